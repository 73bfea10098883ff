extension RecordField {
  /// Column names of other languages that usually hold the field, folded, and those of the tables
  /// that collectors of maps and inspectors of kitchens write.
  var furtherUsualNames: [String] {
    Self.further[self]?.split { $0.isWhitespace }.map(String.init) ?? []
  }

  private static let further: [RecordField: String] = [
    .id: "establishmentid",
    .name: """
    establishmentname establishment premisesname storename companyname nomdurestaurant \
    nomrestaurant nomdelétablissement nométablissement nometablissement nomdulieu nomducafé \
    nomcommercial raisonsociale namedesrestaurants betriebsname gaststätte nombredelrestaurante \
    nombrerestaurante nombrecomercial nombredelestablecimiento establecimiento nomedelristorante \
    nomeristorante nomelocale ragionesociale naamrestaurant restaurantnaam bedrijfsnaam \
    nomedorestaurante tên tênquán tênquánăn tênnhàhàng tenquan tennhahang
    """,
    .latitude: """
    ycoord pointy locationlat locationlatitude geometrylocationlat coordinateslat coordinateslatitude \
    positionlat wgs84latitude breedtegraad vĩđộ vido
    """,
    .longitude: """
    xcoord pointx locationlng locationlon locationlong locationlongitude geometrylocationlng coordinateslng \
    coordinateslon coordinateslongitude positionlng positionlon wgs84longitude lengtegraad kinhđộ \
    kinhdo
    """,
    .position: """
    coordonnéesgéographiques coordonneesgeographiques coordonnéesgps coordonneesgps geoloc \
    géolocalisation geolocalisation geokoordinaten gpskoordinaten gps gpscoordinates thegeom wktgeom coördinaten coordenadasgps \
    toạđộ
    """,
    .kind: """
    facilitytype establishmenttype typedétablissement betriebsart tipodeestablecimiento \
    tipodilocale tipologia loạihình
    """,
    .cuisines: """
    categoryname typedecuisine spécialité specialite küchenart kuechenart tipodecocina \
    especialidad tipodicucina keukentype cozinha tipodecozinha ẩmthực mónăn loạimónăn amthuc
    """,
    .street: """
    establishmentaddress facilityaddress premisesaddress businessaddress adressepostale anschrift \
    straßehausnummer strassehausnummer domicilio endereço endereco địachỉ diachi addressline2
    """,
    .houseNumber: "hausnr huisnummer civico numerocivico",
    .city: """
    businesscity commune comune localité localidad municipio gemeente cidade thànhphố thanhpho \
    boro borough
    """,
    .region: "businessstate bundesland provincia provincie estado tỉnh",
    .postcode: "businesspostalcode cp postleitzahl codepostale cep mãbưuđiện",
    .country: "quốcgia",
    .price: "range gammedeprix rangodeprecios fasciadiprezzo prijsklasse prijs preço mứcgiá",
    .rating: """
    totalscore rate starrating overallrating userrating notemoyenne calificación calificacion \
    valoración valoracion puntuacion voto votomedio beoordeling waardering avaliação avaliacao đánhgiá \
    điểmđánhgiá danhgia
    """,
    .ratingCount: """
    reviewscount totalreviewscount totalreviews ratingscount totalratings nombredavis nombreavis avis \
    anzahlbewertungen anzahlderbewertungen númerodereseñas númerodeopiniones reseñas opiniones \
    numerorecensioni numerodirecensioni recensioni aantalbeoordelingen aantalreviews \
    númerodeavaliações sốlượtđánhgiá lượtđánhgiá
    """,
    .phone: """
    businessphonenumber telephonenumber telefonnummer telefone telefoon telefoonnummer \
    numérodetéléphone numerodetelephone númerodeteléfono numeroditelefono điệnthoại sốđiệnthoại sđt dienthoai sodienthoai
    """,
    .website: """
    site internetseite siteinternet páginaweb paginaweb sitoweb sitioweb trangweb
    """,
    .openingHours: """
    workinghours openhours originalopenhours horairesdouverture heuresdouverture \
    horariodeapertura orariodiapertura orarioapertura horário giờmởcửa giomocua
    """,
  ]
}
