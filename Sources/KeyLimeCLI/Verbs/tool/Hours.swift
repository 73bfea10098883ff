import Arguments
import KeyLimeEngine

/// `hours`: explains opening hours.
enum Hours: Verb {
  static let name = "hours"

  private static let value = Operand(
    "VALUE", value: .text, summary: "Opening hours; - reads one value per line")
  private static let at = Option(
    "at", value: .when, summary: "Time for which to tell the state",
    discussion: ValueType<When>.grammar
      + " Without Z or an offset, the time is in the time zone of the hours.",
    standard: "now")
  private static let country = Option(
    "country", value: ValueType("CC", expects: "an ISO 3166 code such as GB", read: countryCode),
    summary: "Country whose public holidays apply",
    standard: "that of --near, else config 'country'")
  private static let zone = Option(
    "time-zone", value: .text.named("ZONE"), summary: "Time zone of the hours",
    standard: "that of --near, else config 'timeZone', else the system's")
  private static let share = Flag("share", summary: "Only count the values that are understood")

  static var spec: CommandSpec {
    CommandSpec(
      name: name, group: .tool, summary: "Explain opening hours",
      discussion: """
        Reads the opening hours notation of OpenStreetMap, and many spellings that deviate from it \
        but are unambiguous. Each deviation gives a warning with its position and the corrected \
        value. There is also a warning when a later rule erases hours past midnight. A value that \
        could mean two things is not understood, and its state is unknown.

        --near says where the hours are: its position decides the time zone, the country, and the \
        times of sunrise and sunset. The country decides which days are public holidays; without \
        one, everything that depends on holidays is unknown.

        For a value that is not understood, the answer is still printed, with the state unknown \
        and the position of the problem; the error is on standard error.
        """,
      operands: [value.declaration],
      options: [
        at.declaration, country.declaration, zone.declaration, UserLocation.near.declaration,
        share.declaration,
      ],
      examples: [
        Example(
          "hours 'Mo-Fr 8:00-18:00; PH off' --country DE", "What it means, and how to write it"),
        Example("hours 'Fr 20:00-02:00; Sa 10:00-14:00' --at 'saturday 01:00'", "At another time"),
        Example(
          "hours '24 hours' --json=canonical,warnings", "For a script; - reads one value per line"),
      ],
      fields: HoursReport.fields + HoursShare.fields,
      exits: [ExitNote(1, "The value, or none of several values, is understood")],
      seeAlso: ["show", "discover"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let reader = try reader(arguments, context)
    let value = try arguments.needed(value)
    guard value == "-" || arguments[share] ?? false else {
      return output(reader.report(on: value), context)
    }
    let values = value == "-" ? try lines(context) : [value]
    if arguments[share] ?? false { return .record(HoursShare(of: values).record) }
    let listing = Output.listing(HoursReport.listing(values, reader))
    if values.isEmpty || values.contains(where: { HoursSchedule.parse($0).schedule != nil }) {
      return listing
    }
    return .faulty(listing, .noneUnderstood(of: values.count))
  }

  private static func output(_ report: HoursReport, _ context: Context) -> Output {
    let record = Output.record(report.record(width: context.terminal.width))
    guard case .notUnderstood(let problem) = report.parsing else { return record }
    return .faulty(record, .notUnderstood(report.value, problem))
  }

  private static func reader(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> HoursReader {
    let clocks = try context.clocks()
    let zone = try arguments[zone].map { (name) throws(Failure) in
      try context.zone(named: name, kind: .usage)
    }
    var near: Coordinate?
    if let text = arguments[UserLocation.near] {
      near = try UserLocation(context: context, store: try context.store()).point(text)
    }
    let place = clocks.place(at: near, zone: zone, country: arguments[country])
    let moment = arguments[at].map { $0.moment(now: context.moment, in: place.timeZone) }
    return HoursReader(moment: moment ?? context.moment, place: place)
  }

  /// The lines of standard input, including empty ones, so that the answers have the same order.
  private static func lines(_ context: Context) throws(Failure) -> [String] {
    do throws(FileFault) {
      var lines: [String] = []
      while let line = try context.input.readLine() {
        lines.append(line.hasSuffix("\r") ? String(line.dropLast()) : line)
      }
      return lines
    } catch {
      throw .cannot("read standard input", error.reason, .usage, code: "file-unreadable")
    }
  }

  private static let countryCode: @Sendable (String) -> String? = { text in
    let isCode = text.utf8.count == 2 && text.utf8.allSatisfy { (0x41...0x5A).contains($0 & 0xDF) }
    return isCode ? text.uppercased() : nil
  }
}
