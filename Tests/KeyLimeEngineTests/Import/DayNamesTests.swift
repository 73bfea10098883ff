import Testing

@testable import KeyLimeEngine

/// Opening hours under the days of the week in languages other than English.
@Suite struct DayNamesTests {
  private func hours(_ names: [String], _ cells: [String]) throws -> [String?] {
    let csv = try Reading(
      "name,lat,lon,\(names.joined(separator: ","))\nA,1,2,\(cells.joined(separator: ","))\n")
    let members = zip(names, cells).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",")
    let json = try Reading(
      #"[{"name":"A","lat":1,"lon":2,\#(members)},{"name":"B","lat":1,"lon":3,"hours":{\#(members)}}]"#
    )
    return (csv.restaurants + json.restaurants).map(\.openingHours)
  }

  @Test(arguments: [
    "Mo,Di,Mi,Do,Fr,Sa,So", "Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag",
    "Lu,Ma,Me,Je,Ve,Sa,Di", "lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche",
    "maandag,dinsdag,woensdag,donderdag,vrijdag,zaterdag,zondag",
  ])
  func aWholeWeekIsRead(names: String) throws {
    let cells = ["9-17", "Ruhetag", "9.00-17.00", "fermé", "9-17", "geschlossen", "10:00-14:00"]
    let text =
      "Mo 9-17; Tu Ruhetag; We 9.00-17.00; Th fermé; Fr 9-17; Sa geschlossen; Su 10:00-14:00"
    let found = try hours(names.split(separator: ",").map(String.init), cells)
    #expect(found == [text, text, text])
  }

  @Test(arguments: ["Mo,Di,Mi,Fr", "Mo-Fr,Sa,So", "Sa,Di"])
  func halfAWeekIsNot(names: String) throws {
    let names = names.split(separator: ",").map(String.init)
    let found = try hours(names, names.map { _ in "9-17" })
    #expect(found.prefix(2) == [nil, nil])
  }

  @Test func englishDaysStayEnglish() throws {
    let found = try hours(["Mo", "Fr", "Sat"], ["9-17", "9-17", "10-12"])
    #expect(found.prefix(2) == ["Mo 9-17; Fr 9-17; Sa 10-12", "Mo 9-17; Fr 9-17; Sa 10-12"])
  }
}
