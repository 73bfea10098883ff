import Testing

@testable import KeyLimeEngine

@Suite struct WholeAddressTests {
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
      ("東京都港区芝公園4-2-8", ["港区芝公園4-2-8", "東京都", "東京都", "", "JP"]),
      ("東京都八王子市旭町1-1", ["旭町1-1", "八王子市", "東京都", "", "JP"]),
      ("神奈川県横浜市西区みなとみらい", ["西区みなとみらい", "横浜市", "神奈川県", "", "JP"]),
      ("三重県四日市市諏訪栄町1-2", ["諏訪栄町1-2", "四日市市", "三重県", "", "JP"]),
      ("서울 강남구 테헤란로 152", ["강남구 테헤란로 152", "서울", "", "", "KR"]),
      ("대한민국 서울특별시 중구 을지로 30", ["중구 을지로 30", "서울", "", "", "KR"]),
      ("경기도 성남시 분당구 판교역로 1", ["분당구 판교역로 1", "성남시", "경기도", "", "KR"]),
      ("广东省深圳市南山区科技园路1号", ["南山区科技园路1号", "深圳市", "广东省", "", "CN"]),
      ("北京市东城区王府井大街88号", ["东城区王府井大街88号", "北京市", "", "", "CN"]),
      ("台北市信義區松高路11號", ["信義區松高路11號", "台北市", "", "", ""]),
    ])
  func isPartedFromOutside(text: String, parts: [String]) {
    #expect(found(in: text) == parts)
  }

  @Test(
    "an address from the house on",
    arguments: [
      ("Mehringdamm 36, 10961 Berlin, Germany", ["Mehringdamm 36", "Berlin", "", "10961", "DE"]),
      ("Mehringdamm 36, 10961 Berlin", ["Mehringdamm 36", "Berlin", "", "10961", ""]),
      ("Bahnhofstrasse 1, CH-8001 Zürich", ["Bahnhofstrasse 1", "Zürich", "", "8001", "CH"]),
      ("Hauptstr. 1, 1. OG, 80331 München", ["Hauptstr. 1, 1. OG", "München", "", "80331", ""]),
      ("28 Rue X, 69002 Lyon Cedex 02, France", ["28 Rue X", "Lyon", "", "69002", "FR"]),
      ("Via Roma 1, 00184 Roma RM, Italy", ["Via Roma 1", "Roma", "RM", "00184", "IT"]),
      ("Via Roma, 1, Torino, Italia", ["Via Roma, 1", "Torino", "", "", "IT"]),
      (
        "C. Mayor, 1, 28013 Madrid, Madrid, Spain",
        ["C. Mayor, 1", "Madrid", "Madrid", "28013", "ES"]
      ),
      ("Kanaal 1, 1015 DK Amsterdam", ["Kanaal 1", "Amsterdam", "", "1015 DK", ""]),
      ("Gatan 1, 111 51 Stockholm, Sweden", ["Gatan 1", "Stockholm", "", "111 51", "SE"]),
      ("Vodičkova 1, 110 00 Praha 1, Czechia", ["Vodičkova 1", "Praha", "", "110 00", "CZ"]),
      ("Budapest, Váci u. 1, 1052 Hungary", ["Váci u. 1", "Budapest", "", "1052", "HU"]),
      ("Adrianou 12, Athina 105 55, Greece", ["Adrianou 12", "Athina", "", "105 55", "GR"]),
      (
        "X Sk. No:1, 34433 Beyoğlu/İstanbul, Türkiye",
        ["X Sk. No:1", "İstanbul", "", "34433", "TR"]
      ),
      (
        "Tverskaya St, 7, Moscow, Russia, 125009",
        ["Tverskaya St, 7", "Moscow", "", "125009", "RU"]
      ),
      ("12 High St, London E1 6AB, UK", ["12 High St", "London", "", "E1 6AB", "GB"]),
      ("12 Princes St, Edinburgh EH2 2AN", ["12 Princes St", "Edinburgh", "", "EH2 2AN", "GB"]),
      ("1 Road, Leith, Edinburgh, EH6 1AA", ["1 Road, Leith", "Edinburgh", "", "EH6 1AA", "GB"]),
      (
        "12 Dawson St, Dublin 2, D02 X285, Ireland",
        ["12 Dawson St", "Dublin", "", "D02 X285", "IE"]
      ),
      ("1 Main St, Springfield, IL 62701, USA", ["1 Main St", "Springfield", "IL", "62701", "US"]),
      (
        "350 5th Ave, New York, NY 10118-0001",
        ["350 5th Ave", "New York", "NY", "10118-0001", "US"]
      ),
      ("1 Pkwy, Birmingham, AL, 35217", ["1 Pkwy", "Birmingham", "AL", "35217", "US"]),
      ("1 Ave, Portland, Oregon 97205", ["1 Ave", "Portland", "Oregon", "97205", "US"]),
      (
        "1 Queen St, Toronto, ON M5H 2N2, Canada", ["1 Queen St", "Toronto", "ON", "M5H 2N2", "CA"]
      ),
      ("48 Pirrama Rd, Pyrmont NSW 2009", ["48 Pirrama Rd", "Pyrmont", "NSW", "2009", "AU"]),
      (
        "MG Road, Bengaluru, Karnataka 560001, India",
        ["MG Road", "Bengaluru", "Karnataka", "560001", "IN"]
      ),
      (
        "2 Chome-1 Dogenzaka, Shibuya City, Tokyo 150-0043, Japan",
        ["2 Chome-1 Dogenzaka, Shibuya City", "Tokyo", "", "150-0043", "JP"]
      ),
      (
        "Jalan Alor, 50200 Kuala Lumpur, Malaysia",
        ["Jalan Alor", "Kuala Lumpur", "", "50200", "MY"]
      ),
      ("15 Phố Huế, Hà Nội 100000, Vietnam", ["15 Phố Huế", "Hà Nội", "", "100000", "VN"]),
      ("1 Beach Rd, Singapore 189673", ["1 Beach Rd", "Singapore", "", "189673", "SG"]),
      (
        "1 Queen's Road, Central, Hong Kong",
        ["1 Queen's Road, Central", "Hong Kong", "", "", "HK"]
      ),
      (
        "Av. Paulista, 1000, São Paulo - SP, 01310-100, Brazil",
        ["Av. Paulista, 1000", "São Paulo", "SP", "01310-100", "BR"]
      ),
      (
        "Col. Roma, 06700 Ciudad de México, CDMX, Mexico",
        ["Col. Roma", "Ciudad de México", "CDMX", "06700", "MX"]
      ),
      ("10961 Berlin, Germany", ["", "Berlin", "", "10961", "DE"]),
      ("Mehringdamm 36, Berlin, Germany", ["Mehringdamm 36", "Berlin", "", "", "DE"]),
      ("Berlin, Germany", ["", "Berlin", "", "", "DE"]),
      ("5 Quay, Dublin 2, Ireland", ["5 Quay", "Dublin", "", "", "IE"]),
    ])
  func isParted(text: String, parts: [String]) {
    #expect(found(in: text) == parts)
  }

  private func found(in text: String) -> [String]? {
    WholeAddress.parts(of: text).map { address in
      [address.street, address.city, address.region, address.postcode, address.country]
        .map { $0 ?? "" }
    }
  }

  @Test(
    "other texts stay whole",
    arguments: [
      "улица Баумана, 21", "道頓堀１丁目", "Россия", "", "12 King St", "Calle Fuencarral 77, Madrid",
      "13:00, 14:00, 15:00, 16:00", "県", "〒542-0071", "Suite 5, 12345 Sunset Blvd", "Germany",
      "Corner of 5th, 10001", "Unit 3, 1200", "서울", "중앙시장 2층 12호", "超市街12号", ", ,", "10961 Berlin",
      "Hauptstr. 1234, Germany", "Calle Mayor 12, Spain", "Allee 7, 1. OG, Germany",
      "1 Rd, Flat 3, UK",
    ])
  func staysWhole(text: String) {
    #expect(WholeAddress.parts(of: text) == nil)
  }

  @Test func whatOtherFieldsSayCounts() throws {
    let reading = try Reading(
      """
      name,address,city,country,lat,lon
      立ち鮨,〒542-0071 大阪府大阪市中央区道頓堀１丁目２−１２,,,34.66,135.5
      Grill,"48 Pirrama Rd, Pyrmont NSW 2009, Australia",,,-33.8,151.2
      Curry,"Mehringdamm 36, 10961 Berlin, Germany",berlin,,52.4938,13.3877
      Café,"Rue X 1, 4000 Liège, Belgium",Herstal,BE,50.64,5.57

      """)
    let addresses = reading.restaurants.map(\.address)
    #expect(addresses.map(\.city) == ["大阪市", "Pyrmont", "berlin", "Herstal"])
    #expect(addresses.map(\.postcode) == ["542-0071", "2009", "10961", nil])
    #expect(addresses[1].street == "48 Pirrama Rd")
    #expect(addresses[2].street == "Mehringdamm 36")
    #expect(addresses[3].street == "Rue X 1, 4000 Liège, Belgium")
  }

  @Test func openStreetMapMayHaveItInOneTag() throws {
    let reading = try Reading(
      """
      {"type": "FeatureCollection", "features": [{"type": "Feature", "id": "node/7", "properties":
      {"amenity": "cafe", "name": "Kona", "addr:full": "12 High St, London E1 6AB, UK"}, "geometry":
      {"type": "Point", "coordinates": [-0.07, 51.5]}}]}
      """, format: .geojson)
    let address = reading.restaurants.first?.address
    #expect(address?.city == "London")
    #expect(address?.street == "12 High St")
  }
}
