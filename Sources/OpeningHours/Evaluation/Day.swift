/// A day under evaluation, with the properties that selectors need.
struct Day {
  /// Days since 1970-01-01.
  let number: Int
  let date: CivilDate
  let weekday: Weekday

  init(number: Int) {
    self.number = number
    self.date = CivilDate(daysSince1970: number)
    self.weekday = Weekday(daysSince1970: number)
  }

  var before: Day { Day(number: number - 1) }
}
