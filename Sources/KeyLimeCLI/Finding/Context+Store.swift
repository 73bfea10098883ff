import KeyLimeEngine

extension Context {
  /// The store of this run, whether or not it exists yet.
  ///
  /// Throws `store` when a newer keylime made it or it cannot be read.
  func store() throws(Failure) -> Store {
    let folder = try storeFolder()
    return try asking { () throws(StoreError) in try Store(at: folder) }
  }

  /// Puts a question to the engine and words its failure.
  func asking<Answer>(_ question: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try question() } catch { throw Failure(error) }
  }

  /// Says that nothing was imported yet: once for a store, on standard error.
  func noteSample(_ store: Store) {
    guard verbosity > .quiet, store.isNew(.sample) else { return }
    note("a sample of invented places; 'keylime import FILE' brings your city")
  }
}

extension Failure {
  /// Words what the store could not do.
  init(_ error: StoreError) {
    switch error {
    case .file(let fault):
      let hints =
        fault.isReadOnly ? ["choose another store with --store or KEYLIME_STORE"] : []
      self.init(.store, fault.description, code: "store-unusable", hints: hints)
    case .unknownFormat:
      self.init(
        .store, "cannot use the store: \(error)", code: "store-format",
        hints: ["a newer keylime made it; upgrade keylime, or use --store with another folder"])
    case .damaged(_, let byte, _):
      self.init(
        .store, "cannot use the store: \(error)", code: "store-damaged",
        hints: ["the data before byte \(byte) is whole; import the source again to mend it"])
    case .locked:
      self.init(
        .store, "cannot write the store: \(error)", code: "store-locked",
        hints: ["wait until it is done and try again"])
    }
  }
}
