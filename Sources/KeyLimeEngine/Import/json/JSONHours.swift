import OpeningHours

/// Opening hours in one value of JSON: a text, a text for each rule, or what is said of each day.
///
///     {"Mon": [["11:00", "15:00"], ["17:00", "22:00"]], "Tue": "closed"}
///     [{"day": "Monday", "hours": "12 to 11 PM"}, {"dayOfWeek": "Tue", "opens": "11:00", …}]
///     {"open": "09:00", "close": "22:00", "days": ["Mon", "Tue"]}
struct JSONHours {
  /// The hours; nil when there are none, or nobody can read them.
  private(set) var text: String?
  /// What nobody can read of them.
  private(set) var unread: [WrittenWeek.Unread] = []
  private let name: String

  /// - Parameter name: what the value is called.
  init(_ value: JSON, name: String) {
    self.name = name
    let value = value.text.flatMap(PythonLiteral.read) ?? value.plain
    if let elements = value.elements {
      readList(elements)
    } else if value.object != nil {
      readObject(value)
    } else {
      text = PlainObject.text(value)
    }
    if text == nil, unread.isEmpty, Self.saysTimes(value) { unread = [(name, value.compactText)] }
  }

  private mutating func readList(_ elements: [JSON]) {
    let texts = elements.compactMap(\.text)
    if !texts.isEmpty {
      text =
        Self.pair(.array(elements))
        ?? (texts.contains(where: Self.isClock) ? nil : WrittenWeek.joinedTimes(texts))
    } else if elements.contains(where: Self.isOfSchemaOrg) {
      let hours = SchemaOrgHours(specifications: elements)
      text = hours.text
      unread += hours.unread.map { (name, $0.value) }
    } else if let days = Self.daysNamed(inside: elements) {
      readDays(days)
    } else if !elements.isEmpty, elements.allSatisfy({ Self.pair($0) != nil }) {
      text = Self.times(.array(elements))
    } else if (1...3).contains(elements.count), elements.allSatisfy(Self.isSpan) {
      // More of them may be those of a day each.
      text = Self.times(.array(elements))
    } else {
      let values = elements.map(\.plain)
      text = WrittenWeek.joinedDays(values.flatMap { Self.texts(of: $0["text"]) })
      if text == nil, let spans = values.first?["open"]?.elements {
        take(NumberedDays(yelp: spans))
      }
    }
  }

  /// Whether an element is an `OpeningHoursSpecification` of schema.org, which may be of a season only.
  private static func isOfSchemaOrg(_ element: JSON) -> Bool {
    element["@type"]?.text == "OpeningHoursSpecification" || element["validFrom"] != nil
  }

  private mutating func readObject(_ value: JSON) {
    let members = value.object?.members ?? []
    let names = ["weekdaytext", "weekdaydescriptions", "text"]
    for member in members where names.contains(RecordField.folded(member.name)) {
      text = text ?? WrittenWeek.joinedDays(Self.texts(of: member.value))
    }
    // Foursquare has a text for people beside the spans.
    if let spans = value["regular"]?.elements {
      let days = NumberedDays(foursquare: spans)
      if days.unread.isEmpty { text = text ?? days.text }
    }
    if text != nil { return }
    // `{"regularHours": […], "specialHours": […]}`
    if let regular = Self.member(["regularhours", "normalhours", "weeklyhours"], of: value) {
      let hours = JSONHours(regular, name: name)
      (text, unread) = (hours.text, hours.unread)
      return
    }
    readDays(
      FacebookHours.days(members) ?? members.map { ($0.name, $0.value) }, skippingOthers: true)
    if text == nil, let frames = value["timeframes"]?.elements { text = Self.rules(of: frames) }
    if text == nil { text = Self.meals(value) ?? PlainObject.text(value) }
    if text == nil, let ranges = value["timeRanges"]?.elements {
      take(NumberedDays(tomTom: ranges))
    }
    if text == nil, let periods = value["periods"]?.elements { take(NumberedDays(google: periods)) }
    if text == nil, let spans = value["open"]?.elements { take(NumberedDays(yelp: spans)) }
    if text == nil, let spans = value["regular"]?.elements { take(NumberedDays(foursquare: spans)) }
    if text == nil, Self.span(value) != nil {
      if let days = Self.daysNamed(inside: [value]) {
        readDays(days)
      } else if Self.isSpan(value) {
        text = Self.span(value)
      }
    }
  }

