import Testing

@testable import KeyLimeEngine

/// Answers of search services for places, each in the form that its documentation gives.
@Suite struct MapServiceTests {
  private func places(_ text: String) throws -> [Restaurant] { try Reading(text).restaurants }

  @Test func kakaoHasPathsOfCategories() throws {
    let places = try places(
      """
      {"documents": [
      {"address_name": "서울 강남구 역삼동 1", "category_group_code": "FD6",
      "category_name": "음식점 > 한식 > 육류,고기", "id": "1", "phone": "02-500-1234",
      "place_name": "고기집", "road_address_name": "서울 강남구 테헤란로 152", "x": "127.03", "y": "37.5"},
      {"address_name": "서울 강남구 역삼동 2", "category_name": "음식점 > 카페 > 커피전문점 > 하루커피",
      "id": "2", "place_name": "하루커피 역삼점", "road_address_name": "", "x": "127.03", "y": "37.51"}],
      "meta": {"is_end": true}}
      """
    ).sorted { $0.name < $1.name }
    #expect(places.map(\.name) == ["고기집", "하루커피 역삼점"])
    #expect(places.map(\.cuisines) == [["korean", "barbecue"], []])
    #expect(places.map(\.kind) == [nil, .cafe])
    #expect(places.map(\.address.street) == ["강남구 테헤란로 152", "강남구 역삼동 2"])
    #expect(places.map(\.address.city) == ["서울", "서울"])
  }

  @Test func naverHasTenMillionthsOfDegreesAndMarks() throws {
    let places = try places(
      """
      {"total": 1, "items": [{"title": "<b>갈비</b>명가 본점", "category": "한식>육류,고기요리",
      "address": "서울특별시 강남구 역삼동 601", "roadAddress": "서울특별시 강남구 봉은사로6길 31",
      "mapx": "1270287034", "mapy": "375042160"}]}
      """)
    let place = try #require(places.first)
    #expect(place.name == "갈비명가 본점" && place.cuisines == ["korean", "barbecue"])
    #expect(place.position == Coordinate(latitude: 37.504216, longitude: 127.0287034))
    #expect(place.address.street == "강남구 봉은사로6길 31" && place.address.city == "서울")
  }

  @Test func baiduHasDetailsApart() throws {
    let places = try places(
      """
      {"status": 0, "results": [{"name": "面馆", "location": {"lat": 39.915, "lng": 116.412},
      "address": "北京市东城区王府井大街88号", "province": "北京市", "city": "北京市", "uid": "a",
      "telephone": "010-60000000", "detail_info": {"classified_poi_tag": "美食;中餐厅",
      "type": "cater", "shop_hours": "10:00-21:30", "overall_rating": "4.3"}}]}
      """)
    let place = try #require(places.first)
    #expect(place.kind == .restaurant && place.cuisines == ["chinese"])
    #expect(place.openingHours == "10:00-21:30" && place.address.city == "北京市")
    #expect(place.address.street == "东城区王府井大街88号")
  }

