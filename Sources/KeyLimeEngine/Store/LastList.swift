extension Store {
  /// Remembers the restaurants of a list, so that `@3` can name its third row.
  ///
  /// `origin` is where its distances were measured from. The memo `last-list` has one id a line, and before them
  /// a line `@55.95,-3.19` with the origin, if there is one; see ``Store/leaveMemo(_:as:)``. The result is false when the store cannot be
  /// written and an older list stays in its place: the rows that people see are then not those that
  /// `@3` names, and they must be told.
  public func rememberList(_ ids: [RestaurantID], from origin: Coordinate? = nil) -> Bool {
    var bytes = origin.map { Array("@\($0)\n".utf8) } ?? []
    for id in ids {
      bytes += id.text.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    do {
      try leaveMemo(bytes, as: "last-list")
      return true
    } catch {
      let older = lastList()
      return older.isEmpty || older == ids
    }
  }

  /// The restaurants of the list last shown, in its order; empty when there was none.
  public func lastList() -> [RestaurantID] {
    lastListLines().compactMap { RestaurantID($0) }
  }

  /// Where the list last shown measured its distances from; nil when it had no distances.
  public func lastListOrigin() -> Coordinate? {
    guard let first = lastListLines().first, first.hasPrefix("@") else { return nil }
    return Coordinate(parsing: String(first.dropFirst()))
  }

  private func lastListLines() -> [String] {
    guard let bytes = memo("last-list") else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}