  /// Whether a value says when a place opens and closes on all days, as `{"open": "09:00", "close":
  /// "22:00"}`.
  private static func isSpan(_ value: JSON) -> Bool {
    guard member(daysNames, of: value) == nil else { return false }
    return span(value.plain).map { $0 != "off" && (try? Schedule(reading: $0)) != nil } ?? false
  }

  private static let daysNames = [
    "day", "days", "dayofweek", "weekday", "tag", "wochentag", "jour", "día", "dia", "giorno",
    "hari",
    "曜日",
  ]

  /// The rules of an older answer of Foursquare, `{"days": "Mon–Thu", "open": [{"renderedTime":
  /// "11:00 AM–10:00 PM"}]}`; nil when one of them has another shape.
  private static func rules(of frames: [JSON]) -> String? {
    let rules = frames.map { frame -> String? in
      let times = (frame["open"]?.list ?? []).compactMap { $0["renderedTime"]?.text }
      guard let days = frame["days"]?.text, !times.isEmpty else { return nil }
      return "\(days) \(times.joined(separator: ", "))"
    }
    let known = rules.compactMap(\.self)
    return known.count == rules.count ? WrittenWeek.joinedDays(known) : nil
  }

  private mutating func take(_ days: NumberedDays) {
    text = days.text
    unread += days.unread.map { (name, $0) }
  }

  /// Reads what stands under the names of days; what is said of a day more than once adds up.
  private mutating func readDays(
    _ named: [(name: String, value: JSON)], skippingOthers: Bool = false
  ) {
    var entries: [(days: WrittenDays, name: String, values: [JSON])] = []
    let found = DayNames.find(inHours: named.map(\.name))
    // In another language, what else has times may be a day whose name is not known.
    let isForeign = zip(named, found).contains { $1 != nil && WrittenDays($0.name) == nil }
    let skipsTimes = zip(named, found).contains { $1 == nil && Self.saysTimes($0.value) }
    if isForeign, skipsTimes {
      unread += named.filter { Self.saysTimes($0.value) }.map { ($0.name, $0.value.compactText) }
      return
    }
    for (day, days) in zip(named, found) {
      guard let days else {
        if !skippingOthers, Self.saysTimes(day.value) {
          unread.append((day.name, day.value.compactText))
        }
        continue
      }
      if let place = entries.firstIndex(where: { $0.days == days }) {
        entries[place].values.append(day.value)
      } else {
        entries.append((days, day.name, [day.value]))
      }
    }
    var week = WrittenWeek()
    for (days, name, values) in entries {
      Self.add(values.count == 1 ? values[0] : .array(values), under: name, of: days, to: &week)
    }
    text = week.text
    unread += week.unread
  }

  /// The days that each object of a list names, with what it says of them; nil for other lists.
  private static func daysNamed(inside elements: [JSON]) -> [(name: String, value: JSON)]? {
    // SerpApi has an object for each day.
    let single = elements.compactMap { $0.object?.members }.filter { $0.count == 1 }.joined()
    if single.count == elements.count,
      DayNames.find(inHours: single.map(\.name)).contains(where: { $0 != nil })
    {
      return single.map { ($0.name, $0.value) }
    }
    var days: [(name: String, value: JSON)] = []
    for element in elements.map(\.plain) {
      let names = texts(of: member(daysNames + ["name"], of: element))
      guard !names.isEmpty else { return nil }
      let times = member(["hours", "times", "time", "openinghours", "value", "slots"], of: element)
      for name in names { days.append((name, times ?? element)) }
    }
    return days.isEmpty ? nil : days
  }

  private static func member(_ names: [String], of value: JSON) -> JSON? {
    names.lazy.compactMap { name in
      value.object?.members.first { RecordField.folded($0.name) == name }?.value.plain
    }.first
  }

  private static func texts(of value: JSON?) -> [String] {
    value?.plain.list.compactMap(\.text).filter { $0.contains { !$0.isWhitespace } } ?? []
  }

  /// Whether a value says more than yes or no.
  private static func saysTimes(_ value: JSON) -> Bool {
    switch value {
    case .null, .bool: false
    case .number: true
    case .string(let text): text.contains(where: \.isNumber)
    case .array(let elements): elements.contains(where: saysTimes)
    case .object(let object): object.members.contains { saysTimes($0.value) }
    }
  }
}

// MARK: - One day

