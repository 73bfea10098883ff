/// A score that a place does not exceed, in 16 bits, as of a reference day.
///
/// Scores fade alike: what bounds one on a day bounds it ever after, faded. The code is a number of
/// thousandths as six bits of an exponent above ten bits of a fraction; 0 means no score above
/// zero, and 65,535 one that is too high to hold.
struct ScoreBound: Equatable {
  let code: UInt16

  /// For a place whose score is not above zero.
  static let zero = ScoreBound(code: 0)
  private static let unlimited = UInt16.max

  init(code: UInt16) { self.code = code }

  /// The bound of a summary's score on all days from the reference day and its newest rating on;
  /// nil when the summary has too many bad days: their rounded weights could add up to a whole
  /// unit.
  init?(_ summary: RatingSummary, reference: Int) {
    guard let newest = summary.days.last else { return nil }
    let start = max(newest.day, reference)
    var (net, gross, bad) = (0, 0, 0)
    for term in summary.terms(on: start) {
      let part = term.root * Self.exactWeight(start - term.day)
      net += part
      gross += abs(part)
      bad -= min(0, term.root)
    }
    guard bad < Fading.unit else { return nil }
    let least = net >> Self.exactBits + gross >> (Self.exactBits + 18) + 2
    let codes = 1..<Int(Self.unlimited)
    let code =
      net <= 0
      ? 0
      : codes.firstPlace { Self.thousandths(UInt16($0), after: start - reference) >= least }
    self.init(code: UInt16(code))
  }

  /// The bound some days after the reference day.
  func score(after days: Int) -> KeyLimeScore {
    guard code < Self.unlimited else { return .highest }
    return KeyLimeScore(tenths: (Self.thousandths(code, after: days) + Self.slack) / 100)
  }

  /// The least bound that lets a score through, some days after the reference day.
  static func least(for score: KeyLimeScore, after days: Int) -> ScoreBound {
    let codes = 0..<Int(unlimited)
    return ScoreBound(
      code: UInt16(codes.firstPlace { ScoreBound(code: UInt16($0)).score(after: days) >= score }))
  }

  /// What the rounding of weights may add to a score, in thousandths: two for the bound and one for
  /// the weights of bad days.
  private static let slack = 3

  private static let fractionBits = 10

  /// The exponent of a code is this much higher than that of its number.
  private static let bias = 4

  private static func thousandths(_ code: UInt16, after days: Int) -> Int {
    guard code > 0 else { return 0 }
    let step = ((days % Fading.halfLife) + Fading.halfLife) % Fading.halfLife
    let halvings = (days - step) / Fading.halfLife
    let (one, fraction) = (1 << fractionBits, Int(code) % (1 << fractionBits))
    let product = (one + fraction) * Fading.weight(step)
    let shift = Int(code >> fractionBits) - bias - Fading.unitBits - halvings
    // A product has 32 bits at most.
    return shift > 30 ? .max - slack : product << shift
  }

  /// Weights in 2^-30, so that old ratings still count: what they give is needed when it is
  /// multiplied.
  private static let exactBits = 30

  private static func exactWeight(_ age: Int) -> Int {
    let (halvings, step) = age.quotientAndRemainder(dividingBy: Fading.halfLife)
    return (Fading.weight(step) << (exactBits - Fading.unitBits)) >> halvings
  }
}
