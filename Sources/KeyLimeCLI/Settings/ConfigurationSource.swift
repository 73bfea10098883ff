import KeyLimeEngine

/// The config file, read on first use.
final class ConfigurationSource {
  private let environment: Environment
  private var result: Result<Configuration, Failure>?

  /// Reads nothing yet; `environment` decides the path.
  init(_ environment: Environment) { self.environment = environment }

  /// Holds settings that are not in the file.
  init(_ environment: Environment, holding settings: Configuration) {
    self.environment = environment
    result = .success(settings)
  }

  /// The path: `KEYLIME_CONFIG`, `$XDG_CONFIG_HOME/keylime/config.json` or
  /// `~/.config/keylime/config.json`.
  ///
  /// Throws `config` when none of the variables is set.
  func path() throws(Failure) -> String {
    if let path = environment.nonEmpty("KEYLIME_CONFIG") { return path }
    if let folder = environment.folder("XDG_CONFIG_HOME", orHome: ".config") {
      return folder + "/keylime/config.json"
    }
    throw .cannot(
      "find the config", "neither HOME nor XDG_CONFIG_HOME is set", .config,
      code: "no-config-folder", hints: ["name a file with KEYLIME_CONFIG"])
  }

  /// The configuration; empty when there is no file.
  ///
  /// Throws `config` when the file is damaged or cannot be read.
  func read() throws(Failure) -> Configuration {
    let result = result ?? Result { () throws(Failure) in try load() }
    self.result = result
    return try result.get()
  }

  /// The configuration, or nil when it cannot be read.
  ///
  /// For uses where a damaged config does not matter.
  var quietly: Configuration? { try? read() }

  /// Changes the settings, which nobody else changes meanwhile.
  ///
  /// The file is replaced atomically, with one setting per line, unless `change` leaves everything
  /// as it is. Throws `config` when the file cannot be read or written, and what `change` throws.
  func update(_ change: (inout Configuration) throws(Failure) -> Void) throws(Failure) {
    let path = try path()
    let lock = try lock(path)
    let before = try load()
    var settings = before
    try change(&settings)
    result = .success(settings)
    guard settings != before else { return lock.release() }
    do throws(FileFault) {
      let text = JSON.object(settings.members).indentedText + "\n"
      try UserFile.replace(path, with: Array(text.utf8))
    } catch { throw Self.unwritable(path, error) }
    lock.release()
  }

  private func lock(_ path: String) throws(Failure) -> UserLock {
    do throws(FileFault) { return try UserLock("\(path).lock") } catch {
      throw Self.unwritable(path, error)
    }
  }

  private static func unwritable(_ path: String, _ fault: FileFault) -> Failure {
    .cannot("write the config '\(path)'", fault.reason, .config, code: "config-unwritable")
  }

  private func load() throws(Failure) -> Configuration {
    // Without a path the configuration is empty; only writing fails.
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
  /// Warnings about the file: unknown keys and values that are not allowed.
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
