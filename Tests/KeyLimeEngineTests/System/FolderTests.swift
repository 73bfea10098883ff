import Testing

@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FolderTests {
  private let store: TemporaryStore
  private let outside: TemporaryStore
  private let root: Folder

  init() throws {
    (store, outside) = (try TemporaryStore(), try TemporaryStore())
    root = Folder(store.path)
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  // MARK: - Links

  @Test func nothingIsChangedBehindALink() throws {
    try outside.replace("\(outside.path)/kept", with: [1])
    symlink(outside.path, root.file("away"))
    for folder in [root.folder("away"), root.folder("away").folder("below")] {
      #expect(throws: FileFault.self) { try folder.check() }
      #expect(throws: FileFault.self) { try folder.make() }
      #expect(throws: FileFault.self) { try folder.replace("kept", with: [2]) }
      #expect(throws: FileFault.self) { try folder.remove("kept") }
    }
    #expect(throws: FileFault.self) { try root.folder("away").folder("below").removeAll() }
    #expect(try Folder.names(in: outside.path) == ["kept"])
    #expect(try outside.bytes("\(outside.path)/kept") == [1])
  }

  @Test func removingAFolderRemovesLinksAndNotWhereTheyLead() throws {
    try outside.replace("\(outside.path)/kept", with: [1])
    let old = root.folder("old")
    try old.folder("below").make()
    try old.folder("below").replace("file", with: [2])
    symlink(outside.path, old.file("away"))
    symlink(outside.path, root.file("link"))
    try old.removeAll()
    try root.folder("link").removeAll()
    try root.folder("none").removeAll()
    #expect(try root.names() == [])
    #expect(try Folder.names(in: outside.path) == ["kept"])
  }

  @Test func theStoreItselfMayBeReachedThroughALink() throws {
    symlink(store.path, outside.path + "/store")
    let folder = Folder(outside.path + "/store").folder("private")
    try folder.make(isPrivate: true)
    try folder.replace("file", with: [1])
    try folder.sync()
    #expect(try root.folder("private").contents("file") == [1])
  }

  // MARK: - Replacing

  @Test func replacingShowsTheOldOrTheNew() throws {
    try root.replace("file", with: [1])
    let reader = try File(root.file("file"), .read)
    try root.replace("file", withParts: [[2], [3, 4]], isDurable: false)
    #expect(try reader.readAll() == [1])
    #expect(try root.contents("file") == [2, 3, 4])
    #expect(try root.names() == ["file"])
  }

  @Test func aReplacingThatFailsLeavesNothing() throws {
    try root.folder("file").folder("below").make()
    #expect(throws: FileFault.self) { try root.replace("file", with: [1]) }
    #expect(try root.names() == ["file"])
  }

  @Test func whatKilledProcessesLeftIsRemoved() throws {
    let dead = "file.\(Int32.max)-1.tmp"
    let alive = "file.\(getpid())-1.tmp"
    // Of a process of another machine, perhaps.
    let new = "file.\(Int32.max)-2.tmp"
    for name in [dead, alive, "file.tmp", "other.\(Int32.max)-1.tmp"] {
      try store.replace(root.file(name), with: [])
      var times = utimbuf(actime: 1, modtime: time(nil) - 4000)
      #expect(utime(root.file(name), &times) == 0)
    }
    try store.replace(root.file(new), with: [])
    try root.replace("file", with: [1])
    let left = ["file", alive, new, "file.tmp", "other.\(Int32.max)-1.tmp"]
    #expect(try root.names() == left.sorted())
  }

  // MARK: - Removing and listing

  @Test func aMissingFileIsRemovedAlready() throws {
    try root.remove("none")
    try root.folder("none").remove("none")
  }

  @Test func aFolderIsNotRemovedAsAFile() throws {
    try root.folder("folder").folder("below").make()
    #expect {
      try root.remove("folder")
    } throws: {
      [EISDIR, EPERM].contains(($0 as? FileFault)?.code)
    }
    #expect(try root.names() == ["folder"])
  }

  @Test func somethingElseInPlaceOfAFolderIsNoEmptyFolder() throws {
    #expect(try root.folder("journal").names() == [])
    #expect(try root.folder("journal").folder("below").names() == [])
    try store.replace(root.file("journal"), with: [1])
    #expect(throws: FileFault.self) { try root.folder("journal").names() }
    #expect(throws: FileFault.self) { try root.folder("journal").make() }
    symlink("/nowhere", root.file("link"))
    #expect(throws: FileFault.self) { try root.folder("link").visitNames { _ in } }
  }

  /// No file system that can be mounted here refuses to sync folders, but /proc does.
  @Test(.enabled(if: access("/proc/self/fd", R_OK) == 0))
  func aFolderThatCannotBeSyncedIsNoFault() throws {
    let descriptor = open("/proc/self/fd", O_RDONLY)
    defer { close(descriptor) }
    #expect(fsync(descriptor) == -1 && errno == EINVAL)
    try Folder("/proc/self/fd").sync()
  }

  // MARK: - Modes

  @Test(.serialized, arguments: [0o000, 0o022, 0o027, 0o077] as [mode_t])
  func theUmaskNarrowsAndDoesNotWiden(mask: mode_t) throws {
    let before = umask(mask)
    defer { umask(before) }
    try root.removeAll()
    try root.folder("shared").folder("below").make()
    try root.folder("private").make(isPrivate: true)
    try root.replace("replaced", with: [])
    try root.replace("secret", with: [], isPrivate: true)
    _ = try File(root.file("created"), .create)
    _ = try File(root.file("hidden"), .createPrivate)
    _ = try File(root.file("lock"), .update)
    #expect(
      [store.path, root.file("shared"), root.file("shared/below")].allSatisfy {
        mode($0) == 0o755 & ~mask
      })
    #expect(mode(root.file("private")) == 0o700)
    #expect(["replaced", "created"].allSatisfy { mode(root.file($0)) == 0o644 & ~mask })
    #expect(["secret", "hidden", "lock"].allSatisfy { mode(root.file($0)) == 0o600 })
  }

  @Test func aPrivateFolderThatOthersMayReadIsClosed() throws {
    let folder = root.folder("private")
    try folder.make()
    #expect(mode(folder.path) == 0o755)
    try folder.make(isPrivate: true)
    #expect(mode(folder.path) == 0o700)
  }
}
