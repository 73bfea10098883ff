import Testing

@testable import KeyLimeEngine

@Suite struct InwardAddressTests {
  @Test(
    "an address from outside in",
    arguments: [
      (
        "Россия, Республика Татарстан, Казань, улица Баумана, 21",
        ["улица Баумана, 21", "Казань", "Республика Татарстан", "", "RU"]
      ),
      (
        "Россия, Республика Татарстан, Казань, Вахитовский район, улица Калинина, 62",
        ["улица Калинина, 62", "Казань", "Республика Татарстан", "", "RU"]
      ),
      ("Россия, Москва, Тверская улица, 7", ["Тверская улица, 7", "Москва", "", "", "RU"]),
      (
        "〒542-0071 大阪府大阪市中央区道頓堀１丁目２−１２", ["中央区道頓堀１丁目２−１２", "大阪市", "大阪府", "542-0071", "JP"]
      ),
      ("東京都港区芝公園4-2-8", ["芝公園4-2-8", "港区", "東京都", "", "JP"]),
      ("神奈川県横浜市西区みなとみらい", ["西区みなとみらい", "横浜市", "神奈川県", "", "JP"]),
      ("三重県四日市市諏訪栄町1-2", ["諏訪栄町1-2", "四日市市", "三重県", "", "JP"]),
    ])
  func isParted(text: String, parts: [String]) throws {
    let address = try #require(InwardAddress(text))
    let found = [
      address.street, address.city, address.region ?? "", address.postcode ?? "", address.country,
    ]
    #expect(found == parts)
  }

  @Test func aTableMayHaveIt() throws {
    let reading = try Reading(
      """
      name,address,lat,lon
      立ち鮨,〒542-0071 大阪府大阪市中央区道頓堀１丁目２−１２,34.66,135.5
      Grill,"48 Pirrama Rd, Pyrmont NSW 2009, Australia",-33.8,151.2

      """)
    let addresses = reading.restaurants.map(\.address)
    #expect(addresses.map(\.city) == ["大阪市", nil])
    #expect(addresses.map(\.postcode) == ["542-0071", nil])
    #expect(addresses.last?.street == "48 Pirrama Rd, Pyrmont NSW 2009, Australia")
  }

  @Test(
    "other addresses stay whole",
    arguments: [
      "48 Pirrama Rd, Pyrmont NSW 2009, Australia", "улица Баумана, 21", "道頓堀１丁目", "Россия", "",
      "Via Roma, 1, Torino, Italia", "13:00, 14:00, 15:00, 16:00", "県", "〒542-0071",
    ])
  func staysWhole(text: String) {
    #expect(InwardAddress(text) == nil)
  }
}
