import KeyLimeEngine

/// Names what a run found damaged in the store while it answered from the rest.
struct DamageReport {
  let log: DamageLog

  /// Whether something that was acknowledged is not in the answer.
  var hasLosses: Bool {
    !log.losses.isEmpty || !log.found.isEmpty
      || log.catalogue.contains(where: \.isLoss)
  }

  /// One line for each file.
  var lines: [String] {
    var files: [String] = []
    for loss in log.losses where !files.contains(loss.file) { files.append(loss.file) }
    return files.map(line(of:)) + foundLines + log.catalogue.map(\.words)
      + tightenedLines
      + log.setAside.map { "a command that was cut short never counted; '\($0)' has its bytes" }
  }

  /// One line however many files it is: a folder loses its permissions as a whole.
  private var tightenedLines: [String] {
    guard let first = log.tightened.first else { return [] }
    let more = log.tightened.count - 1
    return [
      more == 0
        ? "'\(first)' was open to other users; now it is yours alone"
        : "'\(first)' and \(more) more were open to other users; now they are yours alone"
    ]
  }

  /// What can be done about it.
  var advice: String {
    let isSetAside =
      log.losses.contains(where: \.damage.isInFile) || log.found.contains(where: \.isMendable)
    return "keylime doctor says what is damaged"
      + (isSetAside ? "; 'doctor --repair' sets it aside" : "")
  }

  private func line(of file: String) -> String {
    let losses = log.losses.filter { $0.file == file }
    if case .missingJournal = losses.first?.damage {
      return "'\(file)' is not here: \(JournalDamage.missingJournal.words)"
    }
    let first = losses.first.map { " at byte \($0.byte): \($0.damage.words)" } ?? ""
    let more = losses.count > 1 ? " (and \(losses.count - 1) more)" : ""
    return "'\(file)' is damaged\(first)\(more)"
  }

  /// One line for each file that an examination found damaged.
  private var foundLines: [String] {
    var paths: [String] = []
    for finding in log.found where !paths.contains(finding.path) { paths.append(finding.path) }
    return paths.map { path in
      let found = log.found.filter { $0.path == path }
      let more = found.count > 1 ? " (and \(found.count - 1) more)" : ""
      return "'\(path)' in the store is damaged: \(found.first?.message ?? "")\(more)"
    }
  }

  /// The failure under `--fail-on-damage`; nil when nothing was lost.
  var failure: Failure? {
    guard hasLosses else { return importFailure }
    return Failure(
      .store, "the answer lacks what cannot be read of this store", code: "store-damaged",
      hints: ["keylime doctor says what is damaged"])
  }

  /// The failure for an import that went on without what it could not read.
  private var importFailure: Failure? {
    let isLossy = log.lostByImport.contains { loss in
      switch loss {
      case .lines, .places, .current(_, nil): true
      case .current, .generation: false
      }
    }
    guard isLossy else { return nil }
    return Failure(
      .store, "some places that were imported before could not be read", code: "store-damaged",
      hints: ["import their sources again"])
  }

  /// What another failure becomes under `--fail-on-damage`: what was not found, or not allowed, may
  /// be in the part that cannot be read.
  func failure(insteadOf other: Failure) -> Failure {
    switch other.kind {
    case .nothingFound, .usage, .refused, .notPermitted:
      guard let failure else { return other }
      // How a command is written stays worth knowing; what to add may be there already.
      let hints = other.kind == .usage ? other.hints : []
      return Failure(
        failure.kind, other.message, code: failure.code, hints: hints + failure.hints)
    case .store, .config, .cancelled, .internalFault, .outputFailed: return other
    }
  }
}

extension Context {
  /// Says at once what an import could not take over of the catalogue before it.
  func report(_ loss: CatalogueLoss) {
    warn("\(loss.words)")
    openedStore?.damage.note(loss)
  }

  /// Names on standard error what was found damaged in this run, whatever the verbosity.
  func report(_ report: DamageReport) {
    let hints = report.hasLosses && gives(.errors) ? [report.advice] : []
    for line in report.lines { sayWarning("\(line)", code: "store-damaged", hints: hints) }
    if printsNotes { for text in hints { hint("\(text)", .errors) } }
  }
}

extension CatalogueDamage {
  fileprivate var words: String {
    switch self {
    case .lostCurrent(let path, let used):
      "'\(path)' was missing; generation \(used) is used, as its folder describes it"
    case .unreadable(let path, let reason):
      "'\(path)' cannot be read: \(reason); places have the names that the journal gives them"
    case .shrunk(let path, let records, let of):
      "'\(path)' has \(records) of the \(of) places that were imported; import them again"
    }
  }
}
