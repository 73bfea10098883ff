/// What towns are called in other languages than that of their addresses: `Munich` is `München`.
enum TownNames {
  /// The other names of a town, folded; none for most towns.
  static func others(of name: String) -> [String] {
    let folded = Folding.fold(name.trimmed)
    let known = towns.line(with: folded).filter { $0 != folded }
    return known + withAndWithoutEnding(folded).filter { !known.contains($0) }
  }

  /// What a town of East Asia is called with the word for a town at its end, or without: `성남` for
  /// `성남시`; nothing for other names.
  private static func withAndWithoutEnding(_ name: String) -> [String] {
    guard name.unicodeScalars.count > 1, let last = name.unicodeScalars.last else { return [] }
    let ends: [String] =
      switch last.value {
      case 0xAC00...0xD7A3: ["시", "군"]
      case 0x4E00...0x9FFF: ["市", "区", "區"]
      default: []
      }
    if let end = ends.first(where: name.hasSuffix) { return [String(name.dropLast(end.count))] }
    return ends.map { name + $0 }
  }

  /// The names of each town, those of its own languages first.
  ///
  /// First come the towns where German is spoken, of the Netherlands, Belgium and Luxembourg; then
  /// the south and west, the north and east of Europe; then Asia, Africa and America. They are
  /// folded here, since to fold them would take longer than to look through them.
  static let towns = WordTable(
    """
    munchen,munich,monaco di baviera
    koln,cologne,keulen
    nurnberg,nuremberg
    hannover,hanover
    aachen,aix-la-chapelle,aken
    regensburg,ratisbon
    braunschweig,brunswick
    wien,vienna,viena,wenen,viden,becs
    geneve,geneva,genf,ginevra,ginebra
    zurich,zurigo
    luzern,lucerne,lucerna
    basel,basle,bale,basilea
    bern,berne,berna
    den haag,the hague,s-gravenhage,haag
    brussel,bruxelles,bruxelles - brussel,brussels,bruselas
    antwerpen,antwerp,anvers,amberes
    gent,ghent,gand,gante
    brugge,bruges,brujas
    liege,luik,luttich
    leuven,louvain,lowen
    luxembourg,luxemburg,letzebuerg
    paris,parigi,parijs
    lyon,lyons
    marseille,marseilles
    nice,nizza
    strasbourg,strassburg
    london,londres,londra,londen
    edinburgh,edinburg,edimbourg,edimburgo
    dublin,baile atha cliath
    lisboa,lisbon,lissabon,lisbonne
    porto,oporto
    sevilla,seville
    zaragoza,saragossa
    donostia,donostia / san sebastian,san sebastian
    roma,rome,rom
    milano,milan,mailand
    firenze,florence,florenz,florencia
    venezia,venice,venedig
    napoli,naples,neapel
    torino,turin
    genova,genoa,genua
    bologna,bologne
    mantova,mantua
    padova,padua
    bolzano,bolzano - bozen,bozen
    αθηνα,athens,athen,athenes,atene
    θεσσαλονικη,thessaloniki,saloniki
    istanbul,constantinople
    izmir,smyrna
    λευκωσια,nicosia
    kobenhavn,copenhagen,kopenhagen,copenhague
    goteborg,gothenburg
    helsinki,helsingfors
    turku,abo
    warszawa,warsaw,warschau,varsovie,varsovia
    krakow,cracow,krakau,cracovia
    gdansk,danzig
    wroclaw,breslau
    praha,prague,prag,praga
    brno,brunn
    plzen,pilsen
    bratislava,pressburg
    ljubljana,laibach
    beograd,београд,belgrade,belgrad
    bucuresti,bucharest,bukarest
    софия,sofia
    скопје,skopje,uskup,shkup
    киів,kyiv,kiev,kiew
    львів,lviv,lemberg
    одеса,odesa,odessa
    москва,moscow,moskau,moscou,moskva
    санкт-петербург,saint petersburg,st. petersburg
    tallinn,reval
    vilnius,wilna
    თბილისი,tbilisi
    երեւան,yerevan
    東京,東京都,tokyo,tokio
    大阪市,大阪,osaka
    京都市,京都,kyoto,kioto
    臺北市,台北市,台北,taipei
    北京市,北京,beijing,peking
    上海市,上海,shanghai
    香港,hong kong
    서울특별시,서울,seoul
    부산광역시,부산,busan
    กรุงเทพมหานคร,bangkok
    เชียงใหม่,chiang mai
    ha noi,hanoi
    da nang,danang
    thanh pho ho chi minh,ho chi minh,ho chi minh city,saigon,sai gon
    mumbai,bombay
    kolkata,calcutta
    chennai,madras
    bengaluru,bangalore
    תל אביב-יפו,תל אביב,tel aviv
    ירושלים,jerusalem
    القاهرة,cairo,kairo
    بيروت,beirut
    دبي,dubai
    ciudad de mexico,mexico city,cdmx
    la habana,havana,havanna
    new york,new york city,nyc,nueva york
    washington,washington dc,washington d.c.
    quebec,quebec city
    cape town,kaapstad,kapstadt
    """, apartBy: ",")
}
