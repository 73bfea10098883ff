extension Store {
  /// The account that is logged in here, or nil before anybody did anything.
  ///
  /// The file is `private/session`, one JSON object: `{"account":"k3f9q0d7m2xa"}`. Throws
  /// ``StoreError/damaged(path:byte:reason:)`` when it is not what this program wrote. Another user
  /// of the system, who may not read `private/`, is nobody here.
  public func session() throws(StoreError) -> AccountID? {
    let found: [UInt8]?
    do throws(FileFault) { found = try privateFolder.contents("session") } catch {
      guard error.isBehindClosedFolder else { throw .file(error) }
      return nil
    }
    guard let bytes = found else { return nil }
    guard let json = try? JSON(parsing: bytes), let account = json["account"]?.text,
      let id = AccountID(account)
    else {
      throw .damaged(
        path: privateFolder.file("session"), byte: 0, reason: "it does not name an account")
    }
    return id
  }

  /// As ``session()``, for a command that only asks: a damaged file is noted, and nobody is logged
  /// in.
  public func sessionToAsk() throws(StoreError) -> AccountID? {
    do throws(StoreError) { return try session() } catch {
      guard case .damaged(_, _, let reason) = error else { throw error }
      let words = "\(reason), so nobody is logged in"
      let finding = Finding(.damagedPrivate, "private/session", words)
      if !damage.found.contains(finding) { damage.note([finding]) }
      return nil
    }
  }

  /// Whether the file is there and does not name an account.
  public var isSessionDamaged: Bool {
    do throws(StoreError) { _ = try session() } catch { return error.isDamage }
    return false
  }

  /// Logs an account in, durably.
  ///
  /// Throws ``StoreError`` when the private folder cannot be used.
  public func setSession(_ account: AccountID) throws(StoreError) {
    let line = JSON.object(JSONObject([.init(name: "account", value: .string(account.text))]))
    try onDisk { () throws(FileFault) in
      try privateFolder.make(isPrivate: true)
      try privateFolder.replace(
        "session", with: Array("\(line.compactText)\n".utf8), isPrivate: true)
    }
  }

  /// Logs out: the next thing that anybody does begins a new anonymous account.
  public func endSession() throws(StoreError) {
    try onDisk { () throws(FileFault) in try privateFolder.remove("session") }
  }

  /// Runs `begin` while no other process begins a session, unless one is there already.
  ///
  /// `begin` makes the account and returns its id; of a hundred first commands at once, one does.
  /// Throws ``SessionFault`` when the private folder cannot be used, or with what `begin` throws.
  public func session<Fault: Error>(
    orBegin begin: () throws(Fault) -> AccountID
  ) throws(SessionFault<Fault>) -> AccountID {
    do throws(StoreError) {
      if let account = try session() { return account }
      try prepareForWriting()
    } catch { throw .store(error) }
    let lock: File
    do throws(FileFault) { lock = try lockForSession() } catch { throw .store(.file(error)) }
    return try beginSession(under: lock, begin)
  }

  /// Takes the lock for beginning a session or writing `format.json`, and waits for it.
  ///
  /// Who also needs the journal's takes this one first. It is held as long as the file is open.
  func lockForSession() throws(FileFault) -> File { try lockPrivate("session.lock") }

  private func beginSession<Fault: Error>(
    under lock: borrowing File, _ begin: () throws(Fault) -> AccountID
  ) throws(SessionFault<Fault>) -> AccountID {
    do throws(StoreError) {
      if let account = try session() { return account }
    } catch { throw .store(error) }
    let account: AccountID
    do throws(Fault) { account = try begin() } catch { throw .beginning(error) }
    do throws(StoreError) { try setSession(account) } catch { throw .store(error) }
    return account
  }
}

/// Why a session could not begin.
public enum SessionFault<Fault: Error>: Error {
  /// The store cannot be used.
  case store(StoreError)
  /// The account could not be made.
  case beginning(Fault)
}
