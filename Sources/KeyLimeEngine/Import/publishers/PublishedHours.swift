/// Opening hours as other publishers give them, day by day, on their way into OpenStreetMap's
/// syntax.
struct PublishedHours {
  /// The times of one day, by day from Monday (0) to Sunday (6).
  private var days = [[String]](repeating: [], count: 7)

  /// Adds a span of a day.
  ///
  /// - Parameters:
  ///   - day: 0 for Monday to 6 for Sunday.
  ///   - opens: minutes after midnight, 0 to 1439.
  ///   - closes: minutes after midnight, 0 to 1440; at or before `opens` it is on the next day.
  mutating func add(day: Int, opens: Int, closes: Int) {
    guard days.indices.contains(day), (0..<1440).contains(opens), (0...1440).contains(closes) else {
      return
    }
    let isWhole = opens == 0 && (closes == 0 || closes == 1440)
    let end = isWhole || closes == 0 ? 1440 : closes
    days[day].append("\(Self.clock(opens))-\(Self.clock(end))")
  }

  /// Says that nothing is known about a day.
  mutating func addUnknown(day: Int) {
    if days.indices.contains(day) { days[day] = ["unknown"] }
  }

  /// `Mo-Fr 08:00-18:30; Sa 10:00-14:00`; nil when no day has times.
  var text: String? {
    guard days.contains(where: { !$0.isEmpty }) else { return nil }
    if days.allSatisfy({ $0 == ["00:00-24:00"] }) { return "24/7" }
    var rules: [String] = []
    var first = 0
    while first < 7 {
      var last = first
      while last < 6, days[last + 1] == days[first] { last += 1 }
      if !days[first].isEmpty {
        rules.append("\(Self.names(first, last)) \(days[first].joined(separator: ","))")
      }
      first = last + 1
    }
    return rules.joined(separator: "; ")
  }

  private static let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

  private static func names(_ first: Int, _ last: Int) -> String {
    first == last ? names[first] : "\(names[first])\(last == first + 1 ? "," : "-")\(names[last])"
  }

  private static func clock(_ minutes: Int) -> String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return (hour < 10 ? "0\(hour)" : "\(hour)") + (minute < 10 ? ":0\(minute)" : ":\(minute)")
  }
}

extension PublishedHours {
  /// The number of a day whose English name starts with these letters, as in `Monday`, `Mon`, `Mo`
  /// or `https://schema.org/Monday`.
  static func day(named text: String) -> Int? {
    let word = text.split(separator: "/").last.map { $0.lowercased() } ?? ""
    guard word.count >= 2 else { return nil }
    return ["mo", "tu", "we", "th", "fr", "sa", "su"].firstIndex { word.hasPrefix($0) }
  }

  /// Minutes after midnight of `9:0`, `09:30`, `09:30:00` or `0930`.
  static func minutes(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ":")
    let hour: Int?
    let minute: Int?
    if parts.count >= 2 {
      (hour, minute) = (Int(parts[0]), Int(parts[1].prefix(2)))
    } else {
      guard text.count == 4, let number = Int(text) else { return nil }
      (hour, minute) = (number / 100, number % 100)
    }
    guard let hour, let minute, (0...24).contains(hour), (0..<60).contains(minute) else {
      return nil
    }
    return min(hour * 60 + minute, 1440)
  }
}
