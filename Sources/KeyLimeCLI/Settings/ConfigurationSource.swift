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

  /// Whether hints are given on an occasion; a damaged config switches none off.
  func gives(_ occasion: HintOccasion) -> Bool {
    (quietly ?? Configuration()).gives(occasion, environment)
  }

  /// The line of the file, from 1, where a key stands; nil when that cannot be told.
  func line(of key: String) -> Int? {
    guard let path = try? path(), let bytes = try? UserFile.whole(path, limit: Self.longest) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var line = 0
    for name in key.split(separator: ".", maxSplits: 1) {
      let spelled = JSON.string(String(name)).compactText
      guard let found = lines[line...].firstIndex(where: { $0.contains(spelled) }) else {
        return nil
      }
      line = found
    }
    return line + 1
  }

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
    try write(settings, to: path)
    lock.release()
  }

  /// Replaces all settings, which nobody else changes meanwhile.
  ///
  /// Throws `config` when the file cannot be written.
  func replace(with settings: Configuration) throws(Failure) {
    let path = try path()
    let lock = try lock(path)
    try write(settings, to: path)
    result = .success(settings)
    lock.release()
  }

  private func write(_ settings: Configuration, to path: String) throws(Failure) {
    do throws(FileFault) {
      let text = JSON.object(settings.members).indentedText + "\n"
      try UserFile.replace(path, with: Array(text.utf8))
    } catch { throw Self.unwritable(path, error) }
  }

  private func lock(_ path: String) throws(Failure) -> UserLock {
    do throws(FileFault) { return try UserLock("\(path).lock") } catch {
      throw Self.unwritable(path, error)
    }
  }

  private static func unwritable(_ path: String, _ fault: FileFault) -> Failure {
    .cannot("write the config '\(path)'", fault.reason, .config, code: "config-unwritable")
  }

  /// No config is longer, in bytes.
  private static let longest = 1 << 20

  private func load() throws(Failure) -> Configuration {
    // Without a path the configuration is empty; only writing fails.
    guard let path = try? path() else { return Configuration() }
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try UserFile.whole(path, limit: Self.longest)
    } catch {
      if error.isMissing { return Configuration() }
      throw .cannot("read the config '\(path)'", error.reason, .config, code: "config-unreadable")
    }
    do throws(JSONError) { return try Configuration(parsing: bytes) } catch {
      let line = 1 + bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") }
      throw .cannot(
        "read the config '\(path)'", "line \(line): \(error)", .config, code: "config-damaged",
        hints: ["keylime config edit opens it in your editor"])
    }
  }
}

extension Configuration {
  /// Warnings about the file, each with the key that it is about: unknown keys and values that are
  /// not allowed.
  var complaints: [(key: String, words: String)] {
    settings.compactMap { key, value in
      do throws(Failure) {
        let known = try ConfigKey(named: key)
        return known.accepts(value)
          ? nil : (key, "'\(key)' is ignored: expected \(known.expected)")
      } catch {
        return (key, "\(error.message); \(error.hints.joined(separator: "; "))")
      }
    }
  }
}
