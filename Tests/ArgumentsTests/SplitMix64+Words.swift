import Thoroughness

extension SplitMix64 {
  /// A word of these letters.
  mutating func word(from letters: [Character], upTo length: Int) -> String {
    String((0..<Int.random(in: 0...length, using: &self)).map { _ in self.pick(letters) })
  }
}
