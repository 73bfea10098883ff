/// The pages of a file that were read last: each has two places, and takes the one that was filled
/// longer ago.
///
/// With one place each, a list of a town read 138 pages 232 times.
struct PageCache {
  private let sets: Int
  private var numbers: [Int]
  private var pages: [[UInt8]]

  /// Keeps two pages for each of some sets, into which pages fall by their numbers.
  init(sets: Int) {
    self.sets = sets
    numbers = [Int](repeating: -1, count: sets * 2)
    pages = [[UInt8]](repeating: [], count: sets * 2)
  }

  subscript(number: Int) -> [UInt8]? {
    get {
      let newer = number % sets * 2
      if numbers[newer] == number { return pages[newer] }
      return numbers[newer + 1] == number ? pages[newer + 1] : nil
    }
    set {
      guard let newValue else { return }
      let newer = number % sets * 2
      numbers.swapAt(newer, newer + 1)
      pages.swapAt(newer, newer + 1)
      (numbers[newer], pages[newer]) = (number, newValue)
    }
  }
}
