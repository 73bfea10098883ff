import Arguments
import KeyLimeEngine

/// Evaluates values of opening hours for one place and time.
struct HoursReader {
  let moment: Moment
  let place: HoursPlace

  func report(on value: String) -> HoursReport {
    let parsing = HoursSchedule.parse(value, country: place.country)
    return HoursReport(
      value: value, parsing: parsing, opening: Opening(parsing, at: moment, in: place),
      reader: self)
  }
}

/// The answer for one value.
struct HoursReport {
  let value: String
  let parsing: HoursParsing
  let opening: Opening
  let reader: HoursReader

  static let fields: [ResultField] =
    [ResultField("value", type: "string", "The hours as they were given")]
    + OpenStatusFields.declared
    + [
      OpenStatusFields.zone,
      ResultField(
        "canonical", type: "string", "The hours in strict notation; absent if not understood"),
      ResultField("warnings", type: "array of objects", "code, message, position, length, mended"),
      ResultField("problem", type: "object", "message and position, if not understood"),
    ]

  var json: JSONObject {
    var object: JSONObject = ["value": .string(value)]
    object.members += OpenStatusFields.json(opening).members
    object[OpenStatusFields.zone.name] = opening.zoneUsed.map(JSON.string)
    switch parsing {
    case .understood(let schedule, let warnings):
      object["canonical"] = .string(schedule.canonical)
      object["warnings"] = .array(warnings.map(Self.json))
    case .notUnderstood(let problem):
      object["warnings"] = []
      object["problem"] = [
        "message": .string(problem.message), "position": .count(problem.position),
      ]
    }
    return object
  }

  private static func json(_ warning: HoursWarning) -> JSON {
    var object: JSONObject = [
      "code": .string(warning.code.rawValue), "message": .string(warning.message),
      "position": .count(warning.position.lowerBound), "length": .count(warning.position.count),
    ]
    object["mended"] = warning.mended.map(JSON.string)
    return .object(object)
  }

  // MARK: - Lines for a terminal

  func record(width: Int, signs: Signs) -> Record {
    Record(json: json, lines: lines(width: width, signs: signs))
  }

  private func lines(width: Int, signs: Signs) -> [StyledText] {
    let words = OpenStatusWords(opening: opening, moment: reader.moment)
    let state = StyledText(words.whole, opening.state == .open ? .good : .strong)
    switch parsing {
    case .notUnderstood(let problem):
      return pointer(at: problem.position)
    case .understood(let schedule, let warnings):
      let week = WeekChart(schedule, at: reader.moment, in: reader.place)
        .lines(width: width, signs: signs)
      let advice = Self.advice(value, schedule, warnings)
      return [state, ""] + week + (advice.isEmpty ? [] : [""] + advice)
    }
  }

  /// What to add to the command line when holidays matter that are not known.
  var hints: [String] {
    guard case .understood(let schedule, _) = parsing,
      schedule.usesPublicHolidays || schedule.usesSchoolHolidays
    else { return [] }
    guard let country = reader.place.country else {
      let kind = schedule.usesPublicHolidays ? "public" : "school"
      return ["--country CC says whose \(kind) holidays apply"]
    }
    switch opening.basis {
    case .published(.holidaysUnknown(.region)), .published(.holidaysUnknown(.schoolState)): break
    default: return []
    }
    let regions = HolidayTable.regions(of: country).filter { $0.utf8.allSatisfy { $0 > 0x2F } }
    return ["--country \(country)-REGION names the region: \(regions.joined(separator: " "))"]
  }

  /// The value with a mark below the problem.
  private func pointer(at position: Int) -> [StyledText] {
    let before = String(decoding: Array(value.utf8.prefix(position)), as: UTF8.self)
    let blanks = String(repeating: " ", count: DisplayWidth.of(Sanitised.line(before)))
    return ["  \(value)", "  \(blanks)\("^", .caution)"]
  }

  private static func advice(
    _ value: String, _ schedule: HoursSchedule, _ warnings: [HoursWarning]
  ) -> [StyledText] {
    let lines = warnings.messages.map { message -> StyledText in
      "\("warning:", .caution) \(message)"
    }
    let mended = warnings.compactMap(\.mended).last ?? schedule.canonical
    guard mended != value else { return lines }
    return lines + ["\(warnings.isEmpty ? "canonical:" : "corrected:", .hint) \(mended)"]
  }