  @Test func hotPepperHasDaysOffUnderClose() throws {
    let places = try places(
      """
      {"results": {"shop": [{"id": "J1", "name": "パスタ", "address": "東京都渋谷区道玄坂2-1",
      "lat": 35.659, "lng": 139.698, "genre": {"code": "G006", "name": "イタリアン・フレンチ"},
      "open": "月～金: 11:30～14:30 18:00～22:00土、日、祝日: 11:30～22:00", "close": "水、年末年始"}]}}
      """)
    let place = try #require(places.first)
    #expect(place.cuisines == ["italian", "french"] && place.address.city == "東京都")
    #expect(
      place.openingHours
        == "Mo-Fr 11:30-14:30,18:00-22:00; Sa,Su,PH 11:30-22:00; We off; Dec 29-Jan 03 \"年末年始\"")
  }

  @Test func hereHasFoodBesideKinds() throws {
    let places = try places(
      """
      {"items": [{"title": "Curry", "id": "here:1", "resultType": "place",
      "address": {"label": "Curry, Damm 36, 10961 Berlin, Germany", "city": "Berlin",
      "street": "Damm", "houseNumber": "36"}, "position": {"lat": 52.49, "lng": 13.38},
      "categories": [{"id": "100-1000-0009", "name": "Fast Food", "primary": true}],
      "foodTypes": [{"id": "406-000", "name": "German", "primary": true}]}]}
      """)
    #expect(places.first?.kind == .fastFood)
    #expect(places.first?.cuisines == ["german"])
  }

  @Test func facebookNumbersTheSpansOfADay() throws {
    let places = try places(
      """
      {"data": [{"name": "Ouzo", "id": "7", "location": {"city": "Hamburg", "street": "Wall 3",
      "latitude": 53.55, "longitude": 9.99}, "category": "Greek Restaurant", "category_list": [{"id": "1", "name": "Greek Restaurant"}],
      "hours": {"mon_1_open": "11:30", "mon_1_close": "22:00", "tue_1_open": "11:30",
      "tue_1_close": "14:30", "tue_2_open": "17:30", "tue_2_close": "23:00"},
      "restaurant_services": {"takeout": true, "delivery": false}}]}
      """)
    let place = try #require(places.first)
    #expect(place.openingHours == "Mo 11:30-22:00; Tu 11:30-14:30,17:30-23:00")
    #expect(place.services == [.takeaway] && place.noServices == [.delivery])
    #expect(place.kind == .restaurant && place.cuisines == ["greek"])
  }

  @Test func anotherTextMayHaveTheTown() throws {
    let places = try places(
      """
      [{"name": "Chili", "lat": 38.91, "lon": -77.03, "address": "1213 U St NW",
      "full_address": "1213 U St NW, Washington, District of Columbia 20009, United States"}]
      """)
    let address = places.first?.address
    #expect(address?.street == "1213 U St NW" && address?.city == "Washington")
    #expect(address?.region == "District of Columbia" && address?.postcode == "20009")
  }

  @Test func taiwansTourismBureauNamesTownsByTheirWards() throws {
    let places = try places(
      """
      {"XML_Head": {"Listname": "3", "Infos": {"Info": [{"Id": "C3_1", "Name": "廟口魚丸",
      "Add": "基隆市中正區祥豐街1號", "Zipcode": "202", "Region": "基隆市", "Town": "中正區",
      "Tel": "886-2-24620000", "Opentime": "星期一至星期日 10:00-20:00", "Px": 121.77, "Py": 25.15}]}}}
      """)
    let place = try #require(places.first)
    #expect(place.address.city == "基隆市" && place.address.street == "中正區祥豐街1號")
    #expect(place.position == Coordinate(latitude: 25.15, longitude: 121.77))
    #expect(place.openingHours?.hasSuffix("10:00-20:00") == true)
  }

  @Test(
    "diets and kinds in the scripts of Asia",
    arguments: [
      ("素食", [Diet.vegetarian], Kind.restaurant), ("비건", [.vegetarian, .vegan], .restaurant),
      ("ハラール", [.halal], .restaurant), ("烘焙", [], .bakery), ("异国料理", [], nil),
      ("咖啡廳", [], .cafe), ("분식", [], .fastFood), ("술집", [], .bar),
    ])
  func word(category: String, diets: [Diet], kind: Kind?) throws {
    let places = try places(
      #"[{"name": "Ort", "lat": 25.1, "lon": 121.4, "category": "\#(category)"}]"#)
    #expect(places.first?.diets == diets)
    #expect(places.first?.kind == kind)
    #expect(places.first?.cuisines == [])
  }

  @Test func wikivoyageHasSections() throws {
    let reading = try Reading(
      """
      article,type,title,address,hours,latitude,longitude
      Berlin/Mitte,eat,Vuong,Allee 46,"M-Th noon-11PM, F-Su noon-midnight",52.52,13.4
      Berlin/Mitte,drink,Ballhaus,Auguststraße 24,daily 11AM until late,52.53,13.39
      Berlin/Mitte,see,Tor,Platz 1,,52.51,13.37

      """)
    #expect(reading.restaurants.map(\.name).sorted() == ["Ballhaus", "Vuong"])
    #expect(reading.count.skipped[.notFood] == 1)
  }

  @Test(
    "categories with the word for food",
    arguments: [("German cuisine", "german"), ("Thai food", "thai"), ("Soul food", "soul_food")])
  func cuisine(category: String, cuisine: String) throws {
    let places = try places(
      #"[{"name": "Ort", "lat": 52.5, "lon": 13.4, "cuisineLabel": "\#(category)"}]"#)
    #expect(places.first?.cuisines == [cuisine])
  }
}
