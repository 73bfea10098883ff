#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder of a store, or a folder inside it.
///
/// The user may reach the store through symbolic links. Inside the store none is followed: what
/// makes, writes or removes files checks each folder on the way to them.
struct Folder {
  /// The path of the store's own folder.
  private let root: String
  /// The folders from there on, down to this one.
  private let steps: [String]

  /// The folder of a store.
  init(_ path: String) { self.init(root: path, steps: []) }

  private init(root: String, steps: [String]) { (self.root, self.steps) = (root, steps) }

  var path: String { steps.last ?? root }

  /// A folder inside this one.
  func folder(_ name: String) -> Folder { Folder(root: root, steps: steps + [file(name)]) }

  /// The path of a file inside this one.
  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Throws when this folder, or one that it is in, is something else, such as a symbolic link.
  func check() throws(FileFault) { try check(steps[...]) }

  private func check(_ steps: ArraySlice<String>) throws(FileFault) {
    for step in steps { _ = try Self.mode(ofStep: step) }
  }

  /// Makes the folder, and those above it, when they are missing, and waits until their names are
  /// on the disk.
  ///
  /// Only the owner may look into a private folder. One that others may look into is corrected.
  func make(isPrivate: Bool = false) throws(FileFault) {
    let permissions: mode_t = isPrivate ? 0o700 : 0o755
    for (step, above) in zip(steps, [root] + steps) {
      if let mode = try Self.mode(ofStep: step) {
        if isPrivate, mode & 0o077 != 0 { chmod(step, permissions) }
      } else {
        try makeRoot()
        try Self.make(step, permissions: permissions)
        try Folder(above).sync()
      }
    }
  }

  /// Makes the folder of the store, and waits until its name is on the disk, and the names of those
  /// above it that were missing: else a crash could lose the store with all that was written in it.
  private func makeRoot() throws(FileFault) {
    var missing: [String] = []
    var next: String? = root
    while let path = next, Self.mode(of: path) == nil {
      missing.append(path)
      next = Self.above(path)
    }
    try Self.make(root)
    for path in missing.reversed() {
      let above = Self.above(path) ?? (path.hasPrefix("/") ? "/" : ".")
      do { try Folder(above).sync() } catch  where error.code == EACCES {
        // One may be allowed to make a folder where one may not list any.
      }
    }
  }

  /// Waits until the names in this folder are on the disk.
  func sync() throws(FileFault) { try File(path, .follow).syncNames() }

  // MARK: - Reading

  /// The names of what is inside, sorted; none when the folder is missing.
  func names() throws(FileFault) -> [String] {
    do { return try Self.names(in: path).sorted() } catch  where error.isMissing {
      return isMissing(error) ? [] : try Self.names(in: path).sorted()
    }
  }

  /// Calls `body` with the bytes of each name in the folder, `.` and `..` among them.
  func visitNames(_ body: (ByteView) -> Void) throws(FileFault) {
    do { try Self.visitNames(in: path, body) } catch  where error.isMissing {
      if !isMissing(error) { try Self.visitNames(in: path, body) }
    }
  }

  /// Whether the folder is missing, rather than something else in its place.
  ///
  /// Another process may make it between the two looks; then it is there to be listed.
  private func isMissing(_ fault: FileFault) -> Bool {
    fault.isMissing && Self.mode(of: path) == nil
  }

  /// The contents of a file, or nil when there is none.
  func contents(_ name: String) throws(FileFault) -> [UInt8]? {
    guard let file = try File(ifPresent: file(name), .read) else { return nil }
    return try file.readAll()
  }

  // MARK: - Changing

  /// Writes a file so that readers see either the old contents or all of the new.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - parts: The new contents, in parts that need not be joined.
  ///   - isPrivate: Whether only the owner may read it.
  ///   - isDurable: Whether to wait until it is on the disk. What checks itself need not be.
  func replace(
    _ name: String, withParts parts: [[UInt8]], isPrivate: Bool = false, isDurable: Bool = true
  ) throws(FileFault) {
    try check()
    removeStrays(of: name)
    let permissions: mode_t? = isPrivate ? 0o600 : nil
    try File.replace(file(name), with: parts, permissions: permissions, isDurable: isDurable)
    if isDurable { try sync() }
  }

