/// A whole address in one text that begins with the house, as Google writes those of most countries.
///
///     Mehringdamm 36, 10961 Berlin, Germany
///     123 Main St, Springfield, IL 62701, USA
///     12 High St, London E1 6AB, UK
///
/// It is read from its end. Without a country, the form of its postcode has to tell the town.
enum OutwardAddress {
  /// The parts of an address; nil for a text of another form.
  static func parts(of text: String) -> Address? {
    // Most streets are no more than that.
    guard text.utf8.contains(UInt8(ascii: ",")) else { return nil }
    let parts = text.split(separator: ",").compactMap { Cleaning.clean(String($0)) }
    guard parts.count > 1 else { return nil }
    var reader = AddressReader(parts: parts)
    reader.readCountry()
    return reader.readFirstTown() || reader.readTown() ? reader.address : nil
  }
}
