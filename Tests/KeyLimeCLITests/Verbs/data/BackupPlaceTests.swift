import Testing

@testable import KeyLimeCLI
@testable import KeyLimeEngine

/// Where a backup may be written: not into what it is of.
@Suite struct BackupPlaceTests {
  @Test(
    arguments: [
      "x.zip", "x.tar", "x.tar.xz", "x.TAR.ZST", "x.tar.bz2", "x.7z", "x.rar", "x.gz",
    ])
  func anotherPackedFileIsRefused(_ name: String) throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "5").status == 0)
      let path = "\(world.folder)/\(name)"
      let refused = world.run("backup", path)
      #expect(refused.status == 2 && refused.errors.contains("a .tar.gz file or a folder"))
      #expect(!UserFile.exists(path))
      try world.write(name, "x")
      let restored = world.run("restore", path)
      #expect(restored.status == 2 && restored.errors.contains("a .tar.gz file or a folder"))
      // Who has made such a folder means it.
      #expect(Platform.runShell("rm '\(path)'; mkdir '\(path)'") == 0)
      #expect(world.run("backup", path).status == 0)
      #expect(world.run("restore", path).status == 0)
    }
  }

  @Test(arguments: ["file/x", "file", "file/x.tar.gz", "nowhere/x.tar.gz"])
  func anImpossiblePlaceIsTheFaultOfTheCommandLine(_ place: String) throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "5").status == 0)
      try world.write("file", "x")
      let path = "\(world.folder)/\(place)"
      let refused = world.run("backup", path)
      #expect(refused.status == 2, "\(refused.errors)")
      #expect(refused.errors.hasPrefix("keylime: cannot use '\(path)': "), "\(refused.errors)")
      #expect(!refused.errors.contains("--store"))
    }
  }

  @Test func standardOutputIsNoPlaceOfABackup() throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "5").status == 0)
      let refused = world.run("backup", "-")
      #expect(refused.status == 2 && refused.errors.contains("a .tar.gz file or a folder"))
    }
  }

  @Test(arguments: ["X.TAR.GZ", "x.Tgz"]) func thePackedFileInCapitalsIsOne(_ name: String) throws {
    try OwnersWorld.with { world in
      #expect(world.run("rate", "bao-house", "5").status == 0)
      let path = "\(world.folder)/\(name)"
      #expect(world.run("backup", path).status == 0)
      #expect(!UserFile.isFolder(path))
      #expect(world.run("restore", path).status == 0)
    }
  }

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
