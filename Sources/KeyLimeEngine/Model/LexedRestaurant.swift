import OpeningHours

/// The members of one restaurant as they stand in a JSON text: found and checked, not yet copied.
///
/// A line is lexed once into this. A ``Restaurant``, the index and an import that writes the line
/// again all take what they need from here. One value serves a whole file. Texts are places in the
/// bytes that were read, so the bytes must be at hand whenever a text is asked for.
struct LexedRestaurant {
  /// Where a string stands, without its quotes.
  struct Text {
    var start = 0
    var count = 0
    var hasEscapes = false

    /// The string in the bytes that were lexed.
    func string(in bytes: ByteView) -> JSONString {
      JSONString(
        raw: ByteView(rebasing: bytes[start..<start + count]), hasEscapes: hasEscapes)
    }
  }

  struct Address {
    var street, city, region, postcode, country: Text?

    /// Whether it has a part at all.
    var isKnown: Bool {
      street != nil || city != nil || region != nil || postcode != nil || country != nil
    }
  }

  struct Source {
    var name, record, attribution: Text?
  }

  var id, name, kind: Text?
  var otherNames: [Text] = []
  var formerNames: [Text] = []
  var cuisines: [Text] = []
  var diets: [Text] = []
  var onlyDiets: [Text] = []
  var noDiets: [Text] = []
  var services: [Text] = []
  var noServices: [Text] = []
  var latitude, longitude, rating: Double?
  var price, ratingCount, minimumAge: Int?
  var phone, email, website, image, menu, openingHours, timeZone: Text?
  var kitchenHours, hoursChecked, checked: Text?
  var address: Address?
  var source: Source?
  /// The member that was read last with a value that it cannot have.
  private(set) var invalid: Member?
  /// The member at which reading stopped, as its value has a type that it cannot have.
  private(set) var mistyped: String?

  /// Where the restaurant is; nil when it does not say, or when that is not on the Earth.
  var position: Coordinate? {
    guard let latitude, let longitude else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Forgets everything but keeps the storage.
  mutating func removeAll() {
    (id, name, kind) = (nil, nil, nil)
    otherNames.removeAll(keepingCapacity: true)
    formerNames.removeAll(keepingCapacity: true)
    cuisines.removeAll(keepingCapacity: true)
    diets.removeAll(keepingCapacity: true)
    onlyDiets.removeAll(keepingCapacity: true)
    noDiets.removeAll(keepingCapacity: true)
    services.removeAll(keepingCapacity: true)
    noServices.removeAll(keepingCapacity: true)
    (latitude, longitude, rating) = (nil, nil, nil)
    (price, ratingCount, minimumAge) = (nil, nil, nil)
    (phone, email, website, image, menu) = (nil, nil, nil, nil, nil)
    (openingHours, timeZone, address, source) = (nil, nil, nil, nil)
    (kitchenHours, hoursChecked, checked) = (nil, nil, nil)
    (invalid, mistyped) = (nil, nil)
  }
}

// MARK: - Reading

extension LexedRestaurant {
  /// The members in the order they are written.
  enum Member: String, CaseIterable, Sendable {
    case id, name, otherNames, formerNames, latitude, longitude, kind, cuisines
    case diets, onlyDiets, noDiets, services, noServices
    case address, price, rating, ratingCount, phone, email, website, image, menu, openingHours
    case kitchenHours, hoursChecked, checked, timeZone, minimumAge, source
  }

  private enum AddressMember: String, CaseIterable, Sendable {
    case street, city, region, postcode, country
  }

  private enum SourceMember: String, CaseIterable, Sendable {
    case name, record, attribution
  }

  private static let members = MemberTable<Member>()
  private static let addressMembers = MemberTable<AddressMember>()
  private static let sourceMembers = MemberTable<SourceMember>()

  /// Reads one object in the place of what was read before.
  ///
  /// Members that it does not know and those that are null are skipped. Of two members of the same
  /// name the last counts.
  mutating func read(from scanner: inout JSONScanner) throws(JSONError) {
    removeAll()
    let table = Self.members
    var next = 0
    try scanner.readObject { (name, scanner) throws(JSONError) in
      guard try !scanner.skipNull() else { return }
      guard let member = table.member(named: name, from: &next) else {
        return try scanner.skipValue()
      }
      do throws(JSONError) { try read(member, from: &scanner) } catch {
        if case .unexpectedType = error.fault { mistyped = name.text }
        throw error
      }
    }
  }

  private mutating func read(_ member: Member, from scanner: inout JSONScanner) throws(JSONError) {
    switch member {
    case .id: id = try scanner.lexText()
    case .name: name = try scanner.lexText()
    case .otherNames: try scanner.lexTexts(into: &otherNames)
    case .formerNames: try scanner.lexTexts(into: &formerNames)
    case .latitude: latitude = try scanner.readNumberValue()
    case .longitude: longitude = try scanner.readNumberValue()
    case .kind: kind = try readKind(from: &scanner)
    case .cuisines: try scanner.lexTexts(into: &cuisines)
    case .diets: try scanner.lexTexts(into: &diets)
    case .onlyDiets: try scanner.lexTexts(into: &onlyDiets)
    case .noDiets: try scanner.lexTexts(into: &noDiets)
    case .services: try scanner.lexTexts(into: &services)
    case .noServices: try scanner.lexTexts(into: &noServices)
    case .address: try readAddress(from: &scanner)
    case .price: price = try checked(.price, scanner.readWhole()) { 1...4 ~= $0 }
    case .rating: rating = try checked(.rating, scanner.readNumberValue()) { 0...5 ~= $0 }
    case .ratingCount: ratingCount = try checked(.ratingCount, scanner.readWhole()) { $0 >= 0 }
    case .minimumAge: minimumAge = try checked(.minimumAge, scanner.readWhole()) { $0 >= 0 }
    case .source: try readSource(from: &scanner)
    case .phone: phone = try scanner.lexText()
    case .email: email = try scanner.lexText()
    case .website: website = try scanner.lexPage()
    case .image: image = try scanner.lexText()
    case .menu: menu = try scanner.lexPage()
    case .openingHours: openingHours = try scanner.lexHours()
    case .kitchenHours: kitchenHours = try scanner.lexHours()
    case .hoursChecked: hoursChecked = try readDay(.hoursChecked, from: &scanner)
    case .checked: checked = try readDay(.checked, from: &scanner)
    case .timeZone: timeZone = try scanner.lexText()
    }
  }