  static func listing(_ reports: [HoursReport]) -> Listing {
    Listing(
      reports, columns: columns, json: \.json, whenEmpty: Nothing("standard input was empty"))
  }

  static let documented = [
    ResultColumn("STATE", "With -: open, closed or unknown, or not understood"),
    ResultColumn("NEXT", "When the state changes, RFC 3339"),
    ResultColumn("VALUE", "The value as it was given"),
    ResultColumn("CANONICAL", "Its canonical form"),
  ]

  static var columns: [Column<HoursReport>] {
    [
      Column<HoursReport>("STATE") { report in
        guard report.parsing.schedule != nil else { return Cell("not understood", .caution) }
        return Cell(report.opening.state.rawValue)
      },
      Column<HoursReport>("NEXT", rank: 1) { report in
        .text(report.opening.nextChange?.rfc3339(in: report.opening.zone))
      },
      Column<HoursReport>("VALUE", shrinksTo: 20) { Cell($0.value) },
      Column<HoursReport>("CANONICAL", rank: 2, shrinksTo: 20) { report in
        .text(report.parsing.schedule?.canonical)
      },
    ]
  }

  /// Appends columns as a line for a pipe.
  func append(_ columns: [Column<HoursReport>], to line: inout [UInt8], isColored: Bool) {
    let cells = columns.map { $0.cell(self) }
    if isColored {
      line += TabSeparated.coloredLine(cells.map(\.styledRaw)).utf8
      return
    }
    for (number, cell) in cells.enumerated() {
      if number > 0 { line.append(0x09) }
      TabSeparated.append(cell.raw, to: &line)
    }
    line.append(0x0A)
  }
}

extension Failure {
  /// A value that is not understood, with the position of the problem and a hint.
  static func notUnderstood(_ value: String, _ problem: HoursProblem) -> Failure {
    .cannot(
      "understand '\(value)'", reason(problem, in: value), .nothingFound,
      code: "hours-not-understood", hints: [namesPlace(value, problem) ?? advice(problem.kind)])
  }

  /// Some of several values were not understood.
  static func notUnderstood(_ count: HoursCount) -> Failure {
    let values = count.values.counted("value")
    return .cannot(
      "understand the hours", "\(count.notUnderstood) of \(values) cannot be understood",
      .nothingFound, code: "hours-not-understood", hints: [advice(.unexpected)])
  }

  private static func reason(_ problem: HoursProblem, in value: String) -> String {
    let rest = String(decoding: Array(value.utf8.dropFirst(problem.position)), as: UTF8.self)
    let word = rest.prefix { $0 != " " && $0 != ";" }.prefix(20)
    let what = word.isEmpty ? "the text" : "'\(word)'"
    switch problem.kind {
    case .empty: return "it contains no rule"
    case .tooLong: return "it is longer than 4096 bytes"
    case .unexpected:
      if rest.isEmpty { return "it ends too early, at byte \(problem.position)" }
      return "\(what) at byte \(problem.position) has no meaning in this place"
    case .ambiguous: return "\(what) at byte \(problem.position) could mean more than one thing"
    case .outOfRange: return "\(what) at byte \(problem.position) is out of range"
    case .onlyClosed: return "it says when the place is closed, but not when it is open"
    }
  }

  /// What to do where a value is a name rather than hours.
  private static func namesPlace(_ value: String, _ problem: HoursProblem) -> String? {
    guard problem.kind == .unexpected, problem.position == 0, !value.contains(where: \.isNumber)
    else { return nil }
    return
      "write days, then times, as in 'Mo-Fr 09:00-18:00'; keylime show tells the hours of a place"
  }

  private static func advice(_ kind: HoursProblem.Kind) -> String {
    switch kind {
    case .empty, .unexpected:
      "write days, then times, as in 'Mo-Fr 09:00-18:00; Sa 10:00-14:00; PH off'; put other words "
        + "in double quotes"
    case .ambiguous:
      "write days as Mo, Tu, We, times as 09:00-18:00, dates as Dec 24, and a ; between rules"
    case .outOfRange: "times go from 00:00 to 48:00, days of a month to 31, weeks to 53"
    case .onlyClosed:
      "add the times of the other days, as in 'Tu-Su 11:00-22:00; Mo off'; 'Mo off' alone is closed "
        + "on all days"
    case .tooLong: "hours in OpenStreetMap take at most 255 characters"
    }
  }
}
