import KeyLimeEngine

/// Where the value of a setting comes from, the strongest first.
enum SettingOrigin: String {
  case option, environment, file
  case standard = "default"
}

/// A setting as it counts in this run.
struct EffectiveSetting {
  let key: String
  /// The value; for a default that depends on the system, what it is in words.
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
  /// The values of the options that stand for a setting, by its key.
  let options: [String: (option: String, value: String)]

  /// Variables that are stronger than the file.
  private static let strong = [
    "home": "KEYLIME_NEAR", "pager": "KEYLIME_PAGER", "overpass": "KEYLIME_OVERPASS",
  ]
  /// Variables that count when the file says nothing.
  private static let weak = ["pager": "PAGER", "timeZone": "TZ"]

  /// The settings that are set in the file, without those that do not count.
  var set: [EffectiveSetting] {
    configuration.settings.filter { key, value in
      (try? ConfigKey(named: key))?.accepts(value) ?? false
    }.map { effective($0.key, file: $0.value) }
  }

  /// The settings that are set, and all others with their defaults.
  var all: [EffectiveSetting] {
    let set = set
    let known = Set(set.map(\.key))
    return set
      + ConfigKey.all.filter { !$0.isFamily && !known.contains($0.name) }.map {
        effective($0.name, file: nil)
      }
  }

  private func effective(_ key: String, file: JSON?) -> EffectiveSetting {
    if let (option, value) = options[key] {
      return EffectiveSetting(key: key, value: .string(value), origin: .option, decider: option)
    }
    if key == "advice", environment["KEYLIME_ADVICE"] == "0" {
      return EffectiveSetting(
        key: key, value: false, origin: .environment, decider: "KEYLIME_ADVICE")
    }
    if let setting = variable(Self.strong, key) { return setting }
    if let file { return EffectiveSetting(key: key, value: file, origin: .file) }
    if let setting = variable(Self.weak, key) ?? color(key) { return setting }
    let standard = ConfigKey.all.first { $0.name == key }?.standard ?? ""
    return EffectiveSetting(key: key, value: .string(standard), origin: .standard)
  }

  private func variable(_ names: [String: String], _ key: String) -> EffectiveSetting? {
    guard let name = names[key], let value = environment[name] else { return nil }
    return EffectiveSetting(key: key, value: .string(value), origin: .environment, decider: name)
  }

  /// The variables for colour, in the order in which they decide.
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
