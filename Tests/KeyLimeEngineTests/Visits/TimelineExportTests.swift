import Testing

@testable import KeyLimeEngine

@Suite struct TimelineExportTests {
  private func visit(
    _ id: UInt64, _ name: String, _ at: String, _ position: Coordinate? = nil, note: String? = nil
  ) throws -> CheckInState {
    var place = CheckIn.Place(name: name)
    place.position = position
    var checkIn = CheckIn(place: place, at: try #require(OffsetTime(at)))
    checkIn.note = note
    return CheckInState(
      id: CheckInID(random: id), checkIn: checkIn, written: HybridTime(milliseconds: 5000))
  }

  @Test func calendarLinesAreShortAndEscaped() throws {
    let long = String(repeating: "Zoë's; 寿司, ", count: 30) + "\nend\\"
    let timeline = Timeline([try visit(1, long, "2026-11-20T12:30:00-08:00", note: long)])
    let text = timeline.iCalendar { $0.text }
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.utf8.count <= 75 })
    #expect(!text.replacingAll("\r\n", with: "").contains { $0 == "\n" || $0 == "\r" })
    let unfolded = text.replacingAll("\r\n ", with: "")
    #expect(unfolded.contains("SUMMARY:Zoë's\\; 寿司\\, "))
    #expect(unfolded.contains("\\nend\\\\\r\nDESCRIPTION"))
    #expect(unfolded.contains("DTSTART:20261120T203000Z\r\n"))
    #expect(unfolded.contains("DTSTAMP:19700101T000005Z\r\n"))
  }

  @Test func geographyIsLatitudeFirstInACalendar() throws {
    let here = try #require(Coordinate(latitude: -35.5, longitude: 120.25))
    let text = Timeline([try visit(1, "A", "2026-11-20T12:30:00Z", here)]).iCalendar { $0.text }
    #expect(text.contains("GEO:-35.5;120.25\r\n"))
  }

  @Test func wayPointsAreCleanXML() throws {
    let here = try #require(Coordinate(latitude: -35.5, longitude: 120.25))
    let timeline = Timeline([
      try visit(1, "<Fish & \u{1}\u{1B}Chips>", "2026-11-20T12:30:00+01:00", here),
      try visit(2, "Nowhere", "2026-11-20T12:30:00Z"),
    ])
    #expect(
      timeline.gpx { $0.text } == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="keylime" xmlns="http://www.topografix.com/GPX/1/1">
        <wpt lat="-35.5" lon="120.25"><time>2026-11-20T11:30:00Z</time>\
        <name>&lt;Fish &amp; Chips&gt;</name></wpt>
        </gpx>

        """)
  }

  @Test func noCellIsAFormula() throws {
    let timeline = Timeline([try visit(1, "=1+1", "2026-11-20T12:30:00Z", note: "a\nb")])
    let rows = try CSVLine.lines(of: timeline.csv { $0.text })
    #expect(rows.count == 2)
    #expect(rows[1].cells[2] == "'=1+1")
    #expect(rows[1].cells[7] == "a\nb")
    #expect(rows[1].cells.count == rows[0].cells.count)
  }
}

extension String {
  fileprivate func replacingAll(_ part: String, with other: String) -> String {
    var (rest, result) = (utf8[...], [UInt8]())
    while !rest.isEmpty {
      if rest.starts(with: part.utf8) {
        result += other.utf8
        rest = rest.dropFirst(part.utf8.count)
      } else if let byte = rest.popFirst() {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
