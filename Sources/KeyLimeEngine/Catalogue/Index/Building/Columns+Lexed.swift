extension Columns {
  /// What the index keeps of a line that was lexed.
  ///
  /// Values that no restaurant can have are cut to what fits: lines that somebody edited by hand
  /// are checked when they are read.
  init(_ lexed: LexedRestaurant, in line: ByteView, idHash: UInt64) {
    idFingerprint = UInt32(truncatingIfNeeded: idHash)
    var folded: [UInt8] = []
    for cuisine in lexed.cuisines {
      folded.removeAll(keepingCapacity: true)
      cuisine.string(in: line).withUnescapedBytes { Folding.append($0, to: &folded) }
      cuisineMask |= Columns.maskBit(ofCuisine: folded)
    }
    for diet in lexed.diets {
      if let diet = Diet(rawValue: diet.string(in: line).text) { diets |= Columns.dietBit(diet) }
    }
    addServedDiets(of: lexed, in: line)
    kind = Columns.kindCode(lexed.kind.flatMap { Kind($0.string(in: line)) })
    addServices(of: lexed, in: line)
    if let value = lexed.price { price = UInt8(clamping: value) }
    if let value = lexed.rating {
      rating = UInt16(clamping: Int(exactly: (value * 100).rounded()) ?? Int(UInt16.max - 1))
    }
    if let value = lexed.ratingCount { ratingCount = UInt32(clamping: min(value, 4_000_000_000)) }
    if let value = lexed.minimumAge { minimumAge = UInt8(clamping: min(value, 254)) }
    known = Knowledge(of: lexed)
  }

  /// Adds the diets that cuisine and name speak of, and those that are served along with others.
  private mutating func addServedDiets(of lexed: LexedRestaurant, in line: ByteView) {
    guard let name = lexed.name?.string(in: line) else { return }
    let maySay = diets != 0 || cuisineMask & ServedDiets.cuisineMask != 0
    guard maySay || ServedDiets.mayPromise(name.raw) else { return }
    let cuisines = lexed.cuisines.map { $0.string(in: line).text }
    let own = Diet.allCases.filter { diets & Columns.dietBit($0) != 0 }
    let served = own + ServedDiets.implied(cuisines: cuisines, name: name.text)
    for diet in Diet.allCases where served.contains(where: { $0.covers(diet) }) {
      diets |= Columns.dietBit(diet)
    }
  }
}

extension Columns {
  /// Adds the services that the line names, and those that kind and name promise.
  private mutating func addServices(of lexed: LexedRestaurant, in line: ByteView) {
    for service in lexed.services {
      if let service = Service(rawValue: service.string(in: line).text) {
        services |= Columns.serviceBit(service)
      }
    }
    guard let name = lexed.name?.string(in: line) else { return }
    for service in Service.allCases where service.isPromised(by: kindValue, named: name.raw) {
      services |= Columns.serviceBit(service)
    }
  }
}

extension Columns.Knowledge {
  fileprivate init(of lexed: LexedRestaurant) {
    self = []
    if lexed.openingHours != nil || lexed.kitchenHours != nil { insert(.hours) }
    if lexed.phone != nil { insert(.phone) }
    if lexed.website != nil { insert(.website) }
    if lexed.address?.isKnown ?? false { insert(.address) }
    if !lexed.cuisines.isEmpty { insert(.cuisine) }
  }
}

extension JSONString {
  /// The fingerprint of the unescaped bytes.
  var hash: UInt64 { withUnescapedBytes { Fingerprint.of($0) } }
}
