extension String {
  /// The parts before and behind the first ASCII character that fits; the second is nil without
  /// one.
  func divided(at fits: (Unicode.Scalar) -> Bool) -> (String, String?) {
    guard let index = utf8.firstIndex(where: { $0 < 0x80 && fits(Unicode.Scalar($0)) }) else {
      return (self, nil)
    }
    return (String(self[..<index]), String(self[utf8.index(after: index)...]))
  }
}
