/// The fields of one catalogue line that the index is made of, read without building a restaurant.
///
/// The texts point into the line and live only as long as it does.
struct IndexedRecord {
  var id: JSONString?
  var names: [JSONString] = []
  var cuisines: [JSONString] = []
  var street: JSONString?
  var city: JSONString?
  var postcode: JSONString?
  var sourceName: JSONString?
  var position: Coordinate?
  var columns = Columns()

  /// Reads a line that this program wrote; one that it could not have written is an error.
  init(line: ByteView) throws(JSONError) {
    var scanner = JSONScanner(line)
    var latitude: Double?
    var longitude: Double?
    var record = Self()
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "id": record.id = try scanner.readString()
      case "name": record.names.append(try scanner.readString())
      case "otherNames": try scanner.readStrings { record.names.append($0) }
      case "latitude": latitude = try scanner.readDouble()
      case "longitude": longitude = try scanner.readDouble()
      case "cuisines": try scanner.readStrings { record.add(cuisine: $0) }
      case "address": try record.readAddress(from: &scanner)
      case "source": try record.readSource(from: &scanner)
      default: try record.readColumn(name, from: &scanner)
      }
    }
    guard let latitude, let longitude else { throw scanner.unexpected() }
    record.position = Coordinate(latitude: latitude, longitude: longitude)
    record.addServedDiets()
    if let id = record.id { record.columns.idFingerprint = UInt32(truncatingIfNeeded: id.hash) }
    self = record
  }

  private init() {}

  private mutating func add(cuisine: JSONString) {
    cuisines.append(cuisine)
    columns.known.insert(.cuisine)
    cuisine.withUnescapedBytes { columns.cuisineMask |= Columns.maskBit(ofCuisine: $0) }
  }

  /// Adds the diets that cuisine and name speak of, and those that are served along with others.
  private mutating func addServedDiets() {
    guard let name = names.first else { return }
    let maySay = columns.diets != 0 || columns.cuisineMask & ServedDiets.cuisineMask != 0
    guard maySay || ServedDiets.mayPromise(name.raw) else { return }
    let implied = ServedDiets.implied(cuisines: cuisines.map(\.text), name: name.text)
    let served = Diet.allCases.filter { columns.diets & Columns.dietBit($0) != 0 } + implied
    guard !served.isEmpty else { return }
    for diet in Diet.allCases where served.contains(where: { $0.covers(diet) }) {
      columns.diets |= Columns.dietBit(diet)
    }
  }

  private mutating func readAddress(from scanner: inout JSONScanner) throws(JSONError) {
    try scanner.readObject { (name, scanner) throws(JSONError) in
      columns.known.insert(.address)
      switch name {
      case "street": street = try scanner.readString()
      case "city": city = try scanner.readString()
      case "postcode": postcode = try scanner.readString()
      default: try scanner.skipValue()
      }
    }
  }

  private mutating func readSource(from scanner: inout JSONScanner) throws(JSONError) {
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch name {
      case "name": sourceName = try scanner.readString()
      default: try scanner.skipValue()
      }
    }
  }

  private mutating func readColumn(
    _ name: JSONString, from scanner: inout JSONScanner
  ) throws(JSONError) {
    switch name {
    case "kind": columns.kind = Columns.kindCode(Kind(rawValue: try scanner.readString().text))
    case "diets":
      try scanner.readStrings { diet in
        if let diet = Diet(rawValue: diet.text) { columns.diets |= Columns.dietBit(diet) }
      }
    case "price": columns.price = UInt8(clamping: try scanner.readWhole())
    case "rating":
      guard let stars = Stars(try scanner.readDouble()) else {
        throw JSONError(.unexpectedType(wanted: "0 to 5 stars"), at: scanner.position)
      }
      columns.rating = UInt16(clamping: stars.hundredths)
    case "ratingCount":
      columns.ratingCount = UInt32(clamping: min(try scanner.readWhole(), 4_000_000_000))
    case "minimumAge": columns.minimumAge = UInt8(clamping: min(try scanner.readWhole(), 254))
    case "openingHours": try note(.hours, from: &scanner)
    case "phone": try note(.phone, from: &scanner)
    case "website": try note(.website, from: &scanner)
    default: try scanner.skipValue()
    }
  }

  private mutating func note(
    _ field: Columns.Knowledge, from scanner: inout JSONScanner
  ) throws(JSONError) {
    columns.known.insert(field)
    try scanner.skipValue()
  }
}

extension JSONString {
  /// The fingerprint of the unescaped bytes.
  var hash: UInt64 { withUnescapedBytes { Fingerprint.of($0) } }
}

extension JSONScanner {
  fileprivate mutating func readStrings(_ body: (JSONString) -> Void) throws(JSONError) {
    try readArray { (scanner) throws(JSONError) in body(try scanner.readString()) }
  }

  fileprivate mutating func readWhole() throws(JSONError) -> Int { try readDouble().whole }
}

extension Double {
  fileprivate var whole: Int { Int(exactly: rounded()) ?? .max }
}
