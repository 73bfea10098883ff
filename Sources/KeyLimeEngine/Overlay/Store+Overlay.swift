extension Store {
  /// What people made of restaurants as far as it changes what is seen; none, at the price of one
  /// look, when nobody did anything in this store yet.
  ///
  /// Claims and deals alone leave a restaurant as the catalogue has it.
  func changesOfRestaurants() throws(StoreError) -> [RestaurantState] {
    let journal = journal
    do throws(JournalError) {
      guard try !journal.replicas().isEmpty else { return [] }
      return try journal.read { (state) throws(SnapshotFault) in
        try state.restaurants().filter(\.changesTheCatalogue)
      }
    } catch { throw StoreError(error) }
  }
}

extension RestaurantState {
  fileprivate var changesTheCatalogue: Bool { added != nil || isRemoved || !changes.isEmpty }
}

extension StoreError {
  /// What a journal that cannot be read means for a question about restaurants.
  init(_ error: JournalError) {
    switch error {
    case .damaged(let file, let byte, let damage):
      self = .damaged(path: file, byte: byte, reason: "the journal is not whole (\(damage))")
    case .refused(let file, let operation, let code):
      self = .file(FileFault(operation: operation.rawValue, path: file, code: code))
    case .notWritten(let file, let code), .outcomeUnknown(let file, _, _, let code as Int32?):
      self = .file(FileFault(operation: "write", path: file, code: code ?? 0))
    case .badReplicaFile(let file):
      self = .damaged(path: file, byte: 0, reason: "it names no replica")
    }
  }
}
