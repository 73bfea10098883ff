/// The times of one day, as a publisher gives them.
struct PublishedDay: Equatable {
  private var spans: [String] = []
  private var isUnknown = false
  private var isClosed = false
  /// When the hours that go on after midnight end, in minutes after it.
  private(set) var lateEnd: Int?

  var isEmpty: Bool { spans.isEmpty && !isUnknown && !isClosed }
  var hasTimes: Bool { !spans.isEmpty }
  var isWhole: Bool { text == "00:00-24:00" }

  /// Adds a span.
  ///
  /// - Parameters:
  ///   - opens: minutes after midnight, 0 to 1439.
  ///   - closes: minutes after midnight, 0 to 1440; at or before `opens` it is on the next day.
  mutating func add(opens: Int, closes: Int) {
    guard (0..<1440).contains(opens), (0...1440).contains(closes) else { return addUnknown() }
    let end = closes == 0 ? 1440 : closes
    spans.append("\(Self.clock(opens))-\(Self.clock(end))")
    if end <= opens { lateEnd = max(lateEnd ?? 0, end) }
  }

  /// Says that the times are not known, or not all of them.
  mutating func addUnknown() { isUnknown = true }

  /// Says that it is closed all day.
  mutating func addClosed() { isClosed = true }

  /// `11:00-14:00,18:00-02:00`, `off` or `unknown`, which is also what is both open and closed.
  var text: String {
    if isUnknown || isClosed && !spans.isEmpty { return "unknown" }
    return isClosed ? "off" : spans.joined(separator: ",")
  }

  static func clock(_ minutes: Int) -> String {
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    return (hour < 10 ? "0\(hour)" : "\(hour)") + (minute < 10 ? ":0\(minute)" : ":\(minute)")
  }
}
