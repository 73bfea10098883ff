/// Answers of the Yelp Fusion API: a search with `businesses`, or one business.
///
///     {"businesses": [{"id": "…", "name": "…", "is_closed": false, "rating": 4.5,
///       "review_count": 80, "price": "$$", "image_url": "…", "display_phone": "…",
///       "coordinates": {"latitude": 37.7, "longitude": -122.4},
///       "categories": [{"alias": "thai", "title": "Thai"}],
///       "transactions": ["delivery", "pickup"],
///       "location": {"address1": "…", "city": "…", "zip_code": "…", "state": "CA",
///         "country": "US"},
///       "hours": [{"open": [{"day": 0, "start": "1100", "end": "2200"}]}]}], "total": 1}
struct YelpFusion: RecordReader {
  private var value = JSON.null

  static func read(_ stream: JSONStream, run: inout ReadingRun) throws(ImportFault) {
    var stream = stream
    var business = YelpFusion()
    var hasBusinesses = false
    var refusal: String?
    do throws(ImportFault) {
      try stream.readPages { (stream) throws(ImportFault) in
        try stream.readObject { (name, stream) throws(ImportFault) in
          switch name {
          case "businesses":
            hasBusinesses = true
            stream.forgetBeginning()
            try stream.readRecords(with: &business, run: &run)
          case "error":
            let error = try stream.read { (scanner) throws(JSONError) in try scanner.readValue() }
            refusal = error["description"]?.text ?? error["code"]?.text ?? error.text
          default: try stream.skipValue()
          }
        }
      }
    } catch { throw hasBusinesses ? error.inRecord(run.count.seen + 1) : error }
    if let refusal { throw ImportFault(.incomplete(remark: refusal), byte: stream.offset) }
    if hasBusinesses { return }
    try stream.readAgain { (scanner) throws(JSONError) in
      try business.read(from: &scanner)
      business.finish(&run, of: scanner.bytes)
    }
    try stream.expectEnd()
  }

  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    value = try scanner.readValue()
  }

  func finish(_ run: inout ReadingRun, of bytes: ByteView) {
    YelpRecords.finish(Self.record(value), &run)
  }

  /// Whether a value is a business of the API, in JSON or in a table that was JSON.
  static func isBusiness(_ value: JSON) -> Bool {
    value["is_closed"]?.bool != nil && value["coordinates"]?.object != nil
      && value["categories"]?.list.first?["alias"] != nil
  }

  /// The record of a business; nil without an id.
  static func record(_ value: JSON) -> ForeignRecord? {
    guard let id = value["id"]?.text else { return nil }
    var record = ForeignRecord()
    record.id = id
    record.name = value["name"]?.text
    record.latitude = value["coordinates"]?["latitude"]?.doubleValue
    record.longitude = value["coordinates"]?["longitude"]?.doubleValue
    for category in value["categories"]?.list ?? [] {
      if let title = category["title"]?.text, !record.categories.add(title) {
        record.categories.add(category["alias"]?.text ?? "")
      }
    }
    record.isClosed = value["is_closed"]?.bool == true
    record.price = value["price"]?.text.flatMap(PriceSigns.level)
    record.services.note(
      named: value["transactions"]?.list.compactMap(\.text) ?? [], isOffered: true)
    record.rating = value["rating"]?.doubleValue
    record.ratingCount = value["review_count"]?.count
    record.phone = nonEmpty(value["display_phone"]) ?? nonEmpty(value["phone"])
    record.website = value["url"]?.text
    record.image = value["image_url"]?.text
    // What a search answers has another name than the details of one business.
    if let hours = (value["hours"] ?? value["business_hours"])?.list.first {
      let days = NumberedDays(yelp: hours["open"]?.list ?? [])
      (record.openingHours, record.unreadHours) = (days.text, days.unread)
    }
    describeLocation(value["location"], record: &record)
    return record
  }

  private static func nonEmpty(_ value: JSON?) -> String? {
    value?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func describeLocation(_ location: JSON?, record: inout ForeignRecord) {
    let lines = ["address1", "address2", "address3"].compactMap { nonEmpty(location?[$0]) }
    record.street = lines.isEmpty ? nil : lines.joined(separator: ", ")
    record.city = location?["city"]?.text
    record.region = location?["state"]?.text
    record.postcode = location?["zip_code"]?.textOrNumber
    record.country = location?["country"]?.text
  }
}
