extension PlainObject {
  /// Opening hours, and what of them nobody can read.
  typealias Hours = (text: String?, unread: [WrittenWeek.Unread])

  /// Opening hours under a usual or chosen name, else under the names of the days.
  var openingHours: Hours {
    var unread: [WrittenWeek.Unread] = []
    let name = fields[.openingHours] ?? members.first { $0.meaning?.field == .openingHours }?.name
    for value in values(.openingHours) {
      let hours = JSONHours(value, name: name ?? RecordField.openingHours.rawValue)
      if hours.text != nil { return (hours.text, hours.unread) }
      unread += hours.unread
    }
    let week = hoursByDay
    return (week.text, unread + week.unread)
  }

  private var hoursByDay: WrittenWeek {
    var week = WrittenWeek()
    // Most objects have no such members, and need no list of their names.
    guard ownMembers.contains(where: { DayNames.mayName(folded: $0.name) }) else { return week }
    let members = Array(ownMembers)
    for (member, days) in zip(members, DayNames.find(in: members.map(\.name))) {
      if let days { JSONHours.add(member.value, under: member.name, of: days, to: &week) }
    }
    return week
  }
}
