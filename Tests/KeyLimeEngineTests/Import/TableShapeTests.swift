import Testing

@testable import KeyLimeEngine

/// Tables in the shapes that databases, spreadsheets and other languages give them.
@Suite struct TableShapeTests {
  @Test(arguments: [
    ("cake;ice_cream", ["cake", "ice_cream"]), ("Pizza; Ice cream", ["pizza", "ice_cream"]),
    ("ice_cream", ["ice_cream"]),
  ])
  func iceCreamIsOneOfSeveralCuisines(_ text: String, _ cuisines: [String]) throws {
    for column in ["cuisine", "category"] {
      let reading = try Reading("name,lat,lon,\(column)\nA,1,2,\(text)\n")
      #expect(reading.restaurants.map(\.cuisines) == [cuisines])
    }
  }

  @Test(arguments: [
    (#""Bob's \"Best\" Burgers""#, #"Bob's "Best" Burgers"#), (#""At \"Home\"""#, #"At "Home""#),
    (#""A\\B \"C\" """"#, #"A\B "C" ""#), (#""Fish, \"n\", chips""#, #"Fish, "n", chips"#),
    (#"Plain\n"#, #"Plain\n"#),
  ])
  func aBackslashMayEscapeQuotes(_ cell: String, _ name: String) throws {
    let reading = try Reading("name,lat,lon\n\"The \\\"Inn\\\"\",1,2\n\(cell),1,3\n")
    #expect(reading.restaurants.map(\.name).last == Cleaning.clean(name))
    let rows = try SavedFile(reading: Array("name,note\n\"A \\\"B\\\" C\",\(cell)\n".utf8)).rows
    #expect(rows.map(\.name) == [#"A "B" C"#])
    #expect(rows.map(\.words) == [name.trimmed])
  }

  @Test func aBackslashElsewhereIsOne() throws {
    let reading = try Reading(#"name,lat,lon,website\#n"C:\",1,2,\#n"D ""\x""",1,3,\#n"#)
    #expect(reading.restaurants.map(\.name) == [#"C:\"#, #"D "\x""#])
  }

  @Test(arguments: ["\n", "\r\n"], ["Restaurants in Lyon;;\n01.03.2024;;\n;;\n", "My list\n\n"])
  func titlesMayBeAboveTheHeader(end: String, titles: String) throws {
    let text = "\u{FEFF}" + titles + "Name;Breite;Länge\nLinde;45,76;4,83\nNowhere;;\n"
    let reading = try Reading(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: end))
    #expect(reading.restaurants.map(\.name) == ["Linde"])
    let line = titles.count { $0 == "\n" } + 3
    #expect(reading.count.details.map(\.line) == [line])
  }

  @Test func aRowUnderAHeaderIsNoHeader() throws {
    let reading = try Reading("name,lat,lon\nname,lat,lon\nA,1,2\n")
    #expect(reading.count.skipped == [.noPosition: 1])
    let fault = try #require(throws: ImportFault.self) {
      _ = try Reading("name,lat,city\nA,1,Rome\n")
    }
    #expect(fault.reason == .missingColumns(["longitude"], found: ["name", "lat", "city"]))
  }

  @Test(arguments: [
    "Nom du restaurant;Adresse;Ville;Latitude;Longitude;Type de cuisine;Téléphone;Site internet;Horaires d'ouverture;Nombre d'avis",
    "Name des Restaurants;Anschrift;Stadt;Breitengrad;Längengrad;Küchenart;Telefonnummer;Internetseite;Öffnungszeiten;Anzahl Bewertungen",
    "Nombre del restaurante;Dirección;Localidad;Latitud;Longitud;Tipo de cocina;Teléfono;Página web;Horario de apertura;Número de reseñas",
    "Nome del ristorante;Indirizzo;Comune;Latitudine;Longitudine;Tipo di cucina;Telefono;Sito web;Orario di apertura;Numero recensioni",
    "Naam restaurant;Adres;Gemeente;Breedtegraad;Lengtegraad;Keuken;Telefoonnummer;Website;Openingstijden;Aantal beoordelingen",
    "Tên quán;Địa chỉ;Thành phố;Vĩ độ;Kinh độ;Món ăn;Số điện thoại;Trang web;Giờ mở cửa;Số lượt đánh giá",
    "Nazwa;Adres;Miasto;Szerokość geograficzna;Długość geograficzna;Kuchnia;Telefon;Strona internetowa;Godziny otwarcia;Liczba opinii",
    "Название;Адрес;Город;Широта;Долгота;Кухня;Телефон;Сайт;Режим работы;Количество отзывов",
    "상호명;도로명주소;city;위도;경도;음식종류;전화번호;홈페이지;영업시간;리뷰수",
    "店名;住所;市区町村;緯度;経度;ジャンル;電話番号;ホームページ;営業時間;口コミ数",
    "餐厅名称;地址;城市;纬度;经度;菜系;电话;网址;营业时间;评论数",
    "Nama;Alamat;Kota;Lintang;Bujur;Masakan;Telepon;Website;Jam Operasional;reviews",
    "İsim;Adres;Şehir;Enlem;Boylam;Mutfak;Telefon;Website;Çalışma Saatleri;reviews",
    "Όνομα;Διεύθυνση;Πόλη;Γεωγραφικό πλάτος;Γεωγραφικό μήκος;Κουζίνα;Τηλέφωνο;Website;Ωράριο;reviews",
    "Název;Adresa;Město;Zeměpisná šířka;Zeměpisná délka;Kuchyně;Telefon;Web;Otevírací doba;reviews",
  ])
  func headingsOfSpreadsheetsAreFound(headings: String) throws {
    let reading = try Reading(
      "\(headings)\nLinde;Weg 1;Rom;52,5;13,4;thai;030 1;a.de;Mo-Fr 11:00-22:00;12\n")
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.name == "Linde" && restaurant.position.description == "52.5,13.4")
    #expect(restaurant.address.street == "Weg 1" && restaurant.address.city == "Rom")
    #expect(restaurant.cuisines == ["thai"] && restaurant.phone == "030 1")
    #expect(restaurant.website == "http://a.de" && restaurant.ratingCount == 12)
    #expect(restaurant.openingHours == "Mo-Fr 11:00-22:00")
    #expect(reading.count.unusedColumns.isEmpty)
  }

  @Test(arguments: [
    ("Italienisch", "italian"), ("Cuisine française", "french"), ("Indische Küche", "indian"),
    ("comida mexicana", "mexican"), ("giapponese", "japanese"), ("Món Việt", "vietnamese"),
    ("Phở", "pho"), ("polska", "polish"), ("Грузинская", "georgian"), ("한식", "korean"),
    ("イタリアン", "italian"), ("川菜", "sichuan"),
  ])
  func cuisinesOfOtherLanguagesAreKnown(_ text: String, _ cuisine: String) throws {
    let reading = try Reading("name,lat,lon,cuisine\nA,1,2,\(text)\n")
    #expect(reading.restaurants.map(\.cuisines) == [[cuisine]])
  }

  @Test func collectorsOfMapsFlattenTheirColumns() throws {
    let reading = try Reading(
      "title,totalScore,reviewsCount,categoryName,location/lat,location/lng,permanentlyClosed\n"
        + "A,4.4,1523,German restaurant,1,2,false\nB,4,15,Plumber,1,2,false\n"
        + "C,4,15,Cafe,1,2,true\n")
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.rating == Stars(4.4) && restaurant.ratingCount == 1523)
    #expect(restaurant.cuisines == ["german"])
    #expect(reading.count.skipped == [.notFood: 1, .permanentlyClosed: 1])
  }

