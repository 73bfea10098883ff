import KeyLimeEngine

/// The user's configuration: one JSON object whose members keep their order.
///
/// The file, `config.json`:
///
///     {"home": "55.95,-3.19", "units": "metric", "alias": {"tonight": "discover --open-now"}}
///
/// A dot in a key leads into an object (`alias.tonight`). `ConfigKey.all` lists the known keys.
struct Configuration: Equatable {
  private(set) var members: JSONObject

  /// A configuration with these members; empty by default.
  init(_ members: JSONObject = JSONObject()) { self.members = members }

  /// Reads the text of a config file.
  ///
  /// Throws ``JSONError`` when it is no JSON object.
  init(parsing bytes: [UInt8]) throws(JSONError) {
    guard let members = try JSON(parsing: bytes).object else {
      throw JSONError(.unexpectedType(wanted: "an object"), at: 0)
    }
    self.init(members)
  }

  /// The value of a key such as `units` or `alias.tonight`.
  subscript(key: String) -> JSON? {
    get {
      key.split(separator: ".", maxSplits: 1).reduce(JSON.object(members)) { value, name in
        value?[String(name)]
      }
    }
    set { members.set(key.split(separator: ".", maxSplits: 1).map(String.init)[...], newValue) }
  }

  /// All keys that are set, with their values, in the order of the file.
  var settings: [(key: String, value: JSON)] {
    members.members.flatMap { member in
      guard let family = member.value.object else {
        return [(key: member.name, value: member.value)]
      }
      return family.members.map { (key: "\(member.name).\($0.name)", value: $0.value) }
    }
  }
}

extension Configuration {
  /// The user's location when `--near` is not given.
  var home: String? { self["home"]?.text }
  /// The units of distances.
  var units: Units? { self["units"]?.text.flatMap(Units.init) }
  /// The user's country in capitals; nil for a code that is not assigned.
  var country: String? { self["country"]?.text.flatMap(CountryCodes.assigned) }
  /// When to use colour.
  var color: ColorChoice? { self["color"]?.text.flatMap(ColorChoice.init) }
  /// The shell command that shows long output; empty for none.
  var pager: String? { self["pager"]?.text }
  /// Whether to print hints.
  var advice: Bool? { self["advice"]?.bool }
  /// Whether pictures are drawn and fetched.
  var pictures: PictureWish? { self["pictures"]?.text.flatMap(PictureWish.init(rawValue:)) }
  /// The aliases and their expansions.
  var aliases: [(name: String, expansion: String)] {
    (self["alias"]?.object?.members ?? []).compactMap { member in
      member.value.text.map { (name: member.name, expansion: $0) }
    }
  }
}

extension JSONObject {
  fileprivate mutating func set(_ path: ArraySlice<String>, _ value: JSON?) {
    guard let name = path.first else { return }
    guard path.count > 1 else {
      self[name] = value
      return
    }
    var inner = self[name]?.object ?? JSONObject()
    inner.set(path.dropFirst(), value)
    self[name] = inner.members.isEmpty ? nil : .object(inner)
  }
}

extension Configuration {
  /// The words for limes and price levels, in the user's phrases where they are set.
  var phrases: Phrases {
    var phrases = Phrases.standard
    for limes in (1...5).compactMap({ Limes($0) }) {
      if let own = self["limes.\(limes.count)"]?.text { phrases[limes] = own }
    }
    for level in PriceLevel.allCases {
      if let own = self["price.\(level.rawValue)"]?.text { phrases[level] = own }
    }
    return phrases
  }

  /// Why the phrase of a key would be taken for another level; nil when it would not, and for keys
  /// of something else.
  func contradiction(ofPhrase key: String) -> String? {
    let levels = phrases.byKey
    guard let own = levels.first(where: { $0.key == key })?.phrase else { return nil }
    let text = Folding.fold(own.trimmed)
    if !text.isEmpty, text.allSatisfy({ $0.isNumber || ".,+-".contains($0) }) {
      return "a number is no phrase"
    }
    let family = key.prefix { $0 != "." }
    let other = levels.first {
      $0.key != key && $0.key.hasPrefix(family) && Folding.fold($0.phrase.trimmed) == text
    }
    return other.map { "\($0.key) has the phrase '\($0.phrase)'" }
  }
}

extension Phrases {
  /// The phrases, each with its key in the settings.
  var byKey: [(key: String, phrase: String)] {
    (1...5).compactMap { Limes($0) }.map { ("limes.\($0.count)", self[$0]) }
      + PriceLevel.allCases.map { ("price.\($0.rawValue)", self[$0]) }
  }
}

/// When hints are given; each occasion can be switched off by a setting `hints.NAME`.
enum HintOccasion: String, CaseIterable {
  /// After a change: how to take it back.
  case changes
  /// After an empty answer: what else to try.
  case empty
  /// After an error: what is right.
  case errors
  /// Below a page: what else there is.
  case pages
}

extension Configuration {
  /// Whether hints are given on an occasion: `KEYLIME_ADVICE`, else `advice`, allows hints, and
  /// `hints.NAME` does not switch these off.
  func gives(_ occasion: HintOccasion, _ environment: Environment) -> Bool {
    (environment.advice ?? advice) != false && self["hints.\(occasion.rawValue)"]?.bool != false
  }
}
