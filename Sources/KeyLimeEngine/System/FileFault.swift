#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A failed system call: what was tried, on what, and why it failed.
public struct FileFault: Error, Equatable, Sendable {
  /// What was tried, such as `open` or `replace`.
  public let operation: String
  /// The path, or the name of the stream or program, that it was tried on.
  public let path: String
  /// The C `errno`, or one of the negative codes below.
  let code: Int32

  // Codes of our own; ``reason`` says what they mean.
  static let notRegular: Int32 = -1
  static let link: Int32 = -2
  static let cutShort: Int32 = -3
  static let locked: Int32 = -4
  static let shortened: Int32 = -5
  static let occupied: Int32 = -6
  static let tooLong: Int32 = -7

  /// Makes a fault; without a code it is that of the call that just failed.
  public init(_ operation: String, _ path: String, code: Int32 = errno) {
    (self.operation, self.path, self.code) = (operation, path, code)
  }

  /// Something is longer than anything it could be, or has no end.
  public static func tooLong(_ operation: String, _ path: String) -> FileFault {
    FileFault(operation, path, code: tooLong)
  }

  /// The reason in words, such as `No space left on device`.
  public var reason: String {
    switch code {
    case Self.notRegular: "it is not a regular file"
    case Self.link: "it is a symbolic link, which is not followed inside a store"
    case Self.cutShort: "the disk took only part of it"
    case Self.shortened: "it ends too early"
    case Self.occupied: "something is there already"
    case Self.locked: "another process holds it"
    case Self.tooLong: "it is too long, or has no end"
    default: String(cString: strerror(code))
    }
  }

  /// Whether there is no such file or folder.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  /// Whether a folder that should be empty is not.
  var isOccupied: Bool { code == Self.occupied }
  /// Whether something else is in the place of the file or folder.
  var isMisplaced: Bool { code == Self.notRegular || code == Self.link || code == ENOTDIR }
  /// Whether something of this name is there already.
  public var isExisting: Bool { code == EEXIST }
  /// Whether this user may not do this.
  public var isDenied: Bool { code == EACCES || code == EPERM }
  /// Whether this user, another one of the system, may not look into the folder of the file.
  ///
  /// Where one may, a file that may not be read is no proof that nothing is in it.
  var isBehindClosedFolder: Bool { isDenied && FileStatus(path) == nil }
  /// The file or folder whose permissions are in the way: the first on the way up from the path
  /// that can be seen.
  public var barrier: String {
    var barrier = path
    while FileStatus(barrier) == nil, let folder = Folder.above(barrier) { barrier = folder }
    return barrier
  }
  /// Whether ``barrier`` belongs to this user, who may then change its permissions.
  public var isAtOwnBarrier: Bool { FileStatus(barrier)?.owner == geteuid() }
  /// Whether this user or this file system does not allow writing.
  public var isReadOnly: Bool { isDenied || isOfReadOnlyDisk }
  /// Whether nobody can write there.
  var isOfReadOnlyDisk: Bool { code == EROFS }
  /// Whether another process still had the lock when the time to wait was over.
  public var isLocked: Bool { code == Self.locked }
}

extension FileFault: CustomStringConvertible {
  /// `cannot open '/a/b': No such file or directory`.
  public var description: String { "cannot \(operation) '\(path)': \(reason)" }
}
