extension RecordField {
  /// Column names of other languages that usually hold the field, folded, and those of the tables
  /// that collectors of maps and inspectors of kitchens write.
  var furtherUsualNames: [String] {
    Self.further[self]?.split { $0.isWhitespace }.map(String.init) ?? []
  }

  /// Names of fields for what a place is called in one language, folded: `name_ja`, `nameEnglish`.
  ///
  /// `name_id` and `name_no` are numbers.
  static let namesInLanguages: Set<String> = {
    let languages = """
      en de fr es it pt nl da sv nb nn fi et lv lt pl cs sk hu ro hr sl sr bg el tr ru uk ar he fa hi bn \
      ta th vi ms ja zh ko zhtw zhcn zhhant zhhans jp cn kr tw english chinese japanese korean thai \
      vietnamese arabic russian german french spanish italian local native original romaji kana
      """
    return Set(
      languages.split { $0.isWhitespace }.flatMap {
        $0.count > 4 ? ["name\($0)", "\($0)name"] : ["name\($0)"]
      })
  }()

  private static let further: [RecordField: String] = [
    .id: "establishmentid",
    .name: """
    establishmentname establishment premisesname storename companyname nomdurestaurant \
    nomrestaurant nomdelétablissement nométablissement nometablissement nomdulieu nomducafé \
    nomcommercial raisonsociale namedesrestaurants betriebsname gaststätte nombredelrestaurante \
    nombrerestaurante nombrecomercial nombredelestablecimiento establecimiento nomedelristorante \
    nomeristorante nomelocale ragionesociale naamrestaurant restaurantnaam bedrijfsnaam \
    nomedorestaurante tên tênquán tênquánăn tênnhàhàng tenquan tennhahang nazwa název \
    namn navn nimi naziv név nume nama namarestoran isim i̇sim ad adı restoranadı όνομα ονομα \
    επωνυμία название наименование назва 상호 상호명 업소명 사업장명 식당명 店名 店舗名 名称 名稱 店铺名称 \
    餐厅名称
    """,
    .latitude: """
    ycoord pointy latitudee7 late7 mapy locationlat locationlatitude geometrylocationlat coordinateslat coordinateslatitude \
    positionlat wgs84latitude breedtegraad vĩđộ vido szerokość szerokośćgeograficzna \
    šířka zeměpisnášířka szélesség leveysaste breddgrad breddegrad latitud latitudine lintang enlem \
    πλάτος γεωγραφικόπλάτος широта 위도 緯度 纬度
    """,
    .longitude: """
    xcoord pointx longitudee7 lnge7 mapx locationlng locationlon locationlong locationlongitude geometrylocationlng coordinateslng \
    coordinateslon coordinateslongitude positionlng positionlon wgs84longitude lengtegraad kinhđộ \
    kinhdo długość długośćgeograficzna délka zeměpisnádélka hosszúság pituusaste längdgrad længdegrad \
    lengdegrad longitud longitudine bujur boylam μήκος γεωγραφικόμήκος долгота довгота 경도 経度 经度 經度
    """,
    .position: """
    coordonnéesgéographiques coordonneesgeographiques coordonnéesgps coordonneesgps geoloc \
    géolocalisation geolocalisation geokoordinaten gpskoordinaten gps gpscoordinates thegeom wktgeom coördinaten coordenadasgps \
    toạđộ
    """,
    .kind: """
    facilitytype classification classifications establishmenttype typedétablissement betriebsart tipodeestablecimiento \
    tipodilocale tipologia loạihình
    """,
    .cuisines: """
    categoryname cuisinelabel poicategory classifiedpoitag typedecuisine typecuisine spécialité specialite küchenart kuechenart tipodecocina \
    especialidad tipodicucina keukentype cozinha tipodecozinha ẩmthực mónăn loạimónăn amthuc \
    업종 업종명 업태 업태명 업태구분명 위생업태명 음식점유형 업종구분 kuchnia kuchyně konyha keittiö masakan jenismasakan mutfak κουζίνα кухня типкухни 음식종류 ジャンル 菜系 foods cuisinetypes cuisinestyle primarycuisine dishname
    """,
    .street: """
    establishmentaddress facilityaddress premisesaddress businessaddress adressepostale anschrift \
    straßehausnummer strassehausnummer domicilio endereço endereco địachỉ diachi adress osoite ulica \
    adresa cím alamat διεύθυνση \
    адрес адреса 주소 도로명주소 도로명전체주소 addressname 소재지도로명주소 住所 所在地 地址 addressline2
    """,
    .houseNumber: "hausnr huisnummer civico numerocivico",
    .city: """
    metanamecom businesscity commune comune localité localidad municipio gemeente cidade thànhphố thanhpho miasto \
    město mesto stad kota şehir kaupunki város oraș πόλη город місто 市区町村 城市 boro borough
    """,
    .region: "businessstate bundesland provincia provincie estado tỉnh",
    .postcode: """
    businesspostalcode cp postleitzahl codepostale cep mãbưuđiện postnummer kodpocztowy psč индекс \
    우편번호 郵便番号 邮编
    """,
    .country: "quốcgia",
    .price: "range gammedeprix rangodeprecios fasciadiprezzo prijsklasse prijs preço mứcgiá",
    .rating: """
    totalscore rate starrating overallrating overall userrating notemoyenne calificación calificacion \
    valoración valoracion puntuacion voto votomedio beoordeling waardering avaliação avaliacao đánhgiá \
    điểmđánhgiá danhgia ratingscore reviewrating ocena рейтинг 평점 評価 评分
    """,
    .ratingCount: """
    reviewscount totalreviewscount totalreviews ratingscount totalratings nombredavis nombreavis avis \
    anzahlbewertungen anzahlderbewertungen númerodereseñas númerodeopiniones reseñas opiniones \
    numerorecensioni numerodirecensioni recensioni aantalbeoordelingen aantalreviews \
    númerodeavaliações sốlượtđánhgiá lượtđánhgiá liczbaopinii количествоотзывов числоотзывов 리뷰수 口コミ数 评论数
    """,
    .phone: """
    businessphonenumber telephonenumber telefonnummer telefone telefoon telefoonnummer \
    numérodetéléphone numerodetelephone númerodeteléfono numeroditelefono điệnthoại sốđiệnthoại sđt \
    dienthoai sodienthoai puhelin telepon nomortelepon τηλέφωνο телефон 전화번호 電話番号 電話 电话
    """,
    .website: """
    site urlsite urldusite urlpage w3 internetseite siteinternet páginaweb paginaweb sitoweb sitioweb trangweb \
    stronainternetowa strona сайт 홈페이지 ホームページ 网址
    """,
    .openingHours: """
    workinghours timetable openhours originalopenhours horairesdouverture heuresdouverture \
    schedule weeklyhours weeklyschedule horariodeapertura orariodiapertura orarioapertura horário giờmởcửa giomocua timing hoursofoperation \
    horarios horários horáriodefuncionamento horariodefuncionamento horariodefuncionamiento \
    horariodeatención waktubuka jamoperasional jamoperasi waktuoperasional çalışmasaatleri \
    calismasaatleri aukioloajat nyitvatartás otevíracídoba otváraciehodiny radnovrijeme radnovreme \
    работновреме времяработы часработи графікроботи ωράριο delovničas lahtiolekuajad darbolaikas \
    öppettider åbningstider åpningstider godzinyotwarcia режимработы часыработы 영업시간 営業時間 营业时间 營業時間
    """,
    .opens: """
    open opentime openingtime openat opensat timeopen openingat heuredouverture heureouverture \
    horaapertura horadeapertura oraapertura oradiapertura jambuka 開店時間 开门时间 开始营业时间 영업시작시간
    """,
    .closes: """
    close closetime closingtime closeat closesat timeclose closingat heuredefermeture heurefermeture \
    horacierre horadecierre orachiusura oradichiusura jamtutup giờđóngcửa 閉店時間 关门时间 结束营业时间 \
    영업종료시간
    """,
    .openDays: """
    days daysopen openingdays workingdays businessdays operatingdays öffnungstage joursdouverture \
    díasdeapertura diasdeapertura giornidiapertura openingsdagen haribuka 営業日 영업일
    """,
    .closedDays: """
    closed closedday closedon daysclosed closingday closingdays weeklyoff weeklyholiday restday restdays \
    ruhetag ruhetage schließtag schließtage joursdefermeture jourdefermeture díadecierre díasdecierre \
    diadecierre diasdecierre giornodichiusura giornidichiusura sluitingsdag sluitingsdagen haritutup \
    定休日 休業日 公休日 店休日 休息日 정기휴무 정기휴무일 정기휴일 휴무일
    """,
    .breaks: """
    break breaktime breaktimes breakhours lunchbreak mittagspause pausa 브레이크타임 휴게시간 休憩時間 午休时间
    """,
    .alwaysOpen: """
    open24hours is24hours isopen24hours open24h is24h is24hrs open24 is24x7 is247 open247 24hours 24h
    """,
    .takeaway: """
    selbstabholung abholung zummitnehmen mitnahme emporter àemporter aemporter venteàemporter \
    parallevar daasporto asporto afhalen navynos 포장 テイクアウト 外带
    """,
    .delivery: """
    lieferung lieferservice lieferdienst livraison entregaadomicilio consegna \
    consegnaadomicilio bezorging bezorgen dostawa dowóz доставка 배달 デリバリー 外卖 外送
    """,
    .outdoorSeating: """
    außenbereich aussenbereich außenplätze außengastronomie terrasse terraza terrazza outdoordining \
    outdoorarea 테라스 テラス席
    """,
    .wheelchair: """
    rollstuhlgerecht barrierefrei accèspmr accessiblepmr accesiblesillaruedas rolstoeltoegankelijk \
    accessibiledisabili バリアフリー
    """,
  ]
}
