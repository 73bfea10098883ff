extension Range<Int> {
  /// The first place at which something holds that, where it holds, holds for all behind too; the
  /// end when it holds nowhere.
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
