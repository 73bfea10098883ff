extension Timeline {
  /// The check-ins whose position is known as way points (GPX 1.1), the earliest first.
  ///
  ///     <wpt lat="55.9533" lon="-3.1883"><time>2026-11-20T20:30:00Z</time><name>Bao House</name></wpt>
  ///
  /// - Parameter name: What a contact is called.
  public func gpx(naming name: (ContactID) -> String) -> String {
    let points = visits.reversed().compactMap { $0.checkIn.wayPoint(naming: name) }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="keylime" xmlns="http://www.topografix.com/GPX/1/1">
      \(points.map { "\($0)\n" }.joined())</gpx>

      """
  }
}

extension CheckIn {
  fileprivate func wayPoint(naming name: (ContactID) -> String) -> String? {
    guard let position = place.position else { return nil }
    let (latitude, longitude) = (position.latitudeE7, position.longitudeE7)
    let time = OffsetTime(seconds: at.seconds, offsetMinutes: 0)?.text ?? at.text
    let description = description(naming: name)
    let elements = [
      ("time", time), ("name", place.name), ("cmt", place.address.oneLine), ("desc", description),
    ]
    let inner = elements.filter { !$0.1.isEmpty }
      .map { "<\($0.0)>\(Self.xml($0.1))</\($0.0)>" }.joined()
    return
      "<wpt lat=\"\(Coordinate.decimal(latitude))\" lon=\"\(Coordinate.decimal(longitude))\">"
      + "\(inner)</wpt>"
  }

  /// Text within an element; characters that XML 1.0 cannot hold are left out.
  private static func xml(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { xml, scalar in
      switch scalar {
      case "&": xml += "&amp;"
      case "<": xml += "&lt;"
      case ">": xml += "&gt;"
      case "\t", "\n": xml.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: xml.unicodeScalars.append(scalar)
      }
    }
  }
}
