/// Writes restaurants as a file that the reader turns back into the same restaurants.
///
/// Bytes collect in ``bytes``; a caller that streams takes them out between records with
/// ``takeBytes()``. Call ``end()`` after the last record.
public struct CatalogueExport {
  /// The formats that can be written.
  public enum Format: String, CaseIterable, Sendable {
    /// One restaurant a line, as ``Restaurant/write(to:)`` gives it.
    case keylime
    /// A GeoJSON FeatureCollection of points; the properties are the fields.
    case geojson
    /// A header and one row a restaurant (RFC 4180); see ``RecordField`` for the columns.
    case csv
  }

  private let format: Format
  private var writer = JSONWriter()
  private var text: [UInt8] = []
  private var isFirst = true

  /// Starts a file.
  public init(format: Format) {
    self.format = format
    switch format {
    case .keylime: break
    case .geojson: text += "{\"type\":\"FeatureCollection\",\"features\":[".utf8
    case .csv: appendRow(RecordField.exported.map(\.rawValue))
    }
  }

  /// The bytes written and not yet taken out.
  public var bytes: [UInt8] { text }

  /// Hands out the bytes written so far and forgets them.
  public mutating func takeBytes() -> [UInt8] {
    defer { text.removeAll() }
    return text
  }

  /// Writes one restaurant.
  public mutating func append(_ restaurant: Restaurant) {
    switch format {
    case .keylime:
      appendObject(restaurant)
      text.append(0x0A)
    case .geojson: appendFeature(restaurant)
    case .csv: appendRow(RecordField.exported.map { restaurant.cell($0) })
    }
    isFirst = false
  }

  /// Writes what closes the file.
  public mutating func end() {
    if format == .geojson { text += "\n]}\n".utf8 }
  }

  private mutating func appendObject(_ restaurant: Restaurant) {
    writer.removeAll()
    restaurant.write(to: &writer)
    text += writer.bytes
  }

  private mutating func appendFeature(_ restaurant: Restaurant) {
    let place = restaurant.position
    writer.removeAll()
    writer.write(restaurant.id.text)
    text += (isFirst ? "\n" : ",\n").utf8
    text += "{\"type\":\"Feature\",\"id\":".utf8
    text += writer.bytes
    text += ",\"geometry\":{\"type\":\"Point\",\"coordinates\":[".utf8
    text += Coordinate.decimal(place.longitudeE7).utf8
    text.append(UInt8(ascii: ","))
    text += Coordinate.decimal(place.latitudeE7).utf8
    text += "]},\"properties\":".utf8
    appendObject(restaurant)
    text.append(UInt8(ascii: "}"))
  }

  private mutating func appendRow(_ cells: [String]) {
    CSVLine(cells).write(to: &text)
    text += [0x0D, 0x0A]
  }
}

extension Restaurant {
  /// The restaurant's value for a column; empty when it is unknown.
  fileprivate func cell(_ field: RecordField) -> String {
    switch field {
    case .latitude: Coordinate.decimal(position.latitudeE7)
    case .longitude: Coordinate.decimal(position.longitudeE7)
    case .kind: kind?.rawValue ?? ""
    case .diets: CSVCells.joined(diets.map(\.rawValue))
    case .onlyDiets: CSVCells.joined(onlyDiets.map(\.rawValue))
    case .noDiets: CSVCells.joined(noDiets.map(\.rawValue))
    case .services: CSVCells.joined(services.map(\.rawValue))
    case .noServices: CSVCells.joined(noServices.map(\.rawValue))
    case .hoursChecked: hoursChecked?.description ?? ""
    case .checked: checked?.description ?? ""
    case .price: price.map { String($0.rawValue) } ?? ""
    case .rating: rating.map { "\($0.value)" } ?? ""
    case .ratingCount: ratingCount.map { String($0) } ?? ""
    case .minimumAge: minimumAge.map { String($0) } ?? ""
    default: CSVCells.guarded(text(field) ?? "")
    }
  }

  private func text(_ field: RecordField) -> String? {
    switch field {
    case .id: id.text
    case .name: name
    case .otherNames: CSVCells.joined(otherNames)
    case .formerNames: CSVCells.joined(formerNames)
    case .cuisines: CSVCells.joined(cuisines)
    case .street: address.street
    case .city: address.city
    case .region: address.region
    case .postcode: address.postcode
    case .country: address.country
    case .phone: phone
    case .email: email
    case .website: website
    case .image: image
    case .menu: menu
    case .openingHours: openingHours
    case .kitchenHours: kitchenHours
    case .timeZone: timeZone
    case .source: source?.name
    case .record: source?.record
    case .attribution: source?.attribution
    default: nil
    }
  }
}

extension Store {
  /// Hands out every restaurant: those of the catalogue in its order, each source's own, not
  /// completed by others; then those that people added and changed, as they are now.
  ///
  /// A changed one replaces every record that was shown as it. When nothing was imported the sample
  /// is not handed out, only what people added.
  ///
  /// - Parameters:
  ///   - source: only the records of this source; nil for all.
  ///   - each: called with one record after the other; returns whether to go on.
  /// - Returns: how many records were handed out.
  /// - Throws: ``StoreError`` when the catalogue cannot be read.
  public func export(
    source: String? = nil, each: (Restaurant) -> Bool
  ) throws(StoreError) -> Int {
    var count = 0
    let catalogue = try answer { (catalogue) throws(QueryFault) in
      for layer in catalogue.layers.dropFirst() { try layer.checkRecords() }
      return catalogue
    }
    for layer in catalogue.layers where !layer.isSample || layer !== catalogue {
      let goesOn = try layer.export { restaurant in
        if let source, restaurant.source?.name != source { return true }
        count += 1
        return each(restaurant)
      }
      if !goesOn { break }
    }
    return count
  }
}

extension Catalogue {
  /// Hands out the records of this layer that no other layer replaced; tells whether to go on.
  fileprivate func export(_ each: (Restaurant) -> Bool) throws(StoreError) -> Bool {
    var row = 0
    return try forEachLine { (line, byte) throws(StoreError) in
      defer { row += 1 }
      if isReplaced(row) { return true }
      do throws(Restaurant.Refusal) {
        return each(try Restaurant(line: line))
      } catch {
        throw .damagedCatalogue(
          path: linesPath, byte: byte, reason: "the line is no restaurant")
      }
    }
  }
}
