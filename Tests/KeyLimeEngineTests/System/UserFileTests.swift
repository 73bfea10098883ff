import Testing

@testable import KeyLimeEngine

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct UserFileTests {
  private let folder: TemporaryStore

  init() throws { folder = try TemporaryStore() }

  @Test func aFolderIsReadWholeOrNotAtAll() throws {
    #expect(try UserFile.names(inFolder: folder.path).isEmpty)
    try folder.replace("\(folder.path)/a.vcf", with: [1])
    #expect(try UserFile.names(inFolder: folder.path) == ["a.vcf"])
    #expect(throws: FileFault.self) { try UserFile.names(inFolder: "\(folder.path)/a.vcf") }
    #expect(throws: FileFault.self) { try UserFile.names(inFolder: "\(folder.path)/none") }
  }

  @Test func aFileWithoutAnEndIsReadToALimit() throws {
    #expect(try (1000...200_000).contains(UserFile.read("/dev/zero", limit: 1000).count))
  }

  @Test func aLinkStaysOneAndAFileKeepsItsPermissions() throws {
    let (path, link) = ("\(folder.path)/config", "\(folder.path)/link")
    try UserFile.replace(path, with: [1])
    chmod(path, 0o640)
    symlink(path, link)
    try UserFile.replace(link, with: [2, 3])
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
    #expect(lstat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try UserFile.read(link) == [2, 3])
    #expect(try UserFile.names(inFolder: folder.path).sorted() == ["config", "link"])
  }

  @Test func aLinkIsFollowedToWhereNothingIsYet() throws {
    let other = try TemporaryStore()
    let (path, links) = (folder.path, other.path)
    symlink("\(path)/dotfiles/next", "\(links)/config")
    try Folder.make("\(path)/dotfiles")
    symlink("../config.json", "\(path)/dotfiles/next")
    try UserFile.replace("\(links)/config", with: [1])
    #expect(try File("\(path)/config.json", .read).readAll() == [1])
    #expect(try UserFile.names(inFolder: links) == ["config"])
    #expect(try UserFile.read("\(links)/config") == [1])
    symlink("round", "\(path)/round")
    #expect(throws: FileFault("follow", "\(path)/round", code: ELOOP)) {
      try UserFile.replace("\(path)/round", with: [1])
    }
  }

  @Test func missingFoldersAreMade() throws {
    try UserFile.replace("\(folder.path)/a/b/config", with: [1])
    #expect(UserFile.isFolder("\(folder.path)/a/b"))
    #expect(!UserFile.isProgram("\(folder.path)/a/b/config"))
    #expect(UserFile.isProgram("/bin/sh"))
  }
}
