#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is under a name, without following a symbolic link.
struct FileStatus {
  enum Kind {
    case regular, folder, link, other
  }

  let kind: Kind
  /// The nine permission bits.
  let permissions: UInt16
  let owner: uid_t
  /// The length in bytes.
  let size: Int
  /// When the content was last changed, in seconds since 1970.
  let modified: Int
  /// When anything about it was last changed, in seconds since 1970: a copy keeps the time of its
  /// content, but not this one.
  let touched: Int

  /// Looks at a path; nil when nothing is there or it cannot be seen.
  init?(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    permissions = UInt16(status.st_mode & 0o777)
    owner = status.st_uid
    size = Int(status.st_size)
    modified = Int(System.modified(status) / 1_000_000_000)
    touched = System.touched(status)
  }

  /// Whether it came here less than a day ago, so that what it belongs to may still be on its way
  /// from another machine; `now` is in milliseconds since 1970.
  func isFresh(at now: Int64) -> Bool { Int64(touched + CalendarDay.seconds) * 1000 > now }

  static func setPermissions(_ permissions: UInt16, of path: String) throws(FileFault) {
    guard chmod(path, mode_t(permissions)) == 0 else { throw FileFault("tighten", path) }
  }

  /// Whether a process left the file that it was writing under a passing name: none of its number
  /// runs here, and nothing was written for an hour.
  ///
  /// In a folder that machines share, the process may run on another one.
  func isAbandoned(by process: Int32) -> Bool {
    kind == .regular && kill(process, 0) != 0 && errno == ESRCH
      && System.secondsSince1970 - modified > 3600
  }
}
