import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is advised where this user may not read or write the store.
@Suite struct DeniedStoreTests {
  private func hints(_ code: Int32, _ path: String) -> [String] {
    Failure(StoreError.file(FileFault("open", path, code: code))).hints
  }

  @Test func permissionsAreNamedFirst() throws {
    try TemporaryFolder.with(["store/format.json": "{}"]) { folder in
      let store = "\(folder)/store"
      let closed = hints(EACCES, "\(store)/private/session")
      #expect(closed.count == 2)
      #expect(closed.first == "chmod u+rwX \(store) gives you access")
      #expect(closed.last == "choose another store with --store or KEYLIME_STORE")
      let file = hints(EPERM, "\(store)/format.json").first ?? ""
      #expect(file.hasPrefix("chmod u+rwX \(store)/format.json gives"))
      #expect(hints(EROFS, store) == closed.suffix(1))
      // Only root can give a file away, and only root owns `/`.
      if geteuid() == 0 { #expect(chown(store, 65534, 65534) == 0) }
      let foreign = geteuid() == 0 ? store : "/"
      #expect(
        hints(EACCES, foreign).first
          == "'\(foreign)' belongs to another user, who can give you access")
      #expect(hints(EIO, store) == [])
    }
  }
}
