import KeyLimeEngine

// Lines that leave out which part of a verb is meant: `contact Eli`, `config home Leith`.
extension Sentence {
  /// What is known of a contact, or the change that is typed of it.
  var contact: [String]? {
    switch words.count {
    case 1: return ["show"] + words
    case 2: return Self.option(for: words[1]).map { ["edit", words[0], $0, words[1]] }
    case 3 where words[0] == "rename": return ["edit", words[1], "--name", words[2]]
    default: return nil
    }
  }

  /// A new contact with a mail address or a telephone number behind the name.
  var newContact: [String]? {
    let name = words.prefix { Self.option(for: $0) == nil }
    let details = words.dropFirst(name.count)
    guard !name.isEmpty, !details.isEmpty else { return nil }
    var command = [name.joined(separator: " ")]
    for detail in details {
      guard let option = Self.option(for: detail) else { return nil }
      command += [option, detail]
    }
    return command
  }

  private static func option(for detail: String) -> String? {
    if detail.contains("@") { return "--email" }
    let digits = detail.count { $0.isNumber }
    return digits > 4 && detail.allSatisfy({ $0.isNumber || "+-()/ ".contains($0) })
      ? "--phone" : nil
  }

  /// A setting that is looked up, or set; nil for a word that is none.
  var setting: [String]? {
    guard let key = words.first else { return nil }
    if let assigned = assignedSetting { return ["set"] + assigned }
    guard (try? ConfigKey(named: key)) != nil else { return nil }
    let value = words.dropFirst().joined(separator: " ")
    return value.isEmpty ? ["get", key] : ["set", key, value]
  }

  /// `home=Leith` as a setting and its value.
  var assignedSetting: [String]? {
    guard words.count == 1 else { return nil }
    let parts = words[0].split(separator: "=", maxSplits: 1).map(String.init)
    return parts.count == 2 && (try? ConfigKey(named: parts[0])) != nil ? parts : nil
  }

  /// The days, the person or the place that a part of the timeline is of.
  var partOfTimeline: [String]? {
    let text = words.joined(separator: " ")
    let folded = Folding.fold(text)
    if folded.hasPrefix("with "), words.count > 1 {
      let people = words.dropFirst().filter { !["and", "&"].contains($0.lowercased()) }
      return ["--with", people.map(Self.withoutComma).joined(separator: ",")]
    }
    if folded.hasPrefix("at "), words.count > 1 {
      return ["--place", words.dropFirst().joined(separator: " ")]
    }
    if folded == "last week" { return ["--since", "1w"] }
    if folded == "this week" { return ["--since", "monday"] }
    if text.count == 4, text.allSatisfy(\.isNumber) { return ["--year", text] }
    if TypedMonth(text) != nil { return ["--month", text] }
    return When.Day(typed: text) == nil ? ["--place", text] : ["--day", text]
  }
}
