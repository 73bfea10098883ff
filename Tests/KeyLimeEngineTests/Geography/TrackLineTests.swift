import KeyLimeEngine
import Testing

@Suite struct TrackLineTests {
  private func here(_ latitude: Double, _ longitude: Double) throws -> Fix {
    .at(try #require(Coordinate(latitude: latitude, longitude: longitude)))
  }

  @Test func sentencesOfAReceiver() throws {
    let line = "$GPRMC,101113,A,3516.8000,N,12039.6000,W,0.0,0.0,201126,,*38"
    let checked = Self.checked("GPRMC,101113,A,3516.8000,N,12039.6000,W,0.0,0.0,201126,,")
    #expect(TrackLine.fixes(in: checked) == [try here(35.28, -120.66)])
    #expect(checked == line || TrackLine.fixes(in: line).isEmpty, "a wrong checksum tells nothing")
    #expect(
      TrackLine.fixes(in: Self.checked("GNGGA,1,2712.6,S,15303.0,E,1,5,,,M,,M,,"))
        == [try here(-27.21, 153.05)])
  }

  @Test func aPlotterThatSendsNothingElse() throws {
    #expect(
      TrackLine.fixes(in: Self.checked("ECGLL,3516.8000,N,12039.6000,W,164326,A,D"))
        == [try here(35.28, -120.66)])
    #expect(
      TrackLine.fixes(in: Self.checked("GPGLL,,,,,,V,N")).isEmpty, "others say that it is lost")
  }

  @Test func aChecksumMayBeMissing() throws {
    let body = "GPRMC,101113,A,3516.8000,N,12039.6000,W,0.0,0.0,201126,,"
    #expect(TrackLine.fixes(in: "$\(body)\r\n") == [try here(35.28, -120.66)])
    for wrong in ["*00", "*", "*GG", "*38*38"] {
      #expect(TrackLine.fixes(in: "$\(body)\(wrong)").isEmpty, "\(wrong)")
    }
    #expect(TrackLine.fixes(in: "$GPRMC,101113,A,3516.8000,N,12039.6").isEmpty)
    #expect(TrackLine.fixes(in: "$GPRMC,101113,A,3516.8000,N,12039.6,").isEmpty)
  }

  @Test func aReceiverOfSeveralSystems() throws {
    let sentence = "GNGNS,101113,3516.8000,N,12039.6000,W,AAN,12,0.9,45.0,-30.0,,"
    #expect(TrackLine.fixes(in: Self.checked(sentence)) == [try here(35.28, -120.66)])
  }

  @Test(arguments: [
    "GNGNS,101113,3516.8000,N,12039.6000,W,NN,00,,,,,", "GNGNS,101113,,,,,,00,,,,,",
    "GPRMC,101113,A,0000.0000,N,00000.0000,E,0.0,0.0,201126,,",
    "GPRMC,095255.810,V,2712.6404,S,15303.1201,E,0.00,0.00,080407,,,A",
    "GPGGA,095257.809,2712.6404,S,15303.1201,E,0,00,00.0,4.0,M,42.2,M,,",
  ])
  func aReceiverThatIsLost(_ body: String) {
    #expect(TrackLine.fixes(in: Self.checked(body)) == [.lost])
  }

  @Test func reportsOfGpsd() throws {
    let report = #"{"class":"TPV","mode":3,"lat":35.28,"lon":-120.66}"#
    #expect(TrackLine.fixes(in: report) == [try here(35.28, -120.66)])
    #expect(TrackLine.fixes(in: #"{"class":"TPV","mode":1}"#) == [.lost])
    #expect(TrackLine.fixes(in: #"{"class":"SKY","nSat":4}"#).isEmpty)
  }

  @Test func whatALoggerWritesAroundASentence() throws {
    let sentence = Self.checked("GPRMC,101113,A,3516.8000,N,12039.6000,W,0.0,0.0,201126,,")
    let cut = "$GPGGA,101112,3516.80"
    for before in ["\u{FEFF}", "10:11:13.250 ", "\\s:GP0001,c:1640995200*5E\\", cut] {
      #expect(TrackLine.fixes(in: before + sentence) == [try here(35.28, -120.66)], "\(before)")
    }
  }

  @Test func anyWhitespacePartsTheAttributesOfAPoint() throws {
    let text =
      "<trkpt\n  lat='1'\n  lon = '2'\n/><trkpt\tlon=\"5\"\tlat=\"4\"></trkpt><trkpts lat='6' lon='7'/>"
    #expect(TrackLine.fixes(in: text) == [try here(1, 2), try here(4, 5)])
  }

  @Test func aPrefixedPointIsOneAndOneInACommentIsNot() throws {
    let text =
      "<!-- <trkpt lat='8' lon='9'/> --><g:trkpt lat='1' lon='2'><g:ele/></g:trkpt>"
    #expect(TrackLine.fixes(in: text) == [try here(1, 2)])
  }

  @Test func pointsOfATrack() throws {
    let line = #"<trkpt lat="1" lon="2"><ele>3</ele></trkpt><trkpt lon='5' lat='4'/>"#
    #expect(TrackLine.fixes(in: line) == [try here(1, 2), try here(4, 5)])
  }

  @Test func waypointsAreMarksBesidesATrack() throws {
    let line = #"<wpt lat="1" lon="2"/><rtept lat="3" lon="4"/>"#
    #expect(TrackLine.fixes(in: line) == [try here(3, 4)])
    #expect(TrackLine.fixes(in: #"<wpt lat="1" lon="2"/>"#) == [try here(1, 2)])
  }

  @Test(arguments: [
    "", "$", "$*", "$GPRMC", "$GPRMC,*FF", "{", "{}", "<trkpt ", "<trkpt lat=\"x\" lon=\"2\">",
    "<trkpt lat=\"91\" lon=\"2\">", "hello", "$GPRMC,1,A,9999,N,99999,E*00",
  ])
  func nonsenseTellsNothing(_ line: String) { #expect(TrackLine.fixes(in: line).isEmpty) }

  private static func checked(_ body: String) -> String {
    let sum = String(body.utf8.reduce(0, ^), radix: 16, uppercase: true)
    return "$\(body)*\(sum.count == 1 ? "0" : "")\(sum)"
  }
}
