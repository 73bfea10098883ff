import KeyLimeEngine

// The rule for meals.

extension WordReader {
  /// Takes a meal beside other words; a meal alone, or inside a name, is a name.
  mutating func takeMeal() -> Bool {
    guard nameEnd != position else { return false }
    let shift = Self.shifts[next() ?? ""]
    let length = shift == nil ? 1 : 2
    guard let word = next(length - 1), let second = Meal.times[word], words.count > 1,
      isEndOfName(position + length)
    else { return false }
    meal = second + (shift ?? 0)
    mealWords = Array(typed[position..<position + length])
    wish.passedOver += mealWords
    position += length
    return true
  }

  /// What may stand before a meal, and how many seconds later that is.
  private static let shifts = [
    "quick": 0, "light": 0, "early": -5400, "late": 5400, "team": 0, "family": 0, "work": 0,
    "working": 0, "business": 0, "office": 0, "group": 0, "birthday": 0,
  ]

  /// Gives a day alone the time of a meal, whose words then say something.
  mutating func setMealTime() {
    guard let meal, case .day(let day, nil) = wish.time else { return }
    wish.time = day == .relative(0) ? .evening(second: meal) : .day(day, second: meal)
    if let first = wish.passedOver.firstRange(of: mealWords) {
      wish.passedOver.removeSubrange(first)
    }
  }
}

/// The meals of a day.
enum Meal {
  /// When people have them, in seconds after midnight, also in German, French, Spanish, Italian and
  /// Dutch, folded.
  static let times = [
    "breakfast": 32_400, "brunch": 39_600, "lunch": 45_000, "dinner": 68_400, "supper": 68_400,
    "fruhstuck": 32_400, "mittagessen": 45_000, "abendessen": 68_400, "dejeuner": 45_000,
    "desayuno": 32_400, "almuerzo": 50_400, "cena": 72_000, "cenar": 72_000, "colazione": 32_400,
    "pranzo": 46_800,
    "ontbijt": 32_400, "avondeten": 68_400,
  ]

  /// What cafes call their kitchen, too: alone it is what somebody wants to eat.
  static let servedAllDay: Set = ["breakfast", "brunch"]
}
