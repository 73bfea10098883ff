#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension File {
  /// Writes a new file beside a path, then gives it the name, so that nobody sees half of it.
  ///
  /// Without permissions all may read it whom the umask allows.
  static func replace(
    _ path: String, with parts: [[UInt8]], permissions: mode_t?, isDurable: Bool
  ) throws(FileFault) {
    let new = try temporary(beside: path, permissions == nil ? .build : .createPrivate)
    do throws(FileFault) {
      if let permissions { new.setPermissions(permissions) }
      for part in parts { try new.write(part) }
      if isDurable { try new.sync() }
      try new.rename(to: path)
    } catch {
      removeName(new.path)
      throw error
    }
  }

  /// Makes a file under a name that nobody can guess.
  static func temporary(
    beside path: String, _ mode: Mode = .createPrivate
  ) throws(FileFault) -> File {
    while true {
      let name = "\(path).\(System.processIdentifier)-\(System.monotonicNanoseconds).tmp"
      do { return try File(name, mode) } catch  where error.isExisting {}
    }
  }

  /// Puts the file, which ``Folder/begin(_:)`` made, in the place of the one that has the name.
  func replace(_ name: String, in folder: Folder) throws(FileFault) {
    try sync()
    try rename(to: folder.file(name))
    try folder.sync()
  }

  private func rename(to path: String) throws(FileFault) {
    guard systemRename(self.path, path) == 0 else { throw FileFault("replace", path) }
  }

  /// Takes a file's name off it, so that it goes away when it is closed.
  static func removeName(_ path: String) { unlink(path) }
}

/// A file outside the store, under a path that the user or the system named.
///
/// Symbolic links are followed.
public enum UserFile {
  /// Removes a file; one that is not there is no fault.
  public static func remove(_ path: String) { unlink(path) }

  /// The bytes of a file, a pipe or a device.
  ///
  /// When that is more than `limit` bytes, or has no end, only some more than `limit` are read.
  /// Throws ``FileFault`` when it cannot be read.
  public static func read(_ path: String, limit: Int = .max) throws(FileFault) -> [UInt8] {
    try File(path, .follow).readToEnd(limit: limit)
  }

  /// The bytes of a file, a pipe or a device that is not longer than `limit` bytes.
  ///
  /// Throws ``FileFault`` when it is, or has no end.
  public static func whole(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    let bytes = try read(path, limit: limit)
    guard bytes.count <= limit else { throw .tooLong("read", path) }
    return bytes
  }

  /// Puts the bytes where a path leads, all of them or none, and makes the folders that are
  /// missing.
  ///
  /// A symbolic link stays one, even where nothing is at its end, and a file keeps its permissions.
  /// Throws ``FileFault`` when it cannot be written; then nothing has changed there.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(FileFault) {
    let target = try end(of: path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    if !isThere, let folder = Folder.above(target) { try Folder.make(folder) }
    let permissions = isThere ? status.st_mode & 0o777 : nil
    try File.replace(target, with: [bytes], permissions: permissions, isDurable: true)
    try Folder.syncName(of: target)
  }

