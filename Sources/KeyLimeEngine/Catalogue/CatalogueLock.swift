/// The right to publish a generation, held by one process at a time.
///
/// The lock is `flock` on `catalogue/lock`, so it ends with the process however that ends. The file
/// holds one JSON line that names the holder: `{"process":4711}`.
struct CatalogueLock: ~Copyable {
  private let file: File

  private init(_ file: consuming File) { self.file = file }

  /// Takes the lock; when another has it, `waiting` is told the holder and decides whether to wait.
  static func take(
    in store: Store, waiting: (_ holder: String?) -> Bool
  ) throws(StoreError) -> CatalogueLock {
    let path = store.catalogue.file("lock")
    let file = try onDisk { () throws(FileFault) in try File(path, .lock) }
    if try !onDisk({ () throws(FileFault) in try file.lock(wait: false) }) {
      let bytes = try onDisk { () throws(FileFault) in try file.readAll() }
      let holder = holder(in: bytes)
      guard waiting(holder) else { throw .locked(path: path, holder: holder) }
      _ = try onDisk { () throws(FileFault) in try file.lock(wait: true) }
    }
    try onDisk { () throws(FileFault) in
      try file.truncate(to: 0)
      try file.write(Array("{\"process\":\(System.processIdentifier)}\n".utf8))
    }
    return CatalogueLock(file)
  }

  private static func holder(in bytes: [UInt8]) -> String? {
    let json = try? JSON(parsing: bytes)
    return json?["process"]?.number?.integer.map { "process \($0)" }
  }
}
