#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UserFile {
  /// Whether anything has this name, a broken link among them.
  public static func exists(_ path: String) -> Bool { FileStatus(path) != nil }

  /// Makes a folder that is not there yet, for its owner alone.
  ///
  /// Throws ``FileFault`` when it is there, or cannot be made.
  public static func makePrivateFolder(_ path: String) throws(FileFault) {
    guard mkdir(path, 0o700) == 0 else { throw FileFault("create", path) }
  }

  /// Removes a folder with everything in it, following no link; one that is missing is no error.
  ///
  /// Throws ``FileFault`` when something in it cannot be removed.
  public static func removeFolder(_ path: String) throws(FileFault) { try Folder(path).removeAll() }

  /// Gives a file its owner's permissions alone and a new name, durably; never over another file.
  ///
  /// Throws ``FileFault`` when the new name is taken, or the file cannot be used.
  public static func publishPrivate(_ path: String, as new: String) throws(FileFault) {
    try FileStatus.setPermissions(0o600, of: path)
    try File(path, .read).sync()
    guard link(path, new) == 0 else { throw FileFault("create", new) }
    guard unlink(path) == 0 else { throw FileFault("remove", path) }
    if let folder = Folder.above(new) { try Folder(folder).sync() }
  }
}
