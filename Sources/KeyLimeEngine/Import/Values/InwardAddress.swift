/// A whole address in one text that begins with the country, the province or the postcode, and ends
/// with the house, as services of Russia and East Asia write it.
///
///     Россия, Республика Татарстан, Казань, улица Баумана, 21
///     〒542-0071 大阪府大阪市中央区道頓堀１丁目２−１２
///     서울 강남구 테헤란로 152
///     广东省深圳市南山区科技园路1号
enum InwardAddress {
  /// The parts of an address; nil for a text of another form.
  static func parts(of text: String) -> Address? {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    return fromCountry(text) ?? japanese(text) ?? korean(text) ?? chinese(text)
  }

  // MARK: - From the country on

  private static func fromCountry(_ text: String) -> Address? {
    var parts = text.split(separator: ",").compactMap { Cleaning.clean(String($0)) }
    guard parts.count >= 4, let country = Country.code(parts[0]),
      text.unicodeScalars.contains(where: isCyrillic)
    else { return nil }
    parts.removeFirst()
    // The house stands behind its street.
    let hasNumber = parts.last?.first?.isNumber ?? false
    let street = parts.suffix(hasNumber ? 2 : 1).joined(separator: ", ")
    let around = parts.dropLast(hasNumber ? 2 : 1)
    let region = around.first(where: isRegion)
    guard let city = around.first(where: { !isRegion($0) && !$0.hasSuffix("район") }) else {
      return nil
    }
    return Address(street: street, city: city, region: region, country: country)
  }

  private static func isCyrillic(_ scalar: Unicode.Scalar) -> Bool {
    (0x400...0x4FF).contains(scalar.value)
  }

  private static func isRegion(_ part: String) -> Bool {
    part.hasPrefix("Республика") || ["область", "край", "округ"].contains(where: part.hasSuffix)
  }

  // MARK: - Japan

  private static func japanese(_ text: String) -> Address? {
    var rest = text[...]
    let postcode = takePostcode(from: &rest)
    guard let region = takePrefecture(from: &rest) else { return nil }
    let around = rest
    guard let city = takeCity(from: &rest, ends: [["市"], ["区"], ["町", "村"]]) else { return nil }
    // The wards of Tokyo are towns of their own by law, and to nobody else.
    let isTokyo = region == "東京都" && city.hasSuffix("区")
    return Address(
      street: String(isTokyo ? around : rest), city: isTokyo ? region : city, region: region,
      postcode: postcode, country: "JP")
  }

  private static func takePostcode(from rest: inout Substring) -> String? {
    let code = rest.drop { $0 == "〒" || $0 == " " }.prefix(8)
    guard code.count == 8, code.dropFirst(3).first == "-",
      code.enumerated().allSatisfy({ $0.offset == 3 || $0.element.isWholeNumber })
    else { return nil }
    rest = rest[code.endIndex...].drop { $0 == " " || $0 == "　" }
    return String(code)
  }

  /// `大阪府`: one of the 47 names, of three or four characters.
  private static func takePrefecture(from rest: inout Substring) -> String? {
    let length = [3, 4].first { length in
      let name = rest.prefix(length)
      guard name.count == length, let last = name.last else { return false }
      return last == "県" || ["東京都", "北海道", "大阪府", "京都府"].contains(name)
    }
    guard let length else { return nil }
    let name = rest.prefix(length)
    rest = rest.dropFirst(length)
    return String(name)
  }

  /// A city up to one of the first ends that is there: `市`, else the `区` of a ward, else the `町` of
  /// a district's town.
  private static func takeCity(
    from rest: inout Substring, ends lists: [Set<Character>]
  ) -> String? {
    for ends in lists {
      guard var end = rest.dropFirst().prefix(8).firstIndex(where: ends.contains) else { continue }
      // The name itself may end so: 四日市市.
      let next = rest.index(after: end)
      if next < rest.endIndex, rest[next] == rest[end] { end = next }
      let city = rest[...end]
      rest = rest[rest.index(after: end)...]
      return String(city)
    }
    return nil
  }

  // MARK: - Korea

  private static func korean(_ text: String) -> Address? {
    var words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
    if ["대한민국", "한국"].contains(words.first) { words.removeFirst() }
    guard words.count > 2 else { return nil }
    var address = Address(country: "KR")
    let first = words.removeFirst()
    if let city = koreanCities.first(where: first.hasPrefix) {
      address.city = city
    } else if koreanProvinces.contains(where: first.hasPrefix),
      words[0].hasSuffix("시")
        || words[0].hasSuffix("군")
    {
      address.region = first
      address.city = words.removeFirst()
    } else {
      return nil
    }
    address.street = words.joined(separator: " ")
    return address
  }

  /// Cities that are no part of a province, as they begin: `서울특별시`, `부산광역시`.
  private static let koreanCities = ["서울", "부산", "대구", "인천", "광주", "대전", "울산", "세종"]

  private static let koreanProvinces = [
    "경기", "강원", "충북", "충남", "충청", "전북", "전남", "전라", "경북", "경남", "경상", "제주",
  ]

  // MARK: - China

  private static func chinese(_ text: String) -> Address? {
    // Some say the country first.
    var rest = text[...]
    if rest.hasPrefix("中国") { rest = rest.dropFirst(2) }
    let digits = rest.prefix { $0.isWholeNumber }
    let postcode = digits.count == 6 ? String(digits) : nil
    if postcode != nil { rest = rest.dropFirst(6).drop { $0 == " " } }
    guard rest.unicodeScalars.prefix(4).allSatisfy({ (0x4E00...0x9FFF).contains($0.value) }) else {
      return nil
    }
    let region =
      rest.prefix(9).firstIndex { $0 == "省" }
      .map { String(rest[...$0]) }
      ?? ["内蒙古自治区", "广西壮族自治区", "西藏自治区", "宁夏回族自治区", "新疆维吾尔自治区"]
      .first(where: rest.hasPrefix)
    if let region { rest = rest.dropFirst(region.count) }
    // `市` in the middle of a street, as that of a market, is behind its ward.
    guard let city = takeCity(from: &rest, ends: [["市"]]), city.count < 7,
      !city.contains(where: { "区區路街县縣".contains($0) }), !rest.isEmpty
    else { return nil }
    return Address(
      street: String(rest), city: city, region: region, postcode: postcode,
      country: rest.contains("區") ? nil : "CN")
  }
}
