extension Store {
  /// Remembers the restaurants of a list, so that `@3` can name its third row.
  ///
  /// The file is `private/last-list`, one id a line. A store that cannot be written forgets
  /// silently: the list itself was shown all the same.
  public func rememberList(_ ids: [RestaurantID]) {
    var bytes: [UInt8] = []
    for id in ids {
      bytes += id.text.utf8
      bytes.append(UInt8(ascii: "\n"))
    }
    try? writeLastList(bytes)
  }

  /// The restaurants of the list last shown, in its order; empty when there was none.
  public func lastList() -> [RestaurantID] {
    guard let bytes = (try? privateFolder.contents("last-list")) ?? nil else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap {
      RestaurantID(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Two lists at once must not mix, but none is worth a flush to the disk.
  private func writeLastList(_ bytes: [UInt8]) throws(FileFault) {
    try createPrivateFolder()
    let temporary = privateFolder.file("last-list.\(System.processIdentifier).tmp")
    try File(temporary, .create).write(bytes)
    try System.rename(temporary, to: privateFolder.file("last-list"))
  }
}
