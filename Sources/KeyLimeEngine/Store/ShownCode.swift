/// The codes that were shown here and not redeemed yet, so that they can be shown again.
///
/// The file is `private/codes`, mode 0600, one JSON object a line:
/// `{"hash":"9f86d0…","code":"2BNY1JC04HMA"}`. The journal has the hash only, and a code never
/// leaves the machine. A code is written before its use, so that no use is ever without its code;
/// after a kill between the two there is a code that no use has, which is good for nothing.
extension Store {
  static var codesFile: String { "codes" }

  /// Keeps a code, durably, under its mark.
  ///
  /// Throws ``StoreError`` when the private folder cannot be used.
  public func keep(_ code: DealCode, _ mark: CodeMark) throws(StoreError) {
    try changeCodes { $0[mark] = code.symbols }
  }

  /// Forgets the code of a mark, which was redeemed or never used.
  ///
  /// Throws ``StoreError`` when the private folder cannot be used.
  public func forgetCode(of mark: CodeMark) throws(StoreError) {
    guard try codes()[mark] != nil else { return }
    try changeCodes { $0[mark] = nil }
  }

  /// The code that was shown for a use, grouped as it is shown; nil when it is not known here.
  ///
  /// Codes of 0.1.0 are made again with its key, while that is there. Throws ``StoreError`` when
  /// the private folder cannot be used.
  public func code(
    of use: DealUse, _ deal: DealID, at restaurant: RestaurantID
  ) throws(StoreError) -> ShownCode? {
    if let symbols = try codes()[use.mark], case .short(let code) = try? TypedCode(reading: symbols)
    {
      return ShownCode(text: code.text, symbols: code.symbols)
    }
    guard case .nonce = use.mark, let key = try dealKey() else { return nil }
    return KeyedDealCode(of: deal, at: restaurant, use, key)
      .map { ShownCode(text: $0.text, symbols: $0.symbols) }
  }

  private func changeCodes(
    _ change: (inout [CodeMark: String]) -> Void
  ) throws(StoreError) {
    try prepareForWriting()
    let lock = try onDisk { () throws(FileFault) in try lockPrivate("codes.lock") }
    var known = try codes()
    change(&known)
    let lines = known.map(Self.line).sorted().joined()
    try onDisk { () throws(FileFault) in
      try privateFolder.replace(Self.codesFile, with: Array(lines.utf8), isPrivate: true)
    }
    _ = consume lock
  }

  private static func line(_ mark: CodeMark, _ symbols: String) -> String {
    guard case .hash(let hash) = mark else { return "" }
    var json = JSONObject()
    json.add("hash", hash)
    json.add("code", symbols)
    return JSON.object(json).compactText + "\n"
  }

  private func codes() throws(StoreError) -> [CodeMark: String] {
    let bytes = try onDisk { () throws(FileFault) in try privateFolder.contents(Self.codesFile) }
    var codes: [CodeMark: String] = [:]
    for line in bytes?.split(separator: UInt8(ascii: "\n")) ?? [] {
      guard let json = try? JSON(parsing: Array(line)), let hash = json["hash"]?.text,
        let code = json["code"]?.text
      else {
        throw .damaged(
          path: privateFolder.file(Self.codesFile), byte: 0, reason: "a line is not a code")
      }
      codes[.hash(hash)] = code
    }
    return codes
  }
}

/// A code as it is shown to the till.
public struct ShownCode: Equatable, Sendable {
  /// Its symbols in groups, with the check symbol.
  public let text: String
  /// Its symbols without check symbol, for a QR code.
  public let symbols: String
}
