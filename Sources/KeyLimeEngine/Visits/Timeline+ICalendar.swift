extension Timeline {
  /// The check-ins as a calendar (iCalendar, RFC 5545), the earliest first.
  ///
  ///     BEGIN:VEVENT
  ///     UID:k3f9q0d7m2xa@keylime
  ///     DTSTAMP:20261120T203105Z
  ///     DTSTART:20261120T203000Z
  ///     DURATION:PT1H
  ///     SUMMARY:Bao House
  ///     LOCATION:14 George Street\, Edinburgh
  ///     GEO:55.9533;-3.1883
  ///     DESCRIPTION:with Eli Berg
  ///     END:VEVENT
  ///
  /// How long anybody stayed is not known: an hour is assumed.
  ///
  /// - Parameter name: What a contact is called.
  public func iCalendar(naming name: (ContactID) -> String) -> String {
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//keylime//timeline//EN", "CALSCALE:GREGORIAN",
    ]
    let events = visits.reversed().flatMap { $0.iCalendarLines(naming: name) }
    return ContentLine.text(head + events + ["END:VCALENDAR"])
  }
}

extension CheckInState {
  fileprivate func iCalendarLines(naming name: (ContactID) -> String) -> [String] {
    var lines = [
      "BEGIN:VEVENT", "UID:\(ContentLine.escaped(id.text))@keylime",
      "DTSTAMP:\(Self.basic(written.milliseconds / 1000))",
      "DTSTART:\(Self.basic(checkIn.at.seconds))", "DURATION:PT1H",
      "SUMMARY:\(ContentLine.escaped(checkIn.place.name))",
    ]
    let address = checkIn.place.address.oneLine
    if !address.isEmpty { lines.append("LOCATION:\(ContentLine.escaped(address))") }
    if let position = checkIn.place.position {
      let degrees = (position.latitudeE7, position.longitudeE7)
      lines.append("GEO:\(Coordinate.decimal(degrees.0));\(Coordinate.decimal(degrees.1))")
    }
    let description = checkIn.description(naming: name)
    if !description.isEmpty { lines.append("DESCRIPTION:\(ContentLine.escaped(description))") }
    return lines + ["CATEGORIES:Check-in", "TRANSP:TRANSPARENT", "END:VEVENT"]
  }

  /// `20261120T203000Z`.
  private static func basic(_ seconds: Int64) -> String {
    let text = OffsetTime(seconds: seconds, offsetMinutes: 0)?.text ?? "19700101T000000Z"
    return text.filter { $0 != "-" && $0 != ":" }
  }
}

extension CheckIn {
  /// The companions and the note, as one text: `with Eli Berg`, a line break, the note.
  func description(naming name: (ContactID) -> String) -> String {
    let companions = with.isEmpty ? nil : "with \(with.map(name).joined(separator: ", "))"
    return [companions, note].compactMap(\.self).joined(separator: "\n")
  }
}
