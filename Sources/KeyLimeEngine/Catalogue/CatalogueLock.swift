/// The right to publish a generation, held by one process at a time.
///
/// The lock is on `catalogue/lock`, and ends with the process however that ends.
struct CatalogueLock: ~Copyable {
  private let file: File

  /// Waits for the lock.
  init(in store: Store) throws(StoreError) {
    file = try onDisk { () throws(FileFault) in
      let file = try File(store.catalogue.file("lock"), .update)
      try file.lock(store.waiting)
      return file
    }
  }
}