  /// As above, with the contents in one part.
  func replace(
    _ name: String, with bytes: [UInt8], isPrivate: Bool = false, isDurable: Bool = true
  ) throws(FileFault) {
    try replace(name, withParts: [bytes], isPrivate: isPrivate, isDurable: isDurable)
  }

  /// Starts the new contents of a file, which readers see after ``File/replace(_:in:)``.
  func begin(_ name: String) throws(FileFault) -> File {
    try check()
    removeStrays(of: name)
    return try File.temporary(beside: file(name), .build)
  }

  /// Removes the new contents of a file that killed processes did not give its name.
  private func removeStrays(of name: String) {
    for stray in (try? names()) ?? [] where stray.hasPrefix("\(name).") && stray.hasSuffix(".tmp") {
      let process = stray.dropFirst(name.count + 1).prefix { $0 != "-" }
      guard let process = Int32(process), let status = FileStatus(file(stray)),
        status.isAbandoned(by: process)
      else { continue }
      unlink(file(stray))
    }
  }

  /// Removes a file; one that is missing is no error.
  func remove(_ name: String) throws(FileFault) {
    try check()
    guard unlink(file(name)) == 0 || errno == ENOENT else { throw FileFault("remove", file(name)) }
  }

  /// Whether there is something under its name.
  var exists: Bool { Self.mode(of: path) != nil }

  /// Removes the folder when nothing is in it; false when it stays.
  func removeIfEmpty() -> Bool {
    guard (try? check(steps.dropLast())) != nil else { return false }
    return rmdir(path) == 0
  }

  /// Removes the folder with everything in it.
  ///
  /// A symbolic link is removed itself, in the place of the folder and inside it.
  func removeAll() throws(FileFault) {
    try check(steps.dropLast())
    try Self.removeAll(path)
  }

  private static func removeAll(_ path: String) throws(FileFault) {
    guard let mode = mode(of: path) else { return }
    let removed: Int32
    if mode & S_IFMT == S_IFDIR {
      for name in try names(in: path) { try removeAll("\(path)/\(name)") }
      removed = rmdir(path)
    } else {
      removed = unlink(path)
    }
    guard removed == 0 || errno == ENOENT else { throw FileFault("remove", path) }
  }

  /// The kind and permissions of a folder; nil when it is missing.
  private static func mode(ofStep path: String) throws(FileFault) -> mode_t? {
    guard let mode = mode(of: path) else { return nil }
    guard mode & S_IFMT == S_IFDIR else {
      let isLink = mode & S_IFMT == S_IFLNK
      throw FileFault("open", path, code: isLink ? FileFault.link : ENOTDIR)
    }
    return mode
  }

  private static func mode(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode : nil
  }
}

// MARK: - Any folder

extension Folder {
  /// Makes a folder, and those above it, when they are missing; it follows symbolic links.
  ///
  /// The umask may take permissions away.
  static func make(_ path: String, permissions: mode_t = 0o755) throws(FileFault) {
    var made = mkdir(path, permissions)
    if made != 0, errno == ENOENT, let above = above(path) {
      try make(above)
      made = mkdir(path, permissions)
    }
    guard made == 0 else {
      if errno == EEXIST { return }
      throw FileFault("create", path)
    }
  }

  /// The folder that a path is in; nil for a bare name and for what is in `/`.
  static func above(_ path: String) -> String? {
    path.lastIndex(of: "/").flatMap { $0 > path.startIndex ? String(path[..<$0]) : nil }
  }

  /// The names in a folder without `.` and `..`, in no particular order.
  static func names(in path: String) throws(FileFault) -> [String] {
    var names: [String] = []
    try visitNames(in: path) { names.append(String(decoding: $0, as: UTF8.self)) }
    return names.filter { $0 != "." && $0 != ".." }
  }

  fileprivate static func visitNames(
    in path: String, _ body: (ByteView) -> Void
  ) throws(FileFault) {
    guard let stream = opendir(path) else { throw FileFault("list", path) }
    defer { closedir(stream) }
    // At the end it gives nothing, as when it fails. Only the error number tells the two apart.
    errno = 0
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        let text = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
        let bytes = UnsafeRawPointer(name).assumingMemoryBound(to: UInt8.self)
        body(ByteView(UnsafeBufferPointer(start: bytes, count: strlen(text))))
      }
      errno = 0
    }
    guard errno == 0 else { throw FileFault("list", path) }
  }
}
