import Arguments
import KeyLimeEngine

/// A known setting.
///
/// To add a setting, add it to `all`; the `config` verb, `help settings` and completion follow.
struct ConfigKey: Sendable {
  /// The name, such as `units`; `alias.NAME` is a family of keys.
  let name: String
  /// A description in one line.
  let meaning: String
  /// The default, in words.
  let standard: String
  /// The expected value, as the end of the sentence "expected …".
  let expected: String
  private let type: ValueType
  /// The names in a family; empty when any name is allowed.
  private let members: [String]

  private init(
    name: String, meaning: String, standard: String, expected: String, type: ValueType,
    members: [String] = []
  ) {
    (self.name, self.meaning, self.standard) = (name, meaning, standard)
    (self.expected, self.type, self.members) = (expected, type, members)
  }

  private enum ValueType {
    case text
    case words([String])
    case truth
    case matching(@Sendable (String) -> Bool)
    /// A code in any case, and how it is written.
    case code(@Sendable (String) -> String?)
  }

  /// Every setting.
  static let all: [ConfigKey] = [
    ConfigKey(
      name: "home", meaning: "Your location when --near is not given", standard: "not known",
      expected: "coordinates, a saved place or a city", type: .text),
    ConfigKey(
      name: "units", meaning: "The units of distances, also those of --within 2",
      standard: "the locale's",
      expected: "metric or imperial", type: .words(Units.allCases.map(\.rawValue))),
    ConfigKey(
      name: "currency", meaning: "The currency of bills",
      standard: "home's, locale's or USD", expected: "an ISO 4217 code such as EUR",
      type: .code { Currency(writtenAs: $0)?.code }),
    ConfigKey(
      name: "decimalMark", meaning: "The decimal mark in amounts that you type",
      standard: "the locale's", expected: ". or ,", type: .words([".", ","])),
    ConfigKey(
      name: "timeZone", meaning: "Your time zone; a place has its own, from its position",
      standard: "TZ or the system's", expected: "an IANA name such as Europe/London", type: .text),
    ConfigKey(
      name: "country", meaning: "Your country, for holidays where no place is given",
      standard: "unknown", expected: "an ISO 3166 code such as GB",
      type: .code(CountryCodes.assigned)),
    ConfigKey(
      name: "color", meaning: "When to use colour", standard: "auto",
      expected: "auto, always or never", type: .words(ColorChoice.allCases.map(\.rawValue))),
    ConfigKey(
      name: "pager", meaning: "Command that shows long output; empty for none",
      standard: "less", expected: "a shell command", type: .matching { _ in true }),
    ConfigKey(
      name: "advice", meaning: "Whether to print hints", standard: "true",
      expected: "true or false", type: .truth),
    ConfigKey(
      name: "hints.NAME", meaning: "Whether to print hints after changes, empty, errors or pages",
      standard: "true", expected: "true or false", type: .truth,
      members: HintOccasion.allCases.map(\.rawValue)),
    ConfigKey(
      name: "pictures",
      meaning: "Draw pictures that are kept, fetch others too, or never",
      standard: "kept", expected: "kept, fetch or never",
      type: .words(PictureWish.allCases.map(\.rawValue))),
    ConfigKey(
      name: "overpass", meaning: "The Overpass server of import and add",
      standard: OverpassServer.standardAddress, expected: "a web address",
      type: .matching { PictureAddress($0) != nil || $0.hasPrefix("http") }),
    ConfigKey(
      name: "limes.NAME", meaning: "Your phrase for a number of limes, limes.1 to limes.5",
      standard: "keylime's own", expected: "a phrase", type: .text,
      members: (1...5).map(String.init)),
    ConfigKey(
      name: "price.NAME", meaning: "Your phrase for a price level, price.1 to price.4",
      standard: "keylime's own, for dollars", expected: "a phrase such as under £10", type: .text,
      members: (1...4).map(String.init)),
    ConfigKey(
      name: "place.NAME", meaning: "A saved place, for --near NAME", standard: "none",
      expected: "coordinates such as 55.95,-3.19", type: .text),
    ConfigKey(
      name: "alias.NAME", meaning: "A verb of your own; !COMMAND runs a shell", standard: "none",
      expected: "the words that replace NAME", type: .text),
  ]

