import KeyLimeEngine

/// The config on disk: read once, when something first asks for it.
final class ConfigurationSource {
  private let environment: Environment
  private var result: Result<Configuration, Failure>?

  /// Looks for the config where the environment says.
  init(_ environment: Environment) { self.environment = environment }

  /// `KEYLIME_CONFIG`, `$XDG_CONFIG_HOME/keylime/config.json` or `~/.config/keylime/config.json`.
  ///
  /// Throws `config` when no variable says where it may be.
  func path() throws(Failure) -> String {
    if let path = environment.nonEmpty("KEYLIME_CONFIG") { return path }
    if let folder = environment.folder("XDG_CONFIG_HOME", orHome: ".config") {
      return folder + "/keylime/config.json"
    }
    throw .cannot(
      "find the config", "neither HOME nor XDG_CONFIG_HOME is set", .config,
      code: "no-config-folder", hints: ["name a file with KEYLIME_CONFIG"])
  }

  /// The configuration; that of somebody who has set nothing when there is no file.
  ///
  /// Throws `config` when the file is damaged or cannot be read.
  func read() throws(Failure) -> Configuration {
    let result = result ?? Result { () throws(Failure) in try load() }
    self.result = result
    return try result.get()
  }

  /// The configuration where it is of use but not worth failing for.
  var quietly: Configuration? { try? read() }

  /// Writes a configuration, all of it or nothing, one setting a line.
  ///
  /// Throws `config` when that is not possible.
  func write(_ configuration: Configuration) throws(Failure) {
    let path = try path()
    do throws(FileFault) {
      let text = JSON.object(configuration.members).indentedText + "\n"
      try UserFile.replace(path, with: Array(text.utf8))
    } catch {
      throw .cannot("write the config '\(path)'", error.reason, .config, code: "config-unwritable")
    }
    result = .success(configuration)
  }

  private func load() throws(Failure) -> Configuration {
    // Without a place for a config nothing is configured; only changing it is a fault.
    guard let path = try? path() else { return Configuration() }
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try UserFile.read(path)
    } catch {
      if error.isMissing { return Configuration() }
      throw .cannot("read the config '\(path)'", error.reason, .config, code: "config-unreadable")
    }
    do throws(JSONError) {
      guard let members = try JSON(parsing: bytes).object else {
        throw JSONError(.unexpectedType(wanted: "an object"), at: 0)
      }
      return Configuration(members)
    } catch {
      throw .cannot(
        "read the config '\(path)'", "\(error)", .config, code: "config-damaged")
    }
  }
}

extension Configuration {
  /// What is wrong in the file, one warning each: unknown keys, and values of the wrong kind.
  var complaints: [String] {
    settings.compactMap { key, value in
      do throws(Failure) {
        let known = try ConfigKey(named: key)
        return known.accepts(value)
          ? nil : "'\(key)' is ignored: expected \(known.expected)"
      } catch {
        return "\(error.message); \(error.hints.joined(separator: "; "))"
      }
    }
  }
}
