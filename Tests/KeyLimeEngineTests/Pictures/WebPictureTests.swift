import Testing

@testable import KeyLimeEngine

/// What a store remembers of pictures on the web.
@Suite struct WebPictureTests {
  private static let address = "https://example.org/lunch.png"
  private static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3]
  private let folder: TemporaryStore
  private let photo: PhotoName

  init() throws {
    folder = try TemporaryStore()
    photo = try #require(PhotoName(of: Self.bytes))
  }

  private func note(_ store: Store) throws -> String {
    let folder = store.privateFolder.folder("pictures")
    return folder.file(try #require(try folder.names().first))
  }

  @Test func aKeptPictureIsFoundByItsAddress() throws {
    let store = try Store(at: folder.path)
    #expect(store.webPicture(at: Self.address) == nil)
    try store.keep(Self.bytes, as: photo, from: Self.address)
    let other = try Store(at: folder.path)
    #expect(other.webPicture(at: Self.address) == .kept(photo))
    #expect(other.webPicture(at: Self.address + "?") == nil)
    #expect(FileStatus(try note(store))?.permissions == 0o600)
    #expect(store.examine(now: 0).findings == [])
  }

  @Test func aPictureThatIsGoneIsUnknown() throws {
    let store = try Store(at: folder.path)
    try store.keep(Self.bytes, as: photo, from: Self.address)
    UserFile.remove(store.path(of: photo))
    #expect(store.webPicture(at: Self.address) == nil)
  }

  @Test func aFailureIsRememberedUntilThePictureIsThere() throws {
    let store = try Store(at: folder.path)
    try store.rememberFailure(of: Self.address, "it answered 404", at: 5)
    #expect(store.webPicture(at: Self.address) == .failed(reason: "it answered 404", at: 5))
    try store.keep(Self.bytes, as: photo, from: Self.address)
    #expect(store.webPicture(at: Self.address) == .kept(photo))
  }

  /// A note is checked: it may be damaged, or name a file outside the folder.
  @Test(arguments: [
    "", "{", "[]", #"{"address":"https://example.org/lunch.png"}"#,
    #"{"address":"https://example.org/other.png","photo":"x"}"#,
    #"{"address":"https://example.org/lunch.png","photo":"../../private/session"}"#,
  ])
  func aDamagedNoteIsNone(_ text: String) throws {
    let store = try Store(at: folder.path)
    try store.keep(Self.bytes, as: photo, from: Self.address)
    try folder.replace(note(store), with: Array(text.utf8))
    #expect(store.webPicture(at: Self.address) == nil)
  }

  @Test func aBackupBringsThePictureAndItsAddress() throws {
    let store = try Store(at: folder.path)
    try store.keep(Self.bytes, as: photo, from: Self.address)
    let copy = try TemporaryStore()
    _ = try store.backUp(
      to: "\(copy.path)/backup", withPrivate: true, replica: nil, time: "2026-11-20T20:00:00Z")
    let other = try Store(at: "\(copy.path)/store")
    _ = try other.restore(try Backup(at: "\(copy.path)/backup"), now: 0)
    #expect(other.webPicture(at: Self.address) == .kept(photo))
    #expect(other.examine(now: 0).findings == [])
  }
}