  /// The names that people who know other tools give to settings.
  private static let otherNames: [(setting: String, names: Set<String>)] = [
    ("home", ["location", "city", "town", "where", "near", "address", "position"]),
    ("timeZone", ["tz", "zone"]), ("advice", ["hints", "hint", "tips"]),
    ("units", ["distance", "distances", "system", "measure"]), ("currency", ["money"]),
    ("decimalMark", ["decimal", "comma"]), ("pictures", ["images", "photos"]),
    ("overpass", ["server"]), ("pager", ["less"]),
  ]

  /// The prefixes of keys with a dot, such as `alias` and `place`.
  static let families: [String] = all.compactMap(\.family)

  /// The allowed values; empty when the value is free text.
  var words: [String] {
    switch type {
    case .words(let words): words
    case .truth: ["true", "false"]
    case .text, .matching, .code: []
    }
  }

  /// The default, as the type of its values; null for one that depends on the system.
  var standardValue: JSON {
    switch type {
    case .truth: .bool(standard == "true")
    case .text: .null
    case .words, .matching, .code: accepts(.string(standard)) ? .string(standard) : .null
    }
  }

  /// The keys that it has: its name, or those of a family with known members.
  var keys: [String] {
    guard let family else { return [name] }
    return members.map { "\(family).\($0)" }
  }

  private var family: String? {
    name.hasSuffix(".NAME") ? String(name.dropLast(".NAME".count)) : nil
  }
}

extension ConfigKey {
  /// Finds the setting for a key.
  ///
  /// Throws `usage` when the key is unknown, with a suggestion, or when an alias would hide a verb.
  init(named key: String) throws(Failure) {
    if key.hasPrefix("alias."), Commands.named(String(key.dropFirst("alias.".count))) != nil {
      throw .cannot(
        "use '\(key)'", "it has the name of a verb", .usage, code: "alias-hides-verb",
        hints: ["give the alias another name"])
    }
    guard let known = Self.all.first(where: { $0.covers(key) }) else {
      throw Failure(
        .usage, "no setting is called '\(key)'", code: "unknown-config-key",
        hints: Self.advice(for: key))
    }
    self = known
  }

  private func covers(_ key: String) -> Bool {
    guard let family else { return key == name }
    guard key.hasPrefix(family + "."), key.count > family.count + 1 else { return false }
    return members.isEmpty || members.contains(String(key.dropFirst(family.count + 1)))
  }

  /// Hints for an unknown key.
  static func advice(for key: String) -> [String] {
    if let dot = key.firstIndex(of: "."), !families.contains(String(key[..<dot])),
      let family = Suggestion.closest(to: String(key[..<dot]), among: families).first
    {
      return ["did you mean '\(family)\(key[dot...])'?"]
    }
    let family = all.first { setting in setting.family.map { key.hasPrefix($0 + ".") } ?? false }
    if let family, !family.members.isEmpty {
      return ["there are only \(family.keys.joined(separator: ", "))"]
    }
    let close = Suggestion.closest(to: key, among: all.map(\.name))
    let meant = otherNames.first { $0.names.contains(key.lowercased()) }?.setting
    if let best = meant ?? close.first { return ["did you mean '\(best)'?"] }
    return ["the settings are \(all.map(\.name).joined(separator: ", "))"]
  }

  /// Turns typed text into a value of a key, which may be one of a family.
  ///
  /// Throws `usage` when the setting does not allow it.
  func value(of text: String, for key: String) throws(Failure) -> JSON {
    let value: JSON =
      switch (type, text) {
      case (.truth, "true"), (.truth, "on"), (.truth, "yes"): true
      case (.truth, "false"), (.truth, "off"), (.truth, "no"): false
      case (.code(let written), _): .string(written(text) ?? text)
      default: .string(text)
      }
    guard accepts(value) else {
      throw .cannot(
        "set \(key) to '\(text)'", "expected \(expected)", .usage, code: "bad-value")
    }
    return value
  }

  /// Whether a value from the file is allowed.
  func accepts(_ value: JSON) -> Bool {
    switch type {
    case .text: value.text.map { !$0.isEmpty } ?? false
    case .words(let words): value.text.map(words.contains) ?? false
    case .truth: value.bool != nil
    case .matching(let matches): value.text.map(matches) ?? false
    case .code(let written): value.text.flatMap(written) != nil
    }
  }
}
