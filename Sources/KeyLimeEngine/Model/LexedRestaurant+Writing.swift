extension LexedRestaurant {
  /// Appends the line that ``Restaurant/write(to:)`` gives for the same restaurant, copying its
  /// texts from the bytes it was read from.
  ///
  /// From then on the texts are those of the new line, counted from its start. A record without a
  /// source is credited to `sourceName`: without one it could be neither replaced nor removed.
  mutating func rewrite(
    from bytes: ByteView, to buffer: inout ByteBuffer, crediting sourceName: String
  ) {
    var line = LineWriter(bytes, lineStart: buffer.count)
    let (position, rating) = (position, rating.flatMap { Stars($0) })
    buffer.append("{\"id\":")
    if let text = id { id = line.copy(text, to: &buffer) }
    line.copy("name", &name, to: &buffer)
    line.copy("otherNames", &otherNames, to: &buffer)
    line.copy("formerNames", &formerNames, to: &buffer)
    buffer.append(",\"latitude\":")
    buffer.append(degreesE7: position?.latitudeE7 ?? 0)
    buffer.append(",\"longitude\":")
    buffer.append(degreesE7: position?.longitudeE7 ?? 0)
    line.copy("kind", &kind, to: &buffer)
    line.copy("cuisines", &cuisines, to: &buffer)
    line.copy("diets", &diets, to: &buffer) { Diet(rawValue: $0) != nil }
    line.copy("onlyDiets", &onlyDiets, to: &buffer) { Diet(rawValue: $0) != nil }
    line.copy("noDiets", &noDiets, to: &buffer) { Diet(rawValue: $0) != nil }
    line.copy("services", &services, to: &buffer) { Service(rawValue: $0) != nil }
    line.copy("noServices", &noServices, to: &buffer) { Service(rawValue: $0) != nil }
    if var address, address.isKnown {
      line.copy(&address, to: &buffer)
      self.address = address
    }
    line.write("price", price, to: &buffer)
    if let rating {
      buffer.append(",\"rating\":")
      buffer.append(hundredths: rating.hundredths)
    }
    line.write("ratingCount", ratingCount, to: &buffer)
    line.copy("phone", &phone, to: &buffer)
    line.copy("email", &email, to: &buffer)
    line.copy("website", &website, to: &buffer)
    line.copy("image", &image, to: &buffer)
    line.copy("menu", &menu, to: &buffer)
    line.copy("openingHours", &openingHours, to: &buffer)
    line.copy("kitchenHours", &kitchenHours, to: &buffer)
    line.copy("hoursChecked", &hoursChecked, to: &buffer)
    line.copy("checked", &checked, to: &buffer)
    line.copy("timeZone", &timeZone, to: &buffer)
    line.write("minimumAge", minimumAge, to: &buffer)
    var credited = source ?? Source()
    line.copy(&credited, crediting: sourceName, to: &buffer)
    source = credited
    buffer.append(UInt8(ascii: "}"))
  }
}

/// Copies the texts of a line into a new one and notes where they are there.
private struct LineWriter {
  private let bytes: ByteView
  private let lineStart: Int
  /// For texts that have to be escaped anew.
  private var escaped = JSONWriter()

  init(_ bytes: ByteView, lineStart: Int) { (self.bytes, self.lineStart) = (bytes, lineStart) }

  /// Copies a text with its quotes; gives its place in the new line.
  mutating func copy(
    _ text: LexedRestaurant.Text, to buffer: inout ByteBuffer
  ) -> LexedRestaurant.Text {
    let string = text.string(in: bytes)
    guard !string.hasEscapes else { return write(string.text, to: &buffer) }
    buffer.append(UInt8(ascii: "\""))
    let start = buffer.count - lineStart
    buffer.append(string.raw)
    buffer.append(UInt8(ascii: "\""))
    return LexedRestaurant.Text(start: start, count: text.count)
  }

  private mutating func write(
    _ text: String, to buffer: inout ByteBuffer
  ) -> LexedRestaurant.Text {
    escaped.removeAll()
    escaped.write(text)
    let start = buffer.count - lineStart + 1
    escaped.bytes.withBytes { buffer.append($0) }
    return LexedRestaurant.Text(
      start: start, count: escaped.bytes.count - 2,
      hasEscapes: escaped.bytes.contains(UInt8(ascii: "\\")))
  }

