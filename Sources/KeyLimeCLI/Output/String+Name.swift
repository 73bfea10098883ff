import KeyLimeEngine

extension String {
  /// Throws `usage` when it is no name, because it is empty or blank.
  ///
  /// `action` begins the message, such as `add a contact`.
  func requireName(to action: String) throws(Failure) {
    guard !trimmed.isEmpty else {
      throw .cannot(action, "the name is empty", .usage, code: "empty-name")
    }
  }

  /// Throws `usage` when it is no name, or a word that means whoever types it.
  ///
  /// `action` begins the message, such as `add a contact`.
  func requireNameOfContact(to action: String) throws(Failure) {
    try requireName(to: action)
    guard !BillPeople.isMyWord(self) else {
      throw .cannot(action, "'\(self)' always means yourself", .usage, code: "own-name")
    }
  }
}
