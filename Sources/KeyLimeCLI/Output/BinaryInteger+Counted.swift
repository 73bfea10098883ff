extension BinaryInteger {
  /// The number and what is counted, which takes an `s` in the plural: `1 day`, `3 days`.
  func counted(_ thing: String) -> String { "\(self) \(thing)\(self == 1 ? "" : "s")" }
}
