/// One line of the table: something that was measured, and the bars that it is held to.
struct Row {
  let work: String
  var places: Int?
  var events: Int?
  var ours: Times?
  /// The same work done by the sqlite3 shell.
  var peer: Times?
  /// What starting any process took in the same rounds.
  var floor: Times?
  var bars: [Bar] = []

  /// The name by which a bar of this row is known from one run to the next.
  func name(of bar: Bar) -> String {
    let counts = [(places, "places"), (events, "events")].compactMap { count, what in
      count.map { "\(grouped($0)) \(what)" }
    }
    return ([work] + counts + [bar.unit]).joined(separator: ", ")
  }

  static let heading = """
    | work | places | events | median ms | p99 ms | slowest ms | sqlite3 ms | /bin/true ms | \
    measured | bar |
    |---|--:|--:|--:|--:|--:|--:|--:|---|---|
    """

  var markdown: String {
    let cells: [String] = [
      work, places.map(grouped) ?? "", events.map(grouped) ?? "", text(ours?.median),
      text(ours?.p99), text(ours?.slowest), text(peer?.median), text(floor?.median),
      bars.map(\.text).joined(separator: ", "),
      bars.compactMap(\.limitText).joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func text(_ milliseconds: Double?) -> String {
    milliseconds.map(rounded) ?? ""
  }
}

/// A number with two decimals at most.
func rounded(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  if hundredths % 100 == 0 { return grouped(hundredths / 100) }
  return "\(Double(hundredths) / 100)"
}

/// A number with a comma before each three digits.
func grouped(_ number: Int) -> String {
  var (digits, text) = (String(number), "")
  while digits.count > 3 {
    text = ",\(digits.suffix(3))\(text)"
    digits.removeLast(3)
  }
  return digits + text
}
