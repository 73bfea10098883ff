extension Store {
  /// The admin passcode is kept as one line, its yescrypt hash, in `private/passcode` (mode 0600).
  private static let passcodeFile = "passcode"

  /// Whether a passcode is the one that the owner set.
  ///
  /// It takes as long when none was set. Throws ``StoreError``.
  public func isAdminPasscode(_ typed: Password) throws(StoreError) -> Bool {
    let name = Self.passcodeFile
    let bytes = try onDisk { () throws(FileFault) in try privateFolder.contents(name) }
    guard let bytes else {
      _ = PasswordHash.ofNobody?.matches(typed)
      return false
    }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let hash = PasswordHash(line) else {
      throw .damaged(path: privateFolder.file(name), byte: 0, reason: "it is no yescrypt hash")
    }
    return hash.matches(typed)
  }

  /// Keeps the hash of the passcode, durably, in place of the one before.
  public func keepPasscode(_ hash: PasswordHash) throws(StoreError) {
    try prepareForWriting()
    try onDisk { () throws(FileFault) in
      try privateFolder.replace(
        Self.passcodeFile, with: Array("\(hash.text)\n".utf8), isPrivate: true)
    }
  }
}
