import Arguments
import KeyLimeEngine

/// The answer to `--json=help`: the JSON fields of a verb.
enum FieldList {
  /// The fields as a listing.
  static func output(_ spec: CommandSpec) -> Output {
    .listing(
      Listing(
        spec.fields,
        columns: [
          Column("FIELD") { Cell($0.name, .strong) },
          Column("TYPE") { Cell($0.type) },
          Column("MEANING", shrinksTo: 20) { Cell($0.summary) },
        ],
        json: {
          ["name": .string($0.name), "type": .string($0.type), "summary": .string($0.summary)]
        },
        whenEmpty: Nothing("'\(spec.name)' has no JSON fields")))
  }
}
