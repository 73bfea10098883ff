import Testing
import Thoroughness

@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct FileTests {
  private let store: TemporaryStore
  private let path: String

  init() throws {
    // What a disk does with the greatest file is the question of one of the tests.
    store = try TemporaryStore(in: "/tmp")
    path = "\(store.path)/file"
  }

  @Test(arguments: [File.Mode.read, .append, .create, .createPrivate, .update])
  func aLinkIsNotFollowed(mode: File.Mode) throws {
    let target = "\(store.path)/target"
    symlink(target, path)
    #expect(throws: FileFault.self) { _ = try File(path, mode) }
    #expect(try Folder.names(in: store.path) == ["file"])
    try store.replace(target, with: [1, 2])
    #expect(throws: FileFault.self) { try File(path, mode).write([3]) }
    #expect(try store.bytes(target) == [1, 2])
  }

  @Test func aLinkIsNamedAsTheReason() throws {
    symlink("/etc/hosts", path)
    #expect {
      _ = try File(path, .read)
    } throws: {
      "\($0)"
        == "cannot open '\(path)': it is a symbolic link, which is not followed inside a store"
    }
    #expect(try !File(path, .follow).readAll().isEmpty)
  }

  @Test func aPipeInPlaceOfAFileIsNotWaitedFor() throws {
    mkfifo(path, 0o600)
    TimeLimits.atMost {
      #expect {
        _ = try Folder(store.path).contents("file")
      } throws: {
        "\($0)" == "cannot read '\(path)': it is not a regular file"
      }
      #expect(throws: FileFault.self) { try File(path, .append).readAll() }
      #expect(throws: FileFault.self) { try File(path, .update).readAll() }
    }
  }

  @Test func onlyWhatIsNotThereIsMissing() throws {
    #expect(try File(ifPresent: path, .read) == nil)
    symlink("\(store.path)/nothing", path)
    #expect(throws: FileFault.self) { try File(ifPresent: path, .read) == nil }
  }

  @Test func bytesBehindTheEndAreNotThere() throws {
    try store.replace(path, with: [1, 2, 3])
    let file = try File(path, .read)
    #expect(try file.read(1..<9) == [2, 3])
    #expect(try file.read(7..<9) == [])
  }

  @Test func writingGoesOnAtTheEnd() throws {
    try File(path, .create).write([1])
    let file = try File(path, .append)
    try file.write([2, 3])
    try file.truncate(to: 2)
    try file.writeAtOnce([4])
    try file.sync()
    #expect(try file.readAll() == [1, 2, 4])
  }

  /// A file of the greatest length but two bytes has room for two of four.
  @Test func aWriteThatIsCutShortIsReported() throws {
    let file = try File(path, .create)
    var (possible, impossible) = (0, Int.max)
    while impossible - possible > 1 {
      let size = possible + (impossible - possible) / 2
      if (try? file.truncate(to: size)) == nil { impossible = size } else { possible = size }
    }
    try file.truncate(to: possible - 2)
    #expect {
      try file.writeAtOnce([1, 2, 3, 4])
    } throws: {
      "\($0)" == "cannot write '\(path)': the disk took only part of it"
    }
    #expect(try file.size() == possible)
    #expect(throws: FileFault.self) { try file.write([5]) }
  }
}
