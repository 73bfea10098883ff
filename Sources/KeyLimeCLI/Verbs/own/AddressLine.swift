import Arguments
import KeyLimeEngine

/// An address as people write it on one line: `1 Elm St, San Luis Obispo, CA 93401, USA`.
///
/// What its parts are depends on where the place is: `CA` is California in the United States, and
/// Canada elsewhere.
struct AddressLine {
  private let parts: [String]

  /// Takes a line; nil when it is blank.
  init?(_ line: String) {
    parts = line.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
    if parts.allSatisfy(\.isEmpty) { return nil }
  }

  /// The address of a place in a country, an ISO 3166-1 code; nil when that is not known.
  ///
  /// The last part may be the country. Of the parts between street and country, digits are the
  /// postcode, the first name is the town and another one the region. No word is lost: parts that
  /// are more than these belong to the street.
  func address(in here: String?) -> Address {
    var address = Address()
    var rest = parts[...]
    if rest.count > 1, let last = rest.last, let country = Self.country(last, in: here) {
      address.country = country
      // The town of `1 Elm St, Singapore` is the country.
      if rest.count > 2 || !Self.cityStates.contains(country) { rest.removeLast() }
    }
    let leadsWithPostcode = !Self.withoutLeadingPostcodes.contains(here ?? "")
    var street = [rest.popFirst() ?? ""]
    var names: [String] = []
    for part in rest {
      let (name, postcode) = Self.parted(part, leadsWithPostcode: leadsWithPostcode)
      if let postcode, address.postcode == nil {
        address.postcode = postcode
        names += name
      } else {
        names.append(part)
      }
    }
    names.removeAll(where: \.isEmpty)
    // `Apt 4, 1 Elm St`: towns do not begin with a number.
    while names.count > 2 || names.count == 2 && names[0].first?.isNumber ?? false {
      street.append(names.removeFirst())
    }
    address.street = street.joined(separator: ", ").nonEmpty
    address.city = names.first
    address.region = names.dropFirst().first
    return address
  }

  // MARK: - Countries

  /// The country that the last part names; nil when it is a town or a state.
  private static func country(_ part: String, in here: String?) -> String? {
    let isCode = part.utf8.count == 2 && part.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    let named = CountryCodes.named(part) ?? (isCode ? CountryCodes.assigned(part) : nil)
    guard let named, named != here else { return named }
    return states[here ?? ""]?.split(separator: " ").contains { $0 == named } ?? false ? nil : named
  }

  /// The states whose abbreviation, or name in the case of Georgia, is also that of a country.
  private static let states = [
    "US": "AL AR AZ CA CO DE GA GE ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA",
    "CA": "NL NU PE SK YT", "AU": "SA",
    "BR": "AL AM BA ES MA MG MS MT PA PE PR RO RS SC SE TO",
  ]

  private static let cityStates: Set = ["GI", "HK", "LU", "MC", "MO", "SG", "SM", "VA"]

  // MARK: - Postcodes

  /// Where a number before a name is that of a house.
  private static let withoutLeadingPostcodes: Set = [
    "AU", "CA", "GB", "HK", "IE", "IN", "NZ", "PH", "SG", "US", "ZA",
  ]

  /// Parts `10115 Berlin`, `Edinburgh EH1 1AA` or `San Luis Obispo CA 93401` into names and a
  /// postcode; nil when there is none.
  private static func parted(
    _ part: String, leadsWithPostcode: Bool
  ) -> (names: [String], postcode: String?) {
    var words = part.split(separator: " ").map(String.init)[...]
    var postcode = words.reversed().prefix { $0.contains(where: \.isNumber) }.reversed()
      .map(\.self)
    words.removeLast(postcode.count)
    if postcode.isEmpty, leadsWithPostcode {
      postcode = words.prefix { $0.contains(where: \.isNumber) }.map(\.self)
      words.removeFirst(postcode.count)
      // `1012 AB Amsterdam`
      if postcode.last?.count == 4, words.count > 1, words.first?.isState ?? false {
        postcode.append(words.removeFirst())
      }
    }
    guard !postcode.isEmpty else { return ([part], nil) }
    var names: [String] = []
    if words.count > 1, let state = words.last, state.isState {
      names = [words.dropLast().joined(separator: " "), state]
    } else if !words.isEmpty {
      names = [words.joined(separator: " ")]
    }
    return (names, postcode.joined(separator: " "))
  }
}

extension ValueType<AddressLine> {
  /// An address on one line.
  static let address = ValueType(
    "ADDRESS", expects: "an address such as '1 High Street, Edinburgh, EH1 1AA, GB'"
  ) { AddressLine($0) }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }

  /// Whether it looks like the abbreviation of a state: `CA`, `NSW`.
  fileprivate var isState: Bool {
    (2...3).contains(utf8.count) && utf8.allSatisfy { (0x41...0x5A).contains($0) }
  }
}
