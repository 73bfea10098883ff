extension Store {
  /// The admin passcode is kept as one line, its yescrypt hash, in `private/passcode` (mode 0600).
  private static let passcodeFile = "passcode"

  /// Whether a passcode is the one that the owner set.
  ///
  /// It takes as long when none was set. Throws ``StoreError``.
  public func isAdminPasscode(_ typed: Password) throws(StoreError) -> Bool {
    guard let hash = try passcodeHash() else {
      _ = PasswordHash.ofNobody?.matches(typed)
      return false
    }
    return hash.matches(typed)
  }

  /// Whether the hash of a passcode is here; throws ``StoreError`` when its file is damaged.
  public func hasPasscodeHash() throws(StoreError) -> Bool { try passcodeHash() != nil }

  private func passcodeHash() throws(StoreError) -> PasswordHash? {
    let name = Self.passcodeFile
    let bytes = try onDisk { () throws(FileFault) in try privateFolder.contents(name) }
    guard let bytes else { return nil }
    let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard let hash = PasswordHash(line) else {
      throw .damaged(path: privateFolder.file(name), byte: 0, reason: "it is no yescrypt hash")
    }
    return hash
  }

  /// Gets the hash of a passcode ready to take the place of the one before.
  ///
  /// Publish it when the journal says that the passcode is set: a fault before leaves the old one.
  /// Throws ``StoreError`` when the private folder cannot be used.
  public func stagePasscode(_ hash: PasswordHash) throws(StoreError) -> StagedFile {
    try prepareForWriting()
    return try onDisk { () throws(FileFault) in
      try StagedFile(Self.passcodeFile, with: Array("\(hash.text)\n".utf8), in: privateFolder)
    }
  }
}
