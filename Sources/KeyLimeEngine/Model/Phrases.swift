/// The words for limes and for price levels.
///
/// This is the one place where they are written down; the config overrides each of them
/// (`limes.5`, `price.1`).
public struct Phrases: Equatable, Sendable {
  /// For one lime to five.
  private var limes = [
    "left me sour", "had better", "fair and fresh", "would return", "tell everyone",
  ]
  /// From the cheapest level to the dearest.
  private var prices = ["under $10", "$10 to $20", "$20 to $40", "over $40"]
  /// The levels whose phrases somebody set.
  private var own: Set<PriceLevel> = []

  /// The phrases of somebody who has set none.
  public static let standard = Phrases()

  /// The phrase of a rating.
  public subscript(rating: Limes) -> String {
    get { limes[rating.count - 1] }
    set { limes[rating.count - 1] = newValue }
  }

  /// The phrase of a price level.
  public subscript(price: PriceLevel) -> String {
    get { prices[price.rawValue - 1] }
    set {
      prices[price.rawValue - 1] = newValue
      own.insert(price)
    }
  }

  /// The phrase of a price level at a place where a currency is paid.
  ///
  /// The standard phrases are of US dollars, so they say nothing where other money is paid: nil. Of
  /// an unknown currency they are taken.
  public func words(for price: PriceLevel, in currency: Currency?) -> String? {
    own.contains(price) || currency == nil || currency == .usd ? self[price] : nil
  }

  /// The rating that a text means: a number from 1 to 5, also as `five`, `5/5`, `5 stars` or
  /// `★★★★★`, a phrase, or the beginning of one phrase only; case, accents and blanks do not matter.
  public func rating(_ text: String) -> Limes? {
    let wanted = Folding.fold(text.trimmed)
    if let count = Int(wanted) { return Limes(count) }
    guard !wanted.isEmpty else { return nil }
    let folded = limes.enumerated().map {
      (count: $0.offset + 1, phrase: Folding.fold($0.element.trimmed))
    }
    if let exact = folded.first(where: { $0.phrase == wanted }) { return Limes(exact.count) }
    if let count = Self.count(wanted) ?? Self.signs(text.trimmed) { return Limes(count) }
    let begun = folded.filter { $0.phrase.hasPrefix(wanted) }
    return begun.count == 1 ? begun.first.flatMap { Limes($0.count) } : nil
  }

  /// The number in `five`, `4/5` and `4 stars`.
  private static func count(_ folded: String) -> Int? {
    let ending = ["/5", " stars", " star", " limes", " lime"].first(where: folded.hasSuffix)
    let number = String(folded.dropLast(ending?.utf8.count ?? 0))
    return numbers.firstIndex(of: number).map { $0 + 1 } ?? (ending == nil ? nil : Int(number))
  }

  private static let numbers = ["one", "two", "three", "four", "five"]

  /// How many signs such as `★` there are, when there is nothing else.
  private static func signs(_ text: String) -> Int? {
    guard let sign = text.first, "★⭐🍋*".contains(sign), text.allSatisfy({ $0 == sign }) else {
      return nil
    }
    return text.count
  }
}
