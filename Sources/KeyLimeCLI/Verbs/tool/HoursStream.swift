import Arguments
import KeyLimeEngine

/// Answers the values on standard input one by one, as they come.
///
/// The writer may wait for each answer, so every answer is written out before the next line is
/// read.
struct HoursStream {
  let reader: HoursReader
  let context: Context

  /// Whether the format has one line for each value, whatever the others are.
  var isPossible: Bool {
    switch context.format {
    case .ndjson, .template, .ids: true
    case .plain: !context.terminal.outputIsTerminal
    case .json, .geojson: false
    }
  }

  /// Prints the answers; returns how many values there were, and how many are not understood.
  func run() throws(Failure) -> HoursCount {
    var count = HoursCount()
    let renderer = Renderer(format: context.format, terminal: context.terminal, now: context.now)
    let columns = HoursReport.columns
    if case .plain(let header) = context.format, header == true {
      context.output.write(TabSeparated.line(columns.map(\.heading.title)))
    }
    var line: [UInt8] = []
    while let value = try HoursStream.line(of: context) {
      let report = reader.report(on: value)
      count.add(report.parsing)
      if case .plain = context.format {
        line.removeAll(keepingCapacity: true)
        report.append(columns, to: &line, isColored: context.terminal.colorsOutput)
        context.output.write(line)
      } else {
        renderer.print(report.json, at: nil, to: context.output)
      }
      if !context.input.hasLine { context.output.flush() }
    }
    return count
  }

  /// The next line of standard input; nil at its end.
  static func line(of context: Context) throws(Failure) -> String? {
    do throws(FileFault) {
      guard let line = try context.input.readLine() else { return nil }
      return line.hasSuffix("\r") ? String(line.dropLast()) : line
    } catch {
      throw .cannot("read standard input", error.reason, .usage, code: "file-unreadable")
    }
  }
}

/// How many values there were.
struct HoursCount {
  private(set) var values = 0
  private(set) var notUnderstood = 0
  /// Whether one of them begins or ends with the sun.
  private(set) var followsSun = false

  mutating func add(_ parsing: HoursParsing) {
    values += 1
    if parsing.schedule == nil { notUnderstood += 1 }
    if parsing.schedule?.followsSun ?? false { followsSun = true }
  }
}

/// The share of values that are understood.
struct HoursShare {
  let count: Int
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
