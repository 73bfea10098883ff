extension Restaurant {
  /// Appends the restaurant as one compact JSON object, without a line feed.
  ///
  /// The member names are the property names; what is unknown is left out; the order is fixed, so
  /// equal restaurants give equal bytes. An example line:
  ///
  ///     {"id":"n1","name":"Bao House","latitude":55.95,"longitude":-3.19,"kind":"restaurant",
  ///     "cuisines":["chinese"],"address":{"street":"1 High Street","city":"Edinburgh"},
  ///     "openingHours":"Mo-Su 12:00-22:00","source":{"name":"osm","record":"node/1"}}
  public func write(to writer: inout JSONWriter) {
    writer.write(raw: "{\"id\":")
    writer.write(id.text)
    writer.writeMember("name", name)
    if !otherNames.isEmpty { writer.writeMember("otherNames", otherNames) }
    if !formerNames.isEmpty { writer.writeMember("formerNames", formerNames) }
    writer.writeMember("latitude", decimal: position.latitudeE7)
    writer.writeMember("longitude", decimal: position.longitudeE7)
    writer.writeMember("kind", kind?.rawValue)
    if !cuisines.isEmpty { writer.writeMember("cuisines", cuisines) }
    if !diets.isEmpty { writer.writeMember("diets", diets.map(\.rawValue)) }
    if !onlyDiets.isEmpty { writer.writeMember("onlyDiets", onlyDiets.map(\.rawValue)) }
    if !noDiets.isEmpty { writer.writeMember("noDiets", noDiets.map(\.rawValue)) }
    if !services.isEmpty { writer.writeMember("services", services.map(\.rawValue)) }
    if !noServices.isEmpty { writer.writeMember("noServices", noServices.map(\.rawValue)) }
    if !address.isEmpty { address.write(to: &writer) }
    writer.writeMember("price", number: price?.rawValue)
    if let rating { writer.writeMember("rating", hundredths: rating.hundredths) }
    writer.writeMember("ratingCount", number: ratingCount)
    writer.writeMember("phone", phone)
    writer.writeMember("email", email)
    writer.writeMember("website", website)
    writer.writeMember("image", image)
    writer.writeMember("menu", menu)
    writer.writeMember("openingHours", openingHours)
    writer.writeMember("kitchenHours", kitchenHours)
    writer.writeMember("hoursChecked", hoursChecked?.description)
    writer.writeMember("checked", checked?.description)
    writer.writeMember("timeZone", timeZone)
    writer.writeMember("minimumAge", number: minimumAge)
    source?.write(to: &writer)
    writer.write(raw: "}")
  }

  /// The restaurant as a JSON value, for output that picks and adds members.
  public var json: JSONObject {
    var object = JSONObject()
    object.add("id", id.text)
    object.add("name", name)
    object.add("otherNames", otherNames)
    object.add("formerNames", formerNames)
    object.add("latitude", literal: Coordinate.decimal(position.latitudeE7))
    object.add("longitude", literal: Coordinate.decimal(position.longitudeE7))
    object.add("kind", kind?.rawValue)
    object.add("cuisines", cuisines)
    object.add("diets", diets.map(\.rawValue))
    object.add("onlyDiets", onlyDiets.map(\.rawValue))
    object.add("noDiets", noDiets.map(\.rawValue))
    object.add("services", services.map(\.rawValue))
    object.add("noServices", noServices.map(\.rawValue))
    if !address.isEmpty { object.add("address", address.json) }
    object.add("price", price?.rawValue)
    if let rating { object.add("rating", literal: Self.decimal(hundredths: rating.hundredths)) }
    object.add("ratingCount", ratingCount)
    object.add("phone", phone)
    object.add("email", email)
    object.add("website", website)
    object.add("image", image)
    object.add("menu", menu)
    object.add("openingHours", openingHours)
    object.add("kitchenHours", kitchenHours)
    object.add("hoursChecked", hoursChecked?.description)
    object.add("checked", checked?.description)
    object.add("timeZone", timeZone)
    object.add("minimumAge", minimumAge)
    if let source { object.add("source", source.json) }
    return object
  }

  private static func decimal(hundredths: Int) -> String {
    var writer = JSONWriter()
    writer.write(hundredths: hundredths)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension JSONObject {
  fileprivate mutating func add(_ name: String, literal: String) {
    members.append(Member(name: name, value: .number(JSONNumber(validated: literal))))
  }
}

extension Address {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.writeMembers(
      of: "address",
      [
        ("street", street), ("city", city), ("region", region), ("postcode", postcode),
        ("country", country),
      ])
  }
}

extension Source {
  fileprivate var json: JSONObject {
    var object = JSONObject()
    object.add("name", name)
    object.add("record", record)
    object.add("attribution", attribution)
    return object
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.writeMembers(
      of: "source", [("name", name), ("record", record), ("attribution", attribution)])
  }
}

extension JSONWriter {
  fileprivate mutating func writeMember(_ name: StaticString, _ texts: [String]) {
    writeName(name)
    write(raw: "[")
    for (index, text) in texts.enumerated() {
      if index > 0 { write(raw: ",") }
      write(text)
    }
    write(raw: "]")
  }

  fileprivate mutating func writeMember(_ name: StaticString, decimal units: Int32) {
    writeName(name)
    write(degreesE7: units)
  }

  fileprivate mutating func writeMember(_ name: StaticString, hundredths: Int) {
    writeName(name)
    write(hundredths: hundredths)
  }

  fileprivate mutating func write(hundredths: Int) {
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    write(whole)
    guard fraction > 0 else { return }
    write(raw: fraction < 10 ? ".0" : ".")
    write(fraction % 10 == 0 ? fraction / 10 : fraction)
  }

  /// Writes an object of texts, leaving out those that are unknown.
  fileprivate mutating func writeMembers(
    of name: StaticString, _ members: [(name: StaticString, text: String?)]
  ) {
    writeName(name)
    var separator: StaticString = "{\""
    for (name, text) in members {
      guard let text else { continue }
      write(raw: separator)
      write(raw: name)
      write(raw: "\":")
      write(text)
      separator = ",\""
    }
    write(raw: "}")
  }
}
