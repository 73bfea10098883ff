import Arguments

extension ValueType<Int> {
  /// How many rows a list has at most: a whole number, where 0 and `all` mean all of them.
  static func limit(upTo most: Int = 1_000_000) -> ValueType {
    let number = ValueType.integer(in: 0...most)
    return ValueType(number.placeholder) { text throws(ValueError) in
      text.lowercased() == "all" ? 0 : try number.parse(text)
    }
  }
}
