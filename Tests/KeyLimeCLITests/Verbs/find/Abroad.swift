import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// Places in Hanoi and Edinburgh, seen from a machine in California: there it is Friday 12:30, in
/// Edinburgh 20:30, and in Hanoi Saturday 03:30.
enum Abroad {
  private static let places = """
    {"id":"pho","name":"Phở Thìn","latitude":21.0301,"longitude":105.8501,"kind":"restaurant",\
    "address":{"street":"13 Phố Lò Đúc"},"openingHours":"Mo-Su 10:00-22:00"}
    {"id":"cafe","name":"Night Café","latitude":21.0312,"longitude":105.8512,"kind":"restaurant",\
    "openingHours":"Mo-Su 22:00-05:00"}
    {"id":"grill","name":"Royal Grill","latitude":55.9497,"longitude":-3.1897,\
    "kind":"restaurant","address":{"street":"192A High Street","city":"Edinburgh",\
    "postcode":"EH1 1RF"},"openingHours":"Mo-Su 10:00-22:00; PH off"}
    {"id":"mosque","name":"Mosque Kitchen","latitude":55.945,"longitude":-3.1854,\
    "kind":"restaurant","address":{"street":"50 Potterrow","city":"Edinburgh",\
    "postcode":"EH8 9BT"},"openingHours":"Mo-Su 11:00-23:00"}
    {"id":"curry","name":"Curry Leaf","latitude":55.9462,"longitude":-3.1843,\
    "kind":"restaurant","address":{"street":"12 Nicolson Street","city":"Edinburgh",\
    "postcode":"EH8 9DS"}}
    {"id":"leith","name":"Leith Grill","latitude":55.9699,"longitude":-3.1701,\
    "kind":"restaurant","address":{"street":"21-25 High Street","city":"Leith",\
    "postcode":"EH6 8HH"}}

    """

  /// Runs in a world that has these places.
  static func with(home: String? = nil, _ body: (FakeWorld) throws -> Void) throws {
    let config = home.map { #"{"home":"\#($0)"}"# } ?? "{}"
    try TemporaryFolder.with(["places.jsonl": places, "config.json": config]) { folder in
      var world = Town.world(folder)
      world.variables["KEYLIME_NOW"] = "2026-11-20T12:30:00-08:00"
      let imported = world.run("import", "\(folder)/places.jsonl")
      try #require(imported.status == 0, "\(imported.errors)")
      try body(world)
    }
  }

  static let hanoi = ["--near", "21.03,105.85"]
}

extension FakeWorld {
  /// One field of each row of a list.
  func column(_ field: String, _ words: [String]) throws -> [String] {
    let rows = try JSON(parsing: run(words + ["--json=\(field)", "-q"]).output).elements ?? []
    return rows.compactMap { $0[field]?.text }
  }
}
