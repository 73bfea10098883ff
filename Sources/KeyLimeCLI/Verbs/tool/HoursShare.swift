import Arguments
import KeyLimeEngine

/// How many values are understood.
struct HoursShare {
  private let count: Int
  private var understood = 0
  private var warned = 0

  static let fields: [ResultField] = [
    ResultField("values", type: "number", "With --share: how many values there were"),
    ResultField("understood", type: "number", "With --share: how many were understood"),
    ResultField("warned", type: "number", "With --share: how many of them with warnings"),
    ResultField("share", type: "number", "With --share: understood in percent"),
  ]

  init(of values: [String]) {
    count = values.count
    for value in values {
      guard case .understood(_, let warnings) = HoursSchedule.parse(value) else { continue }
      understood += 1
      if !warnings.isEmpty { warned += 1 }
    }
  }

  /// In hundredths of a percent, rounded down, so that only all is 100.
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
