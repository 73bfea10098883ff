import Testing
import Thoroughness

@testable import KeyLimeEngine

@Suite struct TownsTests {
  @Test(
    "A city is in its state",
    arguments: [
      (48.137, 11.575, "DE", "BY"), (52.52, 13.405, "DE", "BE"), (53.55, 9.99, "DE", "HH"),
      (48.208, 16.373, "AT", "9"), (47.376, 8.54, "CH", "ZH"), (41.39, 2.17, "ES", "CT"),
      (55.95, -3.19, "GB", "SCT"), (35.28, -120.66, "US", "CA"), (43.65, -79.38, "CA", "ON"),
      (53.08, 8.8, "DE", "HB"), (53.54, 8.58, "DE", "HB"), (-33.87, 151.21, "AU", "NSW"),
      (48.857, 2.352, "FR", "*"), (41.9, 12.5, "IT", "*"),
    ])
  func city(latitude: Double, longitude: Double, country: String, state: String) throws {
    let position = try #require(Coordinate(latitude: latitude, longitude: longitude))
    #expect(Towns.state(at: position, in: country) == state)
  }

  @Test("Between towns of two states, and where districts differ, it is not known")
  func border() throws {
    // Ulm and Neu-Ulm face each other over the Danube.
    let bridge = try #require(Coordinate(latitude: 48.396, longitude: 9.997))
    #expect(Towns.state(at: bridge, in: "DE") == nil)
    let strasbourg = try #require(Coordinate(latitude: 48.573, longitude: 7.752))
    #expect(Towns.state(at: strasbourg, in: "FR") == nil)
    #expect(Towns.state(at: strasbourg, in: "JP") == nil)
  }

  @Test("The search finds the nearest two of all towns")
  func nearest() throws {
    var random = SplitMix64(seed: 7)
    for country in ["DE", "US", "AU"] {
      let (states, text) = try #require(TownTable.towns(of: country))
      let towns = Self.towns(ByteView(text))
      let codes = states.split(separator: " ").map(String.init)
      for _ in 0..<100 {
        let near = try #require(towns.randomElement(using: &random))
        let latitude = near.latitude + Double.random(in: -1...1, using: &random)
        let longitude = near.longitude + Double.random(in: -1...1, using: &random)
        let position = try #require(Coordinate(latitude: latitude, longitude: longitude))
        let shrink = cosine(position.latitude * .pi / 180)
        var nearest = [(square: Double.infinity, state: -1), (square: .infinity, state: -1)]
        for town in towns {
          let north = town.latitude - position.latitude
          let east = (town.longitude - position.longitude) * shrink
          let square = north * north + east * east
          if square < nearest[0].square {
            nearest = [(square, town.state), nearest[0]]
          } else if square < nearest[1].square {
            nearest[1] = (square, town.state)
          }
        }
        let wanted = nearest[0].state == nearest[1].state ? codes[nearest[0].state] : nil
        #expect(Towns.state(at: position, in: country) == wanted, "\(latitude), \(longitude)")
      }
    }
  }

  @Test("Every country's states are those of its holidays")
  func states() throws {
    for country in ["DE", "AT", "CH", "ES", "GB", "US", "CA", "AU", "FR", "IT"] {
      let states = try #require(TownTable.towns(of: country)).states
      let known = Set(HolidayTable.regions(of: country)).union(["?"])
      #expect(Set(states.split(separator: " ").map(String.init)).isSubset(of: known), "\(country)")
    }
  }

  @Test("A place without a state in its address has the holidays of the state that it is in")
  func holidays() throws {
    let clocks = PlaceClocks(zone: .utc)
    let munich = try #require(Coordinate(latitude: 48.137, longitude: 11.575))
    #expect(clocks.place(at: munich).holidays?.region == "BY")
    #expect(clocks.place(at: munich, country: "DE-HE").holidays?.region == "HE")
  }

  private typealias Town = (latitude: Double, longitude: Double, state: Int)

  private static func towns(_ bytes: ByteView) -> [Town] {
    func digits(_ start: Int, _ count: Int) -> Int {
      (start..<start + count).reduce(0) { $0 * 85 + Int(bytes[$1]) - 40 }
    }
    return stride(from: 0, to: bytes.count, by: 7).map { start in
      (
        Double(digits(start, 3)) / 1000 - 90, Double(digits(start + 3, 3)) / 1000 - 180,
        digits(start + 6, 1)
      )
    }
  }
}
