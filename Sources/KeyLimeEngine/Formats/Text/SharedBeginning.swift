extension String {
  /// How many bytes of UTF-8 two texts have in common at their beginnings.
  public func sharedLength(with other: String) -> Int {
    zip(utf8, other.utf8).prefix { $0 == $1 }.count
  }
}
