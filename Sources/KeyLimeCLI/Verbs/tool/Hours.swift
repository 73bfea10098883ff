import Arguments
import KeyLimeEngine

/// `hours`: explains opening hours.
enum Hours: Verb {
  private static let value = Operand(
    "VALUE", value: .text, summary: "Opening hours; - reads one value per line")
  private static let at = Option(
    "at", value: .when, summary: "Time for which to tell the state",
    discussion: ValueType<When>.grammar
      + " Without Z or an offset, the time is in the time zone of the hours.",
    standard: "now")
  private static let country = Option(
    "country",
    value: ValueType(
      "CC[-REGION]", expects: "an ISO 3166 code such as GB or DE-BY", read: countryOrRegion),
    summary: "Country or region whose holidays apply",
    standard: "that of --near, else config 'country'")
  private static let zone = Option(
    "time-zone", value: .text.named("ZONE"), summary: "Time zone of the hours",
    standard: "that of --near, else config 'timeZone', else TZ, else the system's")
  private static let share = Flag("share", summary: "Only count the values that are understood")

  static var spec: CommandSpec {
    CommandSpec(
      name: "hours", group: .tool, summary: "Explain opening hours",
      discussion: """
        Reads the opening hours notation of OpenStreetMap, and many spellings that deviate from it \
        but are unambiguous. Each deviation gives a warning with its position and the corrected \
        value. There is also a warning when a later rule erases hours past midnight. A value that \
        could mean two things is not understood, and its state is unknown.

        Hours on a 12-hour clock without am and pm are read as they are meant when that is clear: \
        9-5 is 09:00-17:00. Hours from the morning until the next day always give a warning.

        --near says where the hours are: its position decides the time zone, the country, and the \
        times of sunrise and sunset, which else count as 06:00 and 18:00. The country decides which days are public holidays; without \
        one, everything that depends on holidays is unknown. Where the regions of a country have \
        different holidays, name the region too: DE-BY, US-TX, ES-CT; --near tells it by the \
        nearest towns. The country also tells the language of short names of weekdays: So is \
        Sunday in Germany.

        There are tables of public holidays for most countries of Europe and the Americas, and for \
        some of Asia, Africa and Oceania. School holidays are known for the states of Germany, \
        2024 to 2030, and of Austria, 2024 to 2028.

        With - as the value, each line of standard input is answered as soon as it is read.

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
      fields: HoursReport.fields + HoursShare.fields, columns: HoursReport.documented,
      exits: [ExitNote(1, "A value is not understood, and --share is not given")],
      seeAlso: ["show", "discover"])
  }

  static func run(_ arguments: ParsedArguments, _ context: Context) throws(Failure) -> Output {
    let reader = try reader(arguments, context)
    let value = try arguments.needed(value)
    if arguments[share] ?? false {
      let values = value == "-" ? try lines(context) : [value]
      let share = HoursShare(of: values, country: reader.place.country)
      return share.count == 0 ? nothing : .record(share.record)
    }
    guard value == "-" else { return output(reader.report(on: value), context) }
    let stream = HoursStream(reader: reader, context: context)
    guard stream.isPossible else { return try listing(reader, context) }
    let count = try stream.run()
    warnOfSun(count, reader, context)
    return answer(count)
  }

  private static var nothing: Output { .nothing(HoursReport.listing([]).whenEmpty()) }

  /// Warns that the times of the sun are not those of any place.
  private static func warnOfSun(_ count: HoursCount, _ reader: HoursReader, _ context: Context) {
    guard count.followsSun, reader.place.coordinate == nil else { return }
    context.warn("without --near, the sun counts as rising at 06:00 and setting at 18:00")
  }

  /// What follows the answers that a stream has printed.
  private static func answer(_ count: HoursCount) -> Output {
    if count.values == 0 { return nothing }
    return count.notUnderstood == 0 ? .shown : .faulty(.shown, .notUnderstood(count))
  }

  private static func listing(_ reader: HoursReader, _ context: Context) throws(Failure) -> Output {
    let reports = try lines(context).map(reader.report)
    var count = HoursCount()
    for report in reports { count.add(report.parsing) }
    warnOfSun(count, reader, context)
    let listing = Output.listing(HoursReport.listing(reports))
    return count.notUnderstood == 0 ? listing : .faulty(listing, .notUnderstood(count))
  }

  private static func output(_ report: HoursReport, _ context: Context) -> Output {
    var count = HoursCount()
    count.add(report.parsing)
    warnOfSun(count, report.reader, context)
    var answer = report.record(width: context.terminal.width, signs: context.terminal.signs)
    answer.hints = report.hints
    let record = Output.record(answer)
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
    let place = clocks.place(
      at: try position(arguments, context), zone: zone, country: arguments[country])
    let moment = arguments[at].map { $0.moment(now: context.moment, in: place.timeZone) }
    return HoursReader(moment: moment ?? context.moment, place: place)
  }

  /// Where the hours are: `--near`, else the config's `home` where that can be resolved.
  private static func position(
    _ arguments: ParsedArguments, _ context: Context
  ) throws(Failure) -> Coordinate? {
    let isTyped = arguments[UserLocation.near] != nil
    let home = try context.configuration().home
    // Without either of them no store is needed.
    guard isTyped || home != nil else { return nil }
    let location = UserLocation(context: context, store: try context.store())
    return isTyped ? try location.knownOrigin(arguments) : try location.home()
  }

  /// The lines of standard input, including empty ones, so that the answers have the same order.
  private static func lines(_ context: Context) throws(Failure) -> [String] {
    var lines: [String] = []
    while let line = try HoursStream.line(of: context) { lines.append(line) }
    return lines
  }

  /// Reads `GB` or `DE-BY`; a region has to be one that its country's table knows.
  private static let countryOrRegion: @Sendable (String) -> String? = { text in
    let parts = text.uppercased().split(separator: "-", maxSplits: 1).map(String.init)
    guard let country = parts.first.flatMap(CountryCodes.assigned) else { return nil }
    guard parts.count == 2 else { return text.hasSuffix("-") ? nil : country }
    let regions = HolidayTable.regions(of: country)
    // Where most regions do not differ, their codes are not in the table.
    let isOther = regions.contains("*") && (1...3).contains(parts[1].utf8.count)
    return isOther || regions.contains(parts[1]) ? "\(country)-\(parts[1])" : nil
  }
}
