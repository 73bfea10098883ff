extension [String] {
  /// `Eli`, `Eli and Ana`, `Eli, Ana and Bo`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }

  /// `Eli, Ana, Bo`; nil when there are none.
  var commaSeparated: String? { isEmpty ? nil : joined(separator: ", ") }
}