  mutating func copy(
    _ name: StaticString, _ text: inout LexedRestaurant.Text?, to buffer: inout ByteBuffer
  ) {
    guard let known = text else { return }
    writeName(name, after: ",\"", to: &buffer)
    text = copy(known, to: &buffer)
  }

  mutating func copy(
    _ name: StaticString, _ texts: inout [LexedRestaurant.Text], to buffer: inout ByteBuffer
  ) {
    guard !texts.isEmpty else { return }
    writeName(name, after: ",\"", to: &buffer)
    for index in texts.indices {
      buffer.append(index == 0 ? UInt8(ascii: "[") : UInt8(ascii: ","))
      texts[index] = copy(texts[index], to: &buffer)
    }
    buffer.append(UInt8(ascii: "]"))
  }

  /// Copies the words that there are.
  mutating func copy(
    _ name: StaticString, _ words: inout [LexedRestaurant.Text], to buffer: inout ByteBuffer,
    where isWord: (String) -> Bool
  ) {
    guard !words.isEmpty else { return }
    words.removeAll { !isWord($0.string(in: bytes).text) }
    copy(name, &words, to: &buffer)
  }

  func write(_ name: StaticString, _ number: Int?, to buffer: inout ByteBuffer) {
    guard let number else { return }
    writeName(name, after: ",\"", to: &buffer)
    buffer.append(decimal: UInt64(clamping: number))
  }

  private func writeName(
    _ name: StaticString, after start: StaticString, to buffer: inout ByteBuffer
  ) {
    buffer.append(start)
    buffer.append(name)
    buffer.append("\":")
  }

  /// Copies the parts of an address, of which there is one.
  mutating func copy(_ address: inout LexedRestaurant.Address, to buffer: inout ByteBuffer) {
    buffer.append(",\"address\":{")
    var start: StaticString = "\""
    copyPart("street", &address.street, &start, to: &buffer)
    copyPart("city", &address.city, &start, to: &buffer)
    copyPart("region", &address.region, &start, to: &buffer)
    copyPart("postcode", &address.postcode, &start, to: &buffer)
    copyPart("country", &address.country, &start, to: &buffer)
    buffer.append(UInt8(ascii: "}"))
  }

  private mutating func copyPart(
    _ name: StaticString, _ text: inout LexedRestaurant.Text?, _ start: inout StaticString,
    to buffer: inout ByteBuffer
  ) {
    guard let known = text else { return }
    writeName(name, after: start, to: &buffer)
    text = copy(known, to: &buffer)
    start = ",\""
  }

  /// Copies a source; one without a name gets this one.
  mutating func copy(
    _ source: inout LexedRestaurant.Source, crediting name: String, to buffer: inout ByteBuffer
  ) {
    buffer.append(",\"source\":{\"name\":")
    if let known = source.name, known.count > 0 {
      source.name = copy(known, to: &buffer)
    } else {
      source.name = write(name, to: &buffer)
    }
    copy("record", &source.record, to: &buffer)
    copy("attribution", &source.attribution, to: &buffer)
    buffer.append(UInt8(ascii: "}"))
  }
}

extension ByteBuffer {
  /// Appends a number of 1e-7 degrees as the shortest decimal number of degrees.
  fileprivate mutating func append(degreesE7 units: Int32) {
    if units < 0 { append(UInt8(ascii: "-")) }
    let (whole, part) = units.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
    append(decimal: UInt64(whole))
    guard part > 0 else { return }
    var (fraction, width) = (part, 7)
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    append(UInt8(ascii: "."))
    append(decimal: UInt64(fraction), width: width)
  }

  /// Appends a number of hundredths as the shortest decimal number.
  fileprivate mutating func append(hundredths: Int) {
    let (whole, fraction) = hundredths.quotientAndRemainder(dividingBy: 100)
    append(decimal: UInt64(whole))
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    if fraction % 10 == 0 {
      append(decimal: UInt64(fraction / 10))
    } else {
      append(decimal: UInt64(fraction), width: 2)
    }
  }
}
