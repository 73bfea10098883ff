import Arguments
import KeyLimeEngine

/// The share of values that are understood.
struct HoursShare {
  private let count: Int
  private var understood = 0
  private var warned = 0

  static let fields: [ResultField] = [
    ResultField("values", type: "number", "With --share: number of values"),
    ResultField("understood", type: "number", "With --share: number of values understood"),
    ResultField("warned", type: "number", "With --share: number understood with warnings"),
    ResultField("share", type: "number", "With --share: percentage understood"),
  ]

  init(of values: [String], country: String?) {
    count = values.count
    for value in values {
      guard case .understood(_, let warnings) = HoursSchedule.parse(value, country: country) else {
        continue
      }
      understood += 1
      if !warnings.isEmpty { warned += 1 }
    }
  }

  /// Hundredths of a percent, rounded down, so that 100 % means all.
  private var hundredths: Int { count == 0 ? 10_000 : understood * 10_000 / count }

  var record: Record {
    let share = Double(hundredths) / 100
    var json: JSONObject = [
      "values": .count(count), "understood": .count(understood), "warned": .count(warned),
    ]
    json["share"] = JSONNumber(share).map(JSON.number)
    return Record(
      json: json,
      lines: ["\(understood) of \(count) values understood (\(share) %), \(warned) with warnings"])
  }
}
