import KeyLimeEngine

/// Where the value of a setting comes from, the strongest first.
enum SettingOrigin: String {
  case option, environment, file
  case standard = "default"
}

/// A setting as it counts in this run.
struct EffectiveSetting {
  let key: String
  /// The value; null for a default that is not known.
  let value: JSON
  let origin: SettingOrigin
  /// The variable or option that decides; nil for the file and the default.
  var decider: String?

  /// `environment (KEYLIME_PAGER)`.
  var originWords: String { decider.map { "\(origin.rawValue) (\($0))" } ?? origin.rawValue }
}

/// Finds out which value of each setting counts.
struct SettingOrigins {
  let environment: Environment
  let configuration: Configuration
  /// The money where the user is at home, for which the catalogue may be asked; nil when that is
  /// not known.
  let currencyAtHome: () -> Currency?
  /// The values of the options that override a setting, by its key.
  let options: [String: (option: String, value: JSON)]

  /// Variables that are stronger than the file.
  private static let strong = [
    "home": "KEYLIME_NEAR", "pager": "KEYLIME_PAGER", "overpass": "KEYLIME_OVERPASS",
  ]
  /// Variables that count when the file says nothing.
  private static let weak = ["pager": "PAGER", "timeZone": "TZ"]

  /// The settings that are set, without those in the file that do not count: those of the file,
  /// then those that only an option or a variable of keylime's own sets.
  var set: [EffectiveSetting] {
    let inFile = configuration.settings.map(\.key)
    let others = ConfigKey.all.flatMap(\.keys).sorted().filter { !inFile.contains($0) }
    return inFile.compactMap(counting)
      + others.compactMap(counting).filter { setting in
        setting.origin == .option || setting.decider?.hasPrefix("KEYLIME_") ?? false
      }
  }

  /// The setting as it counts, if an option, a variable or the file sets it; nil for the default
  /// and for a value in the file that does not count.
  func counting(_ key: String) -> EffectiveSetting? {
    let file = configuration[key].flatMap { value in
      (try? ConfigKey(named: key))?.accepts(value) ?? false ? value : nil
    }
    let setting = effective(key, file: file)
    return setting.origin == .standard ? nil : setting
  }

  /// The settings that are set, and all others with their defaults.
  var all: [EffectiveSetting] {
    let set = set
    let known = Set(set.map(\.key))
    return set
      + ConfigKey.all.flatMap(\.keys).filter { !known.contains($0) }.map {
        effective($0, file: nil)
      }
  }

  private func effective(_ key: String, file: JSON?) -> EffectiveSetting {
    if let (option, value) = options[key] {
      return EffectiveSetting(key: key, value: value, origin: .option, decider: option)
    }
    if key == "advice", let advice = environment.advice {
      return EffectiveSetting(
        key: key, value: .bool(advice), origin: .environment, decider: "KEYLIME_ADVICE")
    }
    if let setting = variable(Self.strong, key) { return setting }
    if let file { return EffectiveSetting(key: key, value: file, origin: .file) }
    if let setting = variable(Self.weak, key) ?? color(key) { return setting }
    return EffectiveSetting(key: key, value: standard(key), origin: .standard)
  }

  /// The default as it counts on this system.
  private func standard(_ key: String) -> JSON {
    let found: String? =
      switch key {
      case "units": environment.units.rawValue
      case "currency": (currencyAtHome() ?? environment.currency ?? .usd).code
      case "decimalMark": environment.decimalMark.map { String($0.rawValue) }
      case "timeZone": Platform.systemZoneName ?? "UTC"
      default: configuration.phrases.byKey.first { $0.key == key }?.phrase
      }
    if let found { return .string(found) }
    let setting = try? ConfigKey(named: key)
    return setting?.standardValue ?? .null
  }

  private func variable(_ names: [String: String], _ key: String) -> EffectiveSetting? {
    guard let name = names[key], let value = environment[name] else { return nil }
    // An empty pager is none; otherwise an empty variable is as good as none.
    guard key == "pager" || !value.isEmpty else { return nil }
    return EffectiveSetting(key: key, value: .string(value), origin: .environment, decider: name)
  }

  /// The variables for colour, in the order they decide.
  private func color(_ key: String) -> EffectiveSetting? {
    guard key == "color" else { return nil }
    let choices = [
      ("NO_COLOR", environment.nonEmpty("NO_COLOR") != nil, "never"),
      ("CLICOLOR_FORCE", environment.isOn("CLICOLOR_FORCE"), "always"),
      ("CLICOLOR", environment["CLICOLOR"] == "0", "never"),
    ]
    return choices.first(where: \.1).map {
      EffectiveSetting(key: key, value: .string($0.2), origin: .environment, decider: $0.0)
    }
  }
}
