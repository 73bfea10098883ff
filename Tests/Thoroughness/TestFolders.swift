#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where tests make their folders.
public enum TestFolders {
  /// A folder in memory where there is one with 2 GB to spare, else `/tmp`.
  ///
  /// Every write of the program waits for the disk twice. The tests spend a quarter of their time
  /// in that on an ordinary disk, and none of them learns anything from it.
  public static let parent = hasRoom("/dev/shm") ? "/dev/shm" : "/tmp"

  private static func hasRoom(_ path: String) -> Bool {
    var space = statvfs()
    guard access(path, W_OK | X_OK) == 0, statvfs(path, &space) == 0 else { return false }
    return UInt64(space.f_bavail) * UInt64(space.f_frsize) >= 2 << 30
  }
}
