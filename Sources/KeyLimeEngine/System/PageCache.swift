/// The pages of a file that were read last: each has one slot that it may be in.
struct PageCache {
  private static let size = 256
  private var numbers = [Int](repeating: -1, count: size)
  private var pages = [[UInt8]](repeating: [], count: size)

  subscript(number: Int) -> [UInt8]? {
    get {
      let slot = number % Self.size
      return numbers[slot] == number ? pages[slot] : nil
    }
    set {
      let slot = number % Self.size
      numbers[slot] = newValue == nil ? -1 : number
      pages[slot] = newValue ?? []
    }
  }
}
