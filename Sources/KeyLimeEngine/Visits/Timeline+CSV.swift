extension Timeline {
  /// The check-ins as comma-separated values (RFC 4180) with a heading, the latest first.
  ///
  ///     id,at,name,address,latitude,longitude,with,note,photos,restaurant
  ///     k3f9q0d7m2xa,2026-11-20T12:30:00-08:00,Bao House,"14 George Street, Edinburgh",…
  ///
  /// Companions and pictures are parted by `; `. Cells that a spreadsheet would take for a formula
  /// are led by an apostrophe.
  ///
  /// - Parameter name: What a contact is called.
  public func csv(naming name: (ContactID) -> String) -> String {
    let heading = [
      "id", "at", "name", "address", "latitude", "longitude", "with", "note", "photos",
      "restaurant",
    ]
    let lines = visits.map { CSVLine($0.cells(naming: name)) }
    return ([CSVLine(heading)] + lines).map { $0.text + "\r\n" }.joined()
  }
}

extension CheckInState {
  fileprivate func cells(naming name: (ContactID) -> String) -> [String] {
    let place = checkIn.place
    let degrees = place.position.map {
      [Coordinate.decimal($0.latitudeE7), Coordinate.decimal($0.longitudeE7)]
    }
    let texts = [
      checkIn.with.map(name).joined(separator: "; "), checkIn.note ?? "",
      checkIn.photos.joined(separator: "; "), checkIn.restaurant?.text ?? "",
    ]
    return [id.text, checkIn.at.text]
      + [place.name, place.address.oneLine].map(CSVCells.guarded) + (degrees ?? ["", ""])
      + texts.map(CSVCells.guarded)
  }
}
