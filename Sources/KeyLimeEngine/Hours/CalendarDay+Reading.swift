extension CalendarDay {
  /// Reads `2026-11-20`, the years 0 to 9999; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let day = Array(text.utf8).withBytes { bytes -> CalendarDay? in
      var reader = DigitReader(bytes)
      guard let day = reader.day(), reader.isAtEnd else { return nil }
      return day
    }
    guard let day else { return nil }
    self = day
  }
}