extension JSONHours {
  /// Adds the times of some days: a text, or spans such as `{"open":"11:00","close":"22:00"}`.
  static func add(
    _ value: JSON, under name: String, of days: WrittenDays, to week: inout WrittenWeek
  ) {
    let value = value.plain
    if value.bool != false, value.object?.members.isEmpty != true {
      // What has another shape is a day that nobody can read.
      week.add(days, name: name, times(value) ?? value.compactText)
    }
  }

  /// The times of a day; nil for what has another shape.
  private static func times(_ value: JSON) -> String? {
    if let pair = pair(value) { return pair }
    // Three clock times or more do not say which of them are ends.
    if value.elements?.compactMap(\.textOrNumber).contains(where: isClock) == true { return nil }
    let times = value.list.map { span($0.plain) ?? pair($0) ?? meals($0) ?? single($0) }
    guard times.allSatisfy({ $0 != nil }) else { return nil }
    return times.compactMap(\.self).joined(separator: ",")
  }

  /// A text, or the one in an object; nil for a list, of which it would be a part.
  private static func single(_ value: JSON) -> String? {
    value.elements == nil ? PlainObject.text(value) : nil
  }

  /// The span of two clock times such as `["11:00","15:00"]`; nil for other values.
  private static func pair(_ value: JSON) -> String? {
    let ends = value.elements?.compactMap(\.plain.textOrNumber) ?? []
    guard ends.count == 2, value.elements?.count == 2, ends.allSatisfy(isClock) else { return nil }
    return ends.joined(separator: "-")
  }

  private static func isClock(_ text: String) -> Bool {
    PublishedTime.minutes(text) != nil || Int(text).map { (0...24).contains($0) } ?? false
  }

  /// The spans of an object such as `{"open":"11:00","close":"22:00"}`, which may have lists of
  /// ends; nil for other values.
  private static func span(_ value: JSON) -> String? {
    guard let object = value.object else { return nil }
    if isClosed(object) { return "off" }
    let ends = [WrittenDays.Part.opens, .closes].map { part in
      WrittenDays.words(for: part).lazy.compactMap { word in
        object.members.first { RecordField.folded($0.name) == word }?.value.plain
      }.map { $0.list.compactMap(PlainObject.text) }.first { !$0.isEmpty } ?? []
    }
    guard !ends[0].isEmpty, ends[0].count == ends[1].count else { return nil }
    let times = zip(ends[0], ends[1]).map { opens, closes in
      [opens, closes].contains(where: DayTimes.isClosed) ? "off" : "\(opens)-\(closes)"
    }.joined(separator: ",")
    guard let pause = pause(in: value) else { return times }
    return (try? Schedule(reading: "\(times), break \(pause)"))?.canonical ?? times
  }

  /// The times of the break that an object says beside its ends: `"break": "15:00-17:00"`, or
  /// `"breakStart": "15:00", "breakEnd": "17:00"`.
  private static func pause(in value: JSON) -> String? {
    if let whole = member(["break", "breaktime", "breaks"], of: value) { return pause(whole) }
    guard let start = member(["breakstart", "breakstarttime"], of: value)?.textOrNumber,
      let end = member(["breakend", "breakendtime"], of: value)?.textOrNumber
    else { return nil }
    return "\(start)-\(end)"
  }

  /// The times of a break: a text, or an object with its ends.
  static func pause(_ value: JSON) -> String? {
    let value = value.list.first?.plain ?? value.plain
    return span(value) ?? value.text
  }

  /// The times of several meals, as in `{"lunch": "11:30-14:00", "dinner": "17:00-22:00"}`; nil for
  /// other values.
  private static func meals(_ value: JSON) -> String? {
    guard let members = value.object?.members, !members.isEmpty,
      members.allSatisfy({ mealNames.contains(RecordField.folded($0.name)) })
    else { return nil }
    let times = members.compactMap { span($0.value.plain) ?? $0.value.plain.text }
      .filter { !$0.trimmed.isEmpty && !DayTimes.isClosed($0) }
    return times.isEmpty ? nil : times.joined(separator: ", ")
  }

  private static let mealNames: Set = [
    "breakfast", "brunch", "lunch", "dinner", "supper", "morning", "afternoon", "evening",
  ]

  /// Whether an object says `"isOpen": false` or `"closed": true`.
  private static func isClosed(_ object: JSONObject) -> Bool {
    object.members.contains { member in
      switch RecordField.folded(member.name) {
      case "isopen", "open": member.value.bool == false
      case "isclosed", "closed": member.value.bool == true
      default: false
      }
    }
  }
}
