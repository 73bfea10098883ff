/// What this machine knows of a picture on the web.
public enum WebPicture: Equatable, Sendable {
  /// It was fetched, and is in `photos/` under this name.
  case kept(PhotoName)
  /// It could not be fetched; `at` is in seconds since 1970.
  case failed(reason: String, at: Int64)
}

extension WebPicture {
  /// Reads a note; nil when it is damaged or about another address.
  init?(_ bytes: [UInt8], of address: String) {
    guard let json = try? JSON(parsing: bytes), json["address"]?.text == address else {
      return nil
    }
    if let photo = json["photo"]?.text.flatMap({ PhotoName($0) }) {
      self = .kept(photo)
    } else if let reason = json["failure"]?.text, let time = json["at"]?.number?.integer {
      self = .failed(reason: reason, at: time)
    } else {
      return nil
    }
  }

  /// The note for an address.
  func note(of address: String) -> JSONObject {
    var json = JSONObject()
    json.add("address", address)
    switch self {
    case .kept(let photo): json.add("photo", photo.text)
    case .failed(let reason, let time):
      json.add("failure", reason)
      json["at"] = .number(JSONNumber(time))
    }
    return json
  }
}

/// The pictures that were fetched from the web on this machine, by their addresses.
///
/// A note is a file `private/pictures/<SHA-256 of the address>` with one JSON object:
/// `{"address":"https://…","photo":"2cf2…9824.jpg"}`, or `failure` and `at` in place of `photo`.
/// Notes say what somebody looked at, so they never leave the machine. They are derived: a picture
/// without a note can be fetched again.
extension Store {
  /// What is known of the picture at an address; nil when it was never asked for, or is gone.
  ///
  /// Somebody who may not read `private/` knows of none.
  public func webPicture(at address: String) -> WebPicture? {
    guard let bytes = try? pictureNotes.contents(Self.noteName(address)),
      let picture = WebPicture(bytes, of: address)
    else { return nil }
    if case .kept(let photo) = picture, !has(photo) { return nil }
    return picture
  }

  /// Keeps a picture that was fetched, durably, and remembers its address.
  ///
  /// Throws ``StoreError`` when the store cannot be written.
  public func keep(
    _ bytes: [UInt8], as photo: PhotoName, from address: String
  ) throws(StoreError) {
    try keep(bytes, as: photo)
    try remember(.kept(photo), at: address)
  }

  /// Remembers that a picture could not be fetched; `at` is in seconds since 1970.
  ///
  /// Throws ``StoreError`` when the store cannot be written.
  public func rememberFailure(
    of address: String, _ reason: String, at: Int64
  ) throws(StoreError) {
    try prepareForWriting()
    try remember(.failed(reason: reason, at: at), at: address)
  }

  private func remember(_ picture: WebPicture, at address: String) throws(StoreError) {
    let text = JSON.object(picture.note(of: address)).compactText + "\n"
    try onDisk { () throws(FileFault) in
      try pictureNotes.make(isPrivate: true)
      // Losing a note costs one more download, so nobody waits for the disk.
      try pictureNotes.replace(
        Self.noteName(address), with: Array(text.utf8), isPrivate: true, isDurable: false)
    }
  }

  /// The names of the pictures that the notes name, for the examination of `photos/`.
  var webPhotos: Set<String> {
    let names = (try? pictureNotes.names()) ?? []
    return Set(
      names.compactMap { name in
        guard let bytes = try? pictureNotes.contents(name), let json = try? JSON(parsing: bytes)
        else { return nil }
        return json["photo"]?.text.flatMap { PhotoName($0) }?.text
      })
  }

  private static func noteName(_ address: String) -> String {
    SHA256.hash(of: address.utf8).hexadecimal
  }

  /// Whether a file in `private/pictures` has the name of a note.
  static func isNoteName(_ name: String) -> Bool {
    name.utf8.count == 64
      && name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  private var pictureNotes: Folder { privateFolder.folder("pictures") }
}
