#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  import Darwin
#endif
extension Platform {
  /// The bytes of a file.
  ///
  /// For a file longer than `limit`, reading stops shortly after `limit` bytes.
  ///
  /// Throws when the file cannot be opened or read.
  static func readFile(_ path: String, limit: Int = .max) throws(SystemError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    while true {
      let chunk = try read(from: descriptor, limit: 1 << 16)
      bytes += chunk
      if chunk.isEmpty || bytes.count > limit { return bytes }
    }
  }

  /// Replaces a file atomically.
  ///
  /// The bytes go to a temporary file, which is then renamed over the target. A symbolic link is
  /// kept. Missing folders are created. Throws when any step fails.
  static func replaceFile(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let target = realPath(of: path) ?? path
    try makeFolder(target.split(separator: "/", omittingEmptySubsequences: false).dropLast())
    let temporary = "\(target).\(getpid()).new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      defer { close(descriptor) }
      try write(bytes, to: descriptor)
      guard fsync(descriptor) == 0, rename(temporary, target) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func makeFolder(_ parts: ArraySlice<Substring>) throws(SystemError) {
    let path = parts.joined(separator: "/")
    guard !path.isEmpty, access(path, F_OK) != 0 else { return }
    try makeFolder(parts.dropLast())
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  /// Whether this is an executable regular file.
  static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && access(path, X_OK) == 0
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
