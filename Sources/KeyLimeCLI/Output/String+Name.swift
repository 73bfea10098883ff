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
}