  /// The path at the end of symbolic links, at which nothing need be.
  private static func end(of path: String) throws(FileFault) -> String {
    if let resolved = resolved(path) { return resolved }
    var path = path
    // As many as the system itself follows.
    for _ in 0..<40 {
      guard let target = try target(ofLink: path) else { return path }
      let folder = Folder.above(path) ?? "."
      path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    throw FileFault("follow", path, code: ELOOP)
  }

  /// Where a symbolic link leads; nil for anything else.
  private static func target(ofLink path: String) throws(FileFault) -> String? {
    guard FileStatus(path)?.kind == .link else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { throw FileFault("follow", path) }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// The names in a folder without `.` and `..`, in no particular order.
  ///
  /// Throws ``FileFault`` when it is not a folder, or cannot be read to its end: part of a folder
  /// must not pass for the whole.
  public static func names(inFolder path: String) throws(FileFault) -> [String] {
    try Folder.names(in: path)
  }

  /// The absolute path without symbolic links; nil when nothing is there.
  public static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a path, at which nothing need be yet, leads into a folder or to it.
  public static func isInside(_ path: String, folder: String) -> Bool {
    var known = path
    while resolved(known) == nil, let parent = parent(of: known) { known = parent }
    guard let place = resolved(known), let folder = resolved(folder) else { return false }
    return place == folder || place.hasPrefix(folder == "/" ? folder : folder + "/")
  }

  /// The path without its last step; nil when it has none.
  private static func parent(of path: String) -> String? {
    let steps = path.reversed().drop { $0 == "/" }.drop { $0 != "/" }
    if steps.isEmpty { return path == "." || path.hasPrefix("/") ? nil : "." }
    let parent = String(steps.drop { $0 == "/" }.reversed())
    return parent.isEmpty ? "/" : parent
  }

  /// Whether this is a folder.
  public static func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

  /// The bytes of a regular file, as ``read(_:limit:)`` gives them.
  ///
  /// Throws ``FileFault`` for a pipe, a device or a folder, before it is opened.
  public static func readRegular(_ path: String, limit: Int) throws(FileFault) -> [UInt8] {
    if let kind = kind(of: path), kind != S_IFREG {
      throw FileFault("read", path, code: FileFault.notRegular)
    }
    return try read(path, limit: limit)
  }

  /// Whether this is a regular file that may be run.
  public static func isProgram(_ path: String) -> Bool {
    kind(of: path) == S_IFREG && access(path, X_OK) == 0
  }

  /// Whether anything has this name, a broken link among them.
  public static func exists(_ path: String) -> Bool { FileStatus(path) != nil }

  /// Makes a folder that is not there yet, for its owner alone.
  ///
  /// Throws ``FileFault`` when it is there, or cannot be made.
  public static func makePrivateFolder(_ path: String) throws(FileFault) {
    guard mkdir(path, 0o700) == 0 else { throw FileFault("create", path) }
  }

  /// Makes a folder beside a path for what is packed or unpacked, for its owner alone, and gives
  /// its path.
  ///
  /// First it removes those beside the same path that killed processes left. Throws ``FileFault``
  /// when it cannot be made.
  public static func makeScratchFolder(beside path: String) throws(FileFault) -> String {
    let folder = Folder.above(path) ?? (path.hasPrefix("/") ? "/" : ".")
    for name in (try? names(inFolder: folder)) ?? [] where isAbandoned(name, beside: path) {
      try? removeFolder("\(folder)/\(name)")
    }
    let scratch = "\(path).\(System.processIdentifier)-\(System.monotonicNanoseconds).tmp"
    try makePrivateFolder(scratch)
    return scratch
  }

  /// Whether a name is that of a scratch folder beside a path, made by a process that is gone.
  private static func isAbandoned(_ name: String, beside path: String) -> Bool {
    let start = (path.split(separator: "/").last ?? "") + "."
    guard name.hasPrefix(start), name.hasSuffix(".tmp") else { return false }
    let stamp = name.dropFirst(start.count).dropLast(4).split(separator: "-")
    guard stamp.count == 2, let process = Int32(stamp[0]), process > 0, Int(stamp[1]) != nil
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
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

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

/// A lock between processes, outside the store.
public final class UserLock {
  private let path: String
  private var file: File?

  /// Takes the lock, and waits for it; the folders that are missing are made.
  ///
  /// Throws ``FileFault`` when the file cannot be made, or after ten seconds.
  public init(_ path: String) throws(FileFault) {
    self.path = path
    if let folder = Folder.above(path) { try Folder.make(folder) }
    while true {
      let file = try File(path, .update)
      try file.lock(LockWaiting(limit: 10))
      // The holder before may have removed the file that was waited for.
      if let there = try File(ifPresent: path, .read)?.inode(), try there == file.inode() {
        self.file = consume file
        return
      }
    }
  }

  /// Gives the lock back and removes its file.
  public func release() {
    guard file != nil else { return }
    unlink(path)
    file = nil
  }

  deinit { release() }
}

// A member of `File` hides the C function of the same name.
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }
