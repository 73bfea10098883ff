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
