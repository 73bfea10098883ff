extension Schedule {
  /// The schedule in the strict notation of OpenStreetMap, such as `Mo-Fr 09:00-18:00; PH off`.
  ///
  /// Parsing the result gives an equal schedule, without warnings about spelling.
  public var canonical: String {
    var text = ""
    for (index, rule) in rules.enumerated() {
      if index > 0 { text += separator(before: index) }
      text += rule.printed
    }
    return text
  }

  private func separator(before index: Int) -> String {
    switch rules[index].separator {
    case .replacing:
      // Days without times before times without days would be parsed as one rule.
      let isCut = rules[index - 1].isDaysAlone && rules[index].days.isEmpty
      let isJoined = isCut && !rules[index].times.isEmpty && rules[index].state != .closed
      return isJoined ? " open; " : "; "
    case .fallback: return " || "
    case .adding:
      // After bare times or days, a comma would continue the same list, or name their days.
      return rules[index - 1].endsInList(before: rules[index]) ? " open, " : ", "
    }
  }
}

extension Rule {
  var printed: String {
    var parts = days.printedParts
    if !times.isEmpty { parts.append(times.map(\.printed).joined(separator: ",")) }
    switch (state, comment) {
    case (.open, nil): if parts.isEmpty { parts.append("24/7") }
    case (.open, _): parts.append("open")
    case (.closed, _): parts.append("off")
    case (.unknown, nil): parts.append("unknown")
    case (.unknown, _): break
    }
    if let comment { parts.append("\"\(comment)\"") }
    return parts.joined(separator: " ")
  }

  fileprivate var isDaysAlone: Bool {
    state == .open && comment == nil && times.isEmpty && !days.isEmpty
  }

  fileprivate func endsInList(before next: Rule) -> Bool {
    guard state == .open, comment == nil else { return false }
    if times.isEmpty { return !days.isEmpty }
    return next.days.isEmpty || days.isEmpty && next.isDaysAlone
  }
}
