import Testing

@testable import KeyLimeEngine

/// Answers of Yandex's search for companies.
@Suite struct YandexTests {
  private static func answer(categories: String) -> String {
    #"""
    {"type":"FeatureCollection","properties":{"ResponseMetaData":{"SearchResponse":{"found":1}}},
    "features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[49.1,55.8]},
    "properties":{"name":"Пирог","description":"ул. Мира, 1, Казань","CompanyMetaData":{
    "id":"17","name":"Пирог","url":"https://pirog.example/",
    "address":"Россия, Республика Татарстан, Казань, улица Мира, 1",
    "Phones":[{"type":"phone","formatted":"+7 (843) 200-00-00"}],"Categories":[\#(categories)],
    "Hours":{"text":"пн-пт 07:30–21:00; сб,вс 08:00–20:00","Availabilities":[
    {"Intervals":[{"from":"07:30:00","to":"21:00:00"}],"Monday":true}]}}}}]}
    """#
  }

  @Test func aCompanyIsRead() throws {
    let categories = #"{"class":"cafe","name":"Столовая"},{"class":"cafe","name":"Кафе"}"#
    let reading = try Reading(Self.answer(categories: categories))
    let place = try #require(reading.restaurants.first)
    #expect(place.name == "Пирог" && place.source?.record == "17")
    #expect(place.position == Coordinate(latitude: 55.8, longitude: 49.1))
    #expect(place.address.street == "улица Мира, 1" && place.address.city == "Казань")
    #expect(place.address.region == "Республика Татарстан" && place.address.country == "RU")
    #expect(place.phone == "+7 (843) 200-00-00" && place.website == "https://pirog.example/")
    #expect(place.kind == .restaurant && place.cuisines.isEmpty)
    let hours = try #require(place.openingHours)
    #expect(
      try HoursSchedule(reading: hours, country: "RU")
        == HoursSchedule(
          reading: "Mo-Fr 07:30-21:00; Sa,Su 08:00-20:00", country: "RU"))
  }

  @Test(
    "kinds",
    arguments: [
      ("Кофейня", Kind.cafe), ("Быстрое питание", .fastFood), ("Кондитерская", .pastry),
      ("Пиццерия", .restaurant), ("Магазин кулинарии", .deli), ("Бар, паб", .bar),
    ])
  func kind(name: String, kind: Kind) throws {
    let reading = try Reading(Self.answer(categories: #"{"class":"cafe","name":"\#(name)"}"#))
    #expect(reading.restaurants.first?.kind == kind)
  }
}
