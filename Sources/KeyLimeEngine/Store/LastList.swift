extension Store {
  /// Remembers the restaurants of a list, so that `@3` can name its third row.
  ///
  /// The memo `last-list` has one id a line, see ``Store/leaveMemo(_:as:)``. The result is false when the store cannot be
  /// written and an older list stays in its place: the rows that people see are then not those that
  /// `@3` names, and they must be told.
  public func rememberList(_ ids: [RestaurantID]) -> Bool {
    var bytes: [UInt8] = []
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
    guard let bytes = memo("last-list") else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      RestaurantID(String(decoding: $0, as: UTF8.self))
    }
  }
}
