import Testing

@testable import KeyLimeEngine

/// Catalogues of all sorts of places, of which only some are places to eat.
@Suite struct OtherTradesTests {
  @Test(arguments: ["category", "categories"])
  func placesOfOtherTradesStayOut(column: String) throws {
    let rows = [
      ("National Museum", "Museum"), ("Bank of Scotland", "Bank"), ("Waverley", "train_station"),
      ("Tesco", "Grocery stores"), ("Thai Orchid", "Thai restaurant"), ("Noodles", "thai;vegan"),
      ("Grand", "hotel;restaurant"), ("Odd", "zydeco"), ("Nothing said", ""),
      ("Subs", "Sandwich shop"),
    ]
    let eaten = ["Thai Orchid", "Noodles", "Grand", "Odd", "Nothing said", "Subs"]
    let csv = try Reading(
      "name,lat,lon,\(column)\n" + rows.map { "\($0.0),1,2,\($0.1)\n" }.joined())
    #expect(csv.restaurants.map(\.name) == eaten)
    #expect(csv.count.skipped == [.notFood: 4])
    #expect(csv.restaurants[2].cuisines.isEmpty && csv.restaurants[3].cuisines == ["zydeco"])
    let objects = rows.map { #"{"name":"\#($0.0)","lat":1,"lon":2,"\#(column)":"\#($0.1)"}"# }
    let json = try Reading("[\(objects.joined(separator: ","))]")
    #expect(json.restaurants.map(\.name) == eaten)
    #expect(json.count.skipped == [.notFood: 4])
  }

  @Test(arguments: ["Museo", "Farmacia", "Supermercado", "Chiesa", "Musée", "Apotheek"])
  func theyAreKnownInOtherLanguages(category: String) throws {
    let reading = try Reading("name,lat,lon,category\nA,1,2,\(category)\nB,1,2,Caffè\n")
    #expect(reading.restaurants.map(\.name) == ["B"])
    #expect(reading.count.skipped == [.notFood: 1])
  }

  @Test(arguments: [
    "Plumber", "plumbers", "Dry cleaner", "Law firm;Lawyer", "Car repair", "Travel agency",
    "Car wash", "Nail studio", "Florist", "Tourist attraction", "Klempner", "Coiffeur",
  ])
  func tradesOfATownAreNoCuisines(category: String) throws {
    let reading = try Reading("name,lat,lon,category\nA,1,2,\(category)\nB,1,2,Coffee shop\n")
    #expect(reading.restaurants.map(\.name) == ["B"])
    #expect(reading.count.skipped == [.notFood: 1])
  }

  @Test(arguments: ["Hawker center", "Food service", "Pizza delivery", "Sushi takeaway"])
  func tradesThatSpeakOfFoodAreFood(category: String) throws {
    let reading = try Reading("name,lat,lon,category\nA,1,2,\(category)\n")
    #expect(reading.restaurants.map(\.name) == ["A"])
  }

  @Test func whatATypeCallsFoodIsFood() throws {
    let reading = try Reading("name,lat,lon,type,category\nA,1,2,cafe,museum\nB,1,2,poi,museum\n")
    #expect(reading.restaurants.map(\.name) == ["A"])
  }
}
