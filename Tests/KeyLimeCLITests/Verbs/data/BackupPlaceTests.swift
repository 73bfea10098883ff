import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Where a backup may be written: not into what it is of.
@Suite struct BackupPlaceTests {
  @Test(arguments: ["catalogue/2", "journal/x/y", "x.tar.gz", "photos/../bk", "."])
  func aBackupInsideTheStoreIsRefused(place: String) throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "5").status == 0)
      let refused = world.run("backup", "\(world.storePath)/\(place)")
      #expect(refused.status == 4 && refused.errors.contains("it is inside the store"))
      // The name of the store is only the beginning of this one.
      #expect(world.run("backup", "\(world.storePath)2").status == 0)
    }
  }

  @Test(arguments: [
    ("/", "/", true), ("/usr", "/", true), ("/usr/x/y", "/usr", true), ("/usr/", "/usr", true),
    ("/usrx", "/usr", false), ("/usr/../etc", "/usr", false), ("", "/usr", false),
  ]) func pathsAreFollowed(path: String, folder: String, isInside: Bool) {
    #expect(UserFile.isInside(path, folder: folder) == isInside)
  }
}