  @Test func listsAndFormulasHoldTexts() throws {
    let restaurant = try #require(
      try Reading(
        "name,position,phones,websites,zip\n"
          + #"A,POINT (2 1),['+441315550100'],"['https://a.example', 'https://b.example']","#
          + #""=""01067""""# + "\n"
      ).restaurants.first)
    #expect(restaurant.phone == "+441315550100" && restaurant.website == "https://a.example")
    #expect(restaurant.address.postcode == "01067")
  }

  @Test(arguments: [
    "business_name,business_latitude,business_longitude,business_address,business_city,business_postal_code",
    "Denominazione,Latitudine,Longitudine,Indirizzo,Comune,CAP", "NOM,LAT,LON,ADRESSE,VILLE,CP",
  ]) func theAddressIsFound(_ header: String) throws {
    let restaurant = try #require(
      try Reading("\(header)\nA,1,2,Via Roma,Firenze,50123\n").restaurants.first)
    let address = restaurant.address
    #expect(address.street == "Via Roma" && address.city == "Firenze")
    #expect(address.postcode == "50123")
  }

  @Test func sectorsOfATownAreNoCuisines() throws {
    let reading = try Reading(
      "name,lat,lon,category\nA,1,2,Food & Drink\nB,1,2,Health\nC,1,2,Retail\n")
    #expect(reading.restaurants.map(\.name) == ["A"])
    #expect(reading.restaurants.map(\.cuisines) == [[]])
  }

  @Test(arguments: [
    (#"{"name":"A","gps_coordinates":{"latitude":1,"longitude":2},"rating":"4.5 (12)"}"#, 4.5),
    (#"{"name":"A","lat":1,"lng":2,"rating":{"overall":4.6,"count":12}}"#, 4.6),
  ])
  func searchesOfMapsHaveObjects(_ object: String, _ stars: Double) throws {
    let reading = try Reading(object + "\n" + object.replacing(#""A""#, with: #""B""#) + "\n")
    #expect(reading.restaurants.map(\.rating) == [Stars(stars), Stars(stars)])
  }

  @Test(arguments: [("Nom", 4.5), ("Name", nil)])
  func aNoteIsARatingInFrench(_ heading: String, _ stars: Double?) throws {
    let reading = try Reading("\(heading);Lat;Lon;Note;Avis\nA;48,8;2,3;4,5;120\n")
    #expect(reading.restaurants.map(\.rating) == [stars.flatMap { Stars($0) }])
    #expect(reading.restaurants.map(\.ratingCount) == [120])
  }

  @Test func theKindOfAnInspectedFacilityIsOne() throws {
    let reading = try Reading(
      "Establishment ID,Establishment Name,Establishment Type,Establishment Address,Latitude,"
        + "Longitude\n107,TACO TIME,Food Take Out,1 A ST,1,2\n108,NO FRILLS,Supermarket,2 A ST,1,2\n"
    )
    let restaurant = try #require(reading.restaurants.first)
    #expect(restaurant.id.text == "test:107" && restaurant.kind == .fastFood)
    #expect(restaurant.address.street == "1 A ST")
    #expect(reading.count.skipped == [.notFood: 1])
  }

  @Test(arguments: [
    "Nom du restaurant;Ma note;Commentaires;Date de visite",
    "Name des Restaurants;Meine Bewertung;Notizen;Besucht am",
    "Nombre del restaurante;Calificación;Comentarios;Fecha de visita",
    "Tên quán;Đánh giá;Ghi chú;Ngày",
  ])
  func savedListsHaveHeadingsInOtherLanguages(headings: String) throws {
    let file = try SavedFile(reading: Array("\(headings)\nLinde;★★★★☆;Gut;25/12/2023\n".utf8))
    let row = try #require(file.rows.first)
    #expect(row.name == "Linde" && row.limes == Limes(4) && row.words == "Gut" && row.time != nil)
    #expect(file.unreadColumns.isEmpty)
  }

  @Test func myRatingIsMoreMineThanTheRating() throws {
    let file = try SavedFile(reading: Array("name,rating,my rating\nA,5,2\n".utf8))
    #expect(file.rows.map(\.limes) == [Limes(2)])
  }

  @Test(arguments: [
    ("Pizzeria", "pizza"), ("Pizzería", "pizza"), ("Pizzaria", "pizza"), ("Pizzerie", "pizza"),
    ("Crêperie", "crepe"), ("Taquería", "mexican"), ("Marisquería", "seafood"),
  ])
  func aKindOfRestaurantSaysWhatItServes(word: String, cuisine: String) throws {
    for column in ["type", "cuisine"] {
      let reading = try Reading("name,lat,lon,\(column)\nA,1,2,\(word)\n")
      #expect(reading.restaurants.map(\.cuisines) == [[cuisine]], "\(column)")
      #expect(reading.restaurants.map(\.kind) == [.restaurant], "\(column)")
    }
  }
}
