import KeyLimeEngine

/// `config edit`: opens the settings in the user's editor.
///
/// The editor gets a copy. The settings are replaced only when the copy can be read, so a mistake
/// neither breaks the next command nor loses what was typed.
struct ConfigEdit {
  let context: Context

  /// Runs the editor and takes the settings on.
  ///
  /// Throws `usage` when there is no editor or the text is wrong, and `config` when the file cannot
  /// be written.
  func run() throws(Failure) -> Output {
    let path = try context.configurationPath()
    let editor = try editor()
    let copy = path + ".edit"
    let before = try prepare(copy, from: path)
    try edit(copy, with: editor, keeping: before.isUnfinished)
    let after: [UInt8]
    do throws(FileFault) { after = try UserFile.read(copy) } catch {
      throw .cannot("read '\(copy)'", error.reason, .config, code: "config-unreadable")
    }
    let settings = try checked(after, copy)
    if after == before.text, !before.isUnfinished {
      UserFile.remove(copy)
      return .done(Confirmation(json: ["path": .string(path)], line: "nothing was changed"))
    }
    try context.configurationSource.replace(with: settings)
    UserFile.remove(copy)
    return .done(
      Confirmation(json: ["path": .string(path)], line: "changed the settings in \(path)"))
  }

  /// Writes the copy, unless an earlier one was left because it could not be read.
  private func prepare(
    _ copy: String, from path: String
  ) throws(Failure) -> (text: [UInt8], isUnfinished: Bool) {
    if let text = try? UserFile.read(copy) {
      context.note("going on with the text that could not be used last time")
      return (text, true)
    }
    let text = (try? UserFile.read(path)) ?? Array("{\n}\n".utf8)
    do throws(FileFault) { try UserFile.replace(copy, with: text) } catch {
      throw .cannot("write '\(copy)'", error.reason, .config, code: "config-unwritable")
    }
    return (text, false)
  }

  private func editor() throws(Failure) -> String {
    let chosen = context.environment.nonEmpty("VISUAL") ?? context.environment.nonEmpty("EDITOR")
    guard let editor = chosen ?? (context.isInteractive ? "vi" : nil) else {
      throw Failure(
        .usage, "there is no editor: neither VISUAL nor EDITOR is set", code: "no-program",
        hints: ["keylime config set KEY VALUE changes one setting"])
    }
    return editor
  }

  /// `isUnfinished` says that the copy holds text of an earlier time, which an editor that does not
  /// even start must not lose.
  private func edit(
    _ copy: String, with editor: String, keeping isUnfinished: Bool
  ) throws(Failure) {
    context.output.flush()
    // The variable may hold options, so a shell reads it.
    let words = ["/bin/sh", "-c", "\(editor) \"$1\"", "sh", copy]
    guard let status = try? Platform.runInForeground(words), status == 0 else {
      if !isUnfinished { UserFile.remove(copy) }
      throw .cannot(
        "edit the settings", "'\(editor)' failed; nothing was changed", .cancelled,
        code: "editor-failed",
        hints: isUnfinished ? ["your text is still in '\(copy)'; remove it to begin anew"] : [])
    }
  }

  private func checked(_ text: [UInt8], _ copy: String) throws(Failure) -> Configuration {
    var problems: [String] = []
    do throws(JSONError) {
      let settings = try Configuration(parsing: text)
      problems = settings.complaints.map(\.words)
      problems += settings.settings.compactMap { key, _ in
        settings.contradiction(ofPhrase: key).map { "'\(key)' cannot be used: \($0)" }
      }
      if problems.isEmpty { return settings }
    } catch {
      let line = 1 + text.prefix(error.offset).count { $0 == UInt8(ascii: "\n") }
      problems = ["line \(line): \(error.wording)"]
    }
    throw .cannot(
      "use these settings", problems.joined(separator: "; "), .usage, code: "config-damaged",
      hints: [
        "your text is kept in '\(copy)'; keylime config edit goes on with it",
        "the settings are as they were",
      ])
  }
}
