/// The names of people, each with a number from 0 in the order in which they come.
struct NumberedNames {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a name, which is added when it is new.
  mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
