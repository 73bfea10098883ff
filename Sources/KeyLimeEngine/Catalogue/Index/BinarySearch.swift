extension Range<Int> {
  /// The first place where a condition holds that also holds for everything after it; the end when
  /// it holds nowhere.
  @inline(__always)
  func firstPlace<Fault: Error>(
    where holds: (Int) throws(Fault) -> Bool
  ) throws(Fault) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if try holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
