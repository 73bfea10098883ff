import OpeningHours

extension Restaurant {
  /// Takes the fields that no publisher has a format for: those of a file of one's own.
  ///
  /// `text` and `diets` read a field of the file. Throws what they throw.
  mutating func takeOwnFields<Fault: Error>(
    text: (RecordField) throws(Fault) -> String?, diets: (RecordField) throws(Fault) -> [Diet]
  ) throws(Fault) {
    let others = try diets(.diets)
    self.diets = Diet.allCases.filter { self.diets.contains($0) || others.contains($0) }
    onlyDiets = try diets(.onlyDiets)
    noDiets = try diets(.noDiets)
    kitchenHours = try text(.kitchenHours).flatMap(Cleaning.clean)
    hoursChecked = try text(.hoursChecked).flatMap(OSMDate.day)
    checked = try text(.checked).flatMap(OSMDate.day)
    timeZone = try text(.timeZone).flatMap(Cleaning.clean)
    minimumAge = try text(.minimumAge).flatMap { Int($0) }
      .flatMap { (0...99).contains($0) ? $0 : nil }
    if let attribution = try text(.attribution).flatMap(Cleaning.clean) {
      source?.attribution = attribution
    }
  }
}