  private mutating func checked<Value>(
    _ member: Member, _ value: Value, _ isValid: (Value) -> Bool
  ) -> Value {
    if !isValid(value) { invalid = member }
    return value
  }

  private mutating func readKind(from scanner: inout JSONScanner) throws(JSONError) -> Text {
    let text = try scanner.lexText()
    if Kind(text.string(in: scanner.bytes)) == nil { invalid = .kind }
    return text
  }

  private mutating func readDay(
    _ member: Member, from scanner: inout JSONScanner
  ) throws(JSONError) -> Text {
    let text = try scanner.lexText()
    if CalendarDay(text.string(in: scanner.bytes).text) == nil { invalid = member }
    return text
  }

  private mutating func readAddress(from scanner: inout JSONScanner) throws(JSONError) {
    try scanner.require(.object, "an object")
    var read = Address()
    var next = 0
    let table = Self.addressMembers
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch table.member(named: name, from: &next) {
      case .street: read.street = try scanner.lexText()
      case .city: read.city = try scanner.lexText()
      case .region: read.region = try scanner.lexText()
      case .postcode: read.postcode = try scanner.lexText()
      case .country: read.country = try scanner.lexText()
      case nil: try scanner.skipValue()
      }
    }
    address = read
  }

  private mutating func readSource(from scanner: inout JSONScanner) throws(JSONError) {
    try scanner.require(.object, "an object")
    var read = Source()
    var next = 0
    let table = Self.sourceMembers
    try scanner.readObject { (name, scanner) throws(JSONError) in
      switch table.member(named: name, from: &next) {
      case .name: read.name = try scanner.lexText()
      case .record: read.record = try scanner.lexText()
      case .attribution: read.attribution = try scanner.lexText()
      case nil: try scanner.skipValue()
      }
    }
    source = read
  }
}

extension Kind {
  /// The kind with a raw value, which is compared without being copied.
  init?(_ string: JSONString) {
    guard let kind = Self.table.first(where: { string.isEqual(to: $0.name) })?.kind else {
      return nil
    }
    self = kind
  }

  private static let table = allCases.map { (name: Array($0.rawValue.utf8), kind: $0) }
}

extension JSONScanner {
  fileprivate mutating func skipNull() throws(JSONError) -> Bool {
    skipWhitespace()
    guard peek == UInt8(ascii: "n") else { return false }
    try readNull()
    return true
  }

  fileprivate mutating func require(_ kind: Kind, _ wanted: String) throws(JSONError) {
    guard try nextKind() == kind else {
      throw JSONError(.unexpectedType(wanted: wanted), at: position)
    }
  }

  /// A text that may be opened as a page of the web; nil for any other, no matter who wrote it.
  fileprivate mutating func lexPage() throws(JSONError) -> LexedRestaurant.Text? {
    let text = try lexText()
    let string = text.string(in: bytes)
    return WebAddress.isSafe(string) ? text : nil
  }

  /// A text that says something; nil for an empty one, which would be hours that nobody
  /// understands.
  fileprivate mutating func lexHours() throws(JSONError) -> LexedRestaurant.Text? {
    let text = try lexText()
    return text.count == 0 ? nil : text
  }

  fileprivate mutating func lexText() throws(JSONError) -> LexedRestaurant.Text {
    try require(.string, "a string")
    let string = try readString()
    let count = string.raw.count
    return LexedRestaurant.Text(
      start: position - 1 - count, count: count, hasEscapes: string.hasEscapes)
  }

  fileprivate mutating func lexTexts(
    into texts: inout [LexedRestaurant.Text]
  ) throws(JSONError) {
    try require(.array, "an array of strings")
    texts.removeAll(keepingCapacity: true)
    try readArray { (scanner) throws(JSONError) in texts.append(try scanner.lexText()) }
  }

  fileprivate mutating func readNumberValue() throws(JSONError) -> Double {
    try require(.number, "a number")
    return try readDouble()
  }

  fileprivate mutating func readWhole() throws(JSONError) -> Int {
    try require(.number, "a whole number")
    let start = position
    let range = try readNumber()
    if let value = wholeNumber(in: range) { return value }
    guard let value = JSONNumber(validated: text(of: range)).integer else {
      throw JSONError(.unexpectedType(wanted: "a whole number"), at: start)
    }
    return Int(value)
  }

  /// The value of digits alone, at most 18.
  private func wholeNumber(in range: Range<Int>) -> Int? {
    guard range.count <= 18 else { return nil }
    var value = 0
    for index in range {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      value = value &* 10 &+ Int(digit)
    }
    return value
  }
}
