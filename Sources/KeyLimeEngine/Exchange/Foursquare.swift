/// Foursquare OS Places as CSV.
///
///     fsq_place_id,name,latitude,longitude,address,locality,region,postcode,country,…,date_closed,
///     tel,website,email,…,fsq_category_labels
///
/// A place has closed for good when it has a `date_closed`. Labels are paths such as
/// `Dining and Drinking > Restaurant > Thai Restaurant`, several in one cell in the list notation of
/// whichever tool made the CSV.
enum Foursquare {
  static func outcome(of row: CSVRow, run: ReadingRun) throws(ImportFault) -> ReadingRun.Outcome {
    var record = try row.record()
    record.id = try row.text(column: "fsq_place_id") ?? record.id
    record.isClosed = try row.text(column: "date_closed") != nil
    let labels = try row.text(column: "fsq_category_labels") ?? ""
    for path in foodPaths(in: labels) {
      record.isFoodUnlessSaid = true
      for word in path.reversed() where record.categories.add(word) { break }
    }
    return record.outcome(prefix: "fsq", run: run)
  }

  private static let root = "Dining and Drinking"

  /// The parts below the root of each path about food.
  private static func foodPaths(in labels: String) -> [[String]] {
    var paths: [[String]] = []
    var rest = labels[...]
    while let start = rest.firstRange(of: root) {
      rest = rest[start.upperBound...]
      let end = rest.firstIndex { "\"]}'".contains($0) } ?? rest.endIndex
      let next = rest.firstRange(of: root)?.lowerBound ?? rest.endIndex
      let path = rest[..<min(end, next)].split(separator: ">").compactMap {
        Cleaning.clean(String($0))
      }
      paths.append(path.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 })
    }
    return paths
  }
}

extension Substring {
  /// Where a text first occurs.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) {
        return index..<self.index(index, offsetBy: text.count)
      }
      formIndex(after: &index)
    }
    return nil
  }
}
