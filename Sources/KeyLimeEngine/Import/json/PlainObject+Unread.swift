extension PlainObject {
  /// Notes what the object says and the restaurant does not know.
  func noteUnread(of restaurant: Restaurant, _ run: inout ReadingRun) {
    noteUnreadNumbers(of: restaurant, &run)
    for unread in openingHours.unread { run.note(unread: unread.text, column: unread.name) }
    for field in RecordField.dietFields {
      let name = members.first { $0.meaning?.field == field }?.name
      for word in NamedDiets(texts(field)).unread {
        run.note(unread: word, column: fields[field] ?? name ?? field.rawValue)
      }
    }
  }

  private func noteUnreadNumbers(of restaurant: Restaurant, _ run: inout ReadingRun) {
    // Other publishers have names and scales of their own.
    guard run.reader.format == .json || !fields.isEmpty else { return }
    let unknown: [(RecordField, Bool)] = [
      (.price, restaurant.price == nil),
      (.rating, restaurant.rating == nil && OpenStreetMapObject(root) == nil),
      (.ratingCount, restaurant.ratingCount == nil),
    ]
    for (field, isUnknown) in unknown where isUnknown {
      guard let text = values(field).lazy.compactMap(\.textOrNumber).first(where: Self.saysNumber)
      else { continue }
      let name = members.first { $0.meaning?.field == field }?.name
      run.note(unread: text, column: fields[field] ?? name ?? field.rawValue)
    }
  }

  /// Whether a text says a number, a price or stars; others, such as "n/a" and "0/5", say that nobody
  /// knows.
  static func saysNumber(_ text: String) -> Bool {
    text.contains { "1"..."9" ~= $0 || $0.isCurrencySymbol || $0 == "★" }
      && WrittenRating(text)?.mean != 0
  }
}
