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

  init(_ path: String) { self.init(root: path, steps: []) }

  private init(root: String, steps: [String]) { (self.root, self.steps) = (root, steps) }

  var path: String { steps.last ?? root }

  func folder(_ name: String) -> Folder { Folder(root: root, steps: steps + [file(name)]) }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Throws when this folder, or one that it is in, is something else, such as a symbolic link.
  func check() throws(FileFault) { try check(steps[...]) }

  private func check(_ steps: ArraySlice<String>) throws(FileFault) {
    for step in steps { _ = try Self.status(ofStep: step) }
  }

  /// Makes the folder, and those above it, when they are missing, and waits until their names are
  /// on the disk.
  ///
  /// Only the owner may look into a private folder. One that others may look into is corrected.
  func make(isPrivate: Bool = false) throws(FileFault) {
    let permissions: mode_t = isPrivate ? 0o700 : 0o755
    for (step, above) in zip(steps, [root] + steps) {
      if let status = try Self.status(ofStep: step) {
        if isPrivate, status.permissions & 0o077 != 0 { chmod(step, permissions) }
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
    while let path = next, FileStatus(path) == nil {
      missing.append(path)
      next = Self.above(path)
    }
    try Self.make(root)
    for path in missing.reversed() { try Self.syncName(of: path) }
  }

  /// Waits until the names in this folder are on the disk.
  func sync() throws(FileFault) { try File(path, .follow).syncNames() }

  // MARK: - Reading

  /// The names of what is inside, sorted; none when the folder is missing.
  func names() throws(FileFault) -> [String] { try Self.names(visitNames).sorted() }

  /// Calls `body` with the bytes of each name in the folder, `.` and `..` among them; never when
  /// the folder is missing.
  func visitNames(_ body: (ByteView) -> Void) throws(FileFault) {
    do { try Self.visitNames(in: path, body) } catch  where error.isMissing {
      // Something else may be in its place, or another process has made it meanwhile.
      if exists { try Self.visitNames(in: path, body) }
    }
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

  var exists: Bool { FileStatus(path) != nil }

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
    guard let status = FileStatus(path) else { return }
    let removed: Int32
    if status.kind == .folder {
      for name in try names(in: path) { try removeAll("\(path)/\(name)") }
      removed = rmdir(path)
    } else {
      removed = unlink(path)
    }
    guard removed == 0 || errno == ENOENT else { throw FileFault("remove", path) }
  }

  /// Looks at a folder; nil when it is missing.
  private static func status(ofStep path: String) throws(FileFault) -> FileStatus? {
    let status = FileStatus(path)
    guard let status, status.kind != .folder else { return status }
    throw FileFault("open", path, code: status.kind == .link ? FileFault.link : ENOTDIR)
  }

  /// Moves what is under a name in this folder to another folder of the store, on the same disk.
  func move(_ name: String, to folder: Folder, as new: String) throws(FileFault) {
    try check()
    try folder.make(isPrivate: true)
    guard rename(file(name), folder.file(new)) == 0 else { throw FileFault("move", file(name)) }
    try folder.sync()
    try sync()
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

  /// Waits until the name of a file or folder is on the disk.
  ///
  /// One may be allowed to write into a folder that one may not list; then nobody waits.
  static func syncName(of path: String) throws(FileFault) {
    let folder = above(path) ?? (path.hasPrefix("/") ? "/" : ".")
    do { try Folder(folder).sync() } catch  where error.code == EACCES {}
  }

  /// The names in a folder without `.` and `..`, in no particular order.
  static func names(in path: String) throws(FileFault) -> [String] {
    try names { (body) throws(FileFault) in try visitNames(in: path, body) }
  }

  private static func names(
    _ visit: ((ByteView) -> Void) throws(FileFault) -> Void
  ) throws(FileFault) -> [String] {
    var names: [String] = []
    try visit { names.append(String(decoding: $0, as: UTF8.self)) }
    return names.filter { $0 != "." && $0 != ".." }
  }

  private static func visitNames(
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
