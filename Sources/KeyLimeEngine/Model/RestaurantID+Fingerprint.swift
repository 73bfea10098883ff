extension RestaurantID {
  /// What the index keeps of an id: see ``Columns``.
  var fingerprint: UInt32 { Self.fingerprint(of: Array(text.utf8)[...]) }

  /// The same of an id that is still UTF-8.
  fileprivate static func fingerprint(of id: ArraySlice<UInt8>) -> UInt32 {
    UInt32(truncatingIfNeeded: id.withBytes { Fingerprint.of($0) })
  }
}

extension SubjectKey {
  /// That of the restaurant whose id is the text behind a prefix of the key.
  func fingerprint(behind prefix: SubjectKey) -> UInt32 {
    RestaurantID.fingerprint(of: bytes[prefix.bytes.count...].dropLast())
  }
}

extension SnapshotLine {
  /// That of the restaurant whose id is the text behind a prefix of the key.
  func fingerprint(behind prefix: SubjectKey) -> UInt32 {
    let start = bytes.startIndex + 1 + prefix.bytes.count
    return RestaurantID.fingerprint(of: bytes[start..<bodyStart - 1])
  }
}
