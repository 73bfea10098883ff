extension Store {
  /// The accounts that have a password on this machine; nil for another user of the system, who may
  /// not read `private/` and so cannot know.
  public func accountsWithPassword() throws(StoreError) -> Set<AccountID>? {
    do throws(StoreError) { return Set(try credentials().hashes.keys) } catch {
      if case .file(let fault) = error, fault.isBehindClosedFolder { return nil }
      throw error
    }
  }

  /// Whether a password opens an account.
  ///
  /// It takes as long when there is no such account or it has no password, so that the time tells
  /// nobody which of them is wrong. Throws ``StoreError`` when the private folder cannot be used.
  public func opens(_ account: AccountID?, _ password: Password) throws(StoreError) -> Bool {
    let known = try credentials()
    let hash = account.flatMap { known[$0] }
    let matches = (hash ?? PasswordHash.ofNobody)?.matches(password) ?? false
    return hash != nil && matches
  }

  /// Sets the password of an account, durably.
  ///
  /// Throws ``StoreError`` when the private folder cannot be used.
  public func setPassword(_ hash: PasswordHash, of account: AccountID) throws(StoreError) {
    try stagePassword(hash, of: account).publish()
  }

  /// Gets the password of an account ready to take the place of the one before.
  ///
  /// No other process changes passwords until it is published or given up. Throws ``StoreError``
  /// when the private folder cannot be used.
  public func stagePassword(
    _ hash: PasswordHash, of account: AccountID
  ) throws(StoreError) -> StagedFile {
    try prepareForWriting()
    let lock = try onDisk { () throws(FileFault) in try lockPrivate("credentials.lock") }
    var known = try credentials()
    known[account] = hash
    do throws(FileFault) {
      return try StagedFile(
        Credentials.fileName, with: known.bytes, in: privateFolder, holding: lock)
    } catch { throw .file(error) }
  }

  private func credentials() throws(StoreError) -> Credentials {
    let name = Credentials.fileName
    let bytes = try onDisk { () throws(FileFault) in try privateFolder.contents(name) }
    guard let bytes else { return Credentials() }
    guard let credentials = Credentials(bytes) else {
      throw .damaged(
        path: privateFolder.file(name), byte: 0, reason: "a line does not name an account's hash")
    }
    return credentials
  }
}
