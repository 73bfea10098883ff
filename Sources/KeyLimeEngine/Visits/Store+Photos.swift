extension Store {
  /// Where a picture is, or would be.
  public func path(of photo: PhotoName) -> String { photos.file(photo.text) }

  /// Whether a picture is here; one that another machine's journal names may not have come yet.
  public func has(_ photo: PhotoName) -> Bool {
    (try? File(path(of: photo), .read).size()) != nil
  }

  /// The bytes of a picture; nil when it is not here, or cannot be read.
  public func bytes(of photo: PhotoName) -> [UInt8]? {
    (try? photos.contents(photo.text)) ?? nil
  }

  /// Copies a picture into the store, durably; one that is there already is left alone.
  public func keep(_ bytes: [UInt8], as photo: PhotoName) throws(StoreError) {
    try prepareForWriting()
    try onDisk { () throws(FileFault) in
      try photos.make()
      if try File(ifPresent: path(of: photo), .read)?.size() == bytes.count { return }
      try photos.replace(photo.text, with: bytes)
    }
  }

  private var photos: Folder { root.folder("photos") }
}
