import Testing

@testable import KeyLimeEngine

/// Every category that Yelp has for places to eat and drink, by its alias and by its title.
@Suite struct YelpCategoryTests {
  /// An alias, its title, and the cuisine or the kind that it means.
  private static let table = """
    acaibowls|Acai Bowls|acai; afghani|Afghan|afghan; african|African|african
    senegalese|Senegalese|senegalese; southafrican|South African|african
    andalusian|Andalusian|spanish; arabian|Arabic|arab; argentine|Argentine|argentinian
    armenian|Armenian|armenian; asianfusion|Asian Fusion|asian; asturian|Asturian|spanish
    australian|Australian|australian; austrian|Austrian|austrian; baguettes|Baguettes|sandwich
    bangladeshi|Bangladeshi|bangladeshi; basque|Basque|basque; bavarian|Bavarian|bavarian
    bbq|Barbeque|barbecue; beergarden|Beer Garden|@biergarten; beerhall|Beer Hall|@pub
    beisl|Beisl|austrian; belgian|Belgian|belgian; bistros|Bistros|@restaurant
    blacksea|Black Sea|turkish; brasseries|Brasseries|@restaurant; brazilian|Brazilian|brazilian
    brazilianempanadas|Brazilian Empanadas|brazilian; rodizios|Rodizios|brazilian
    centralbrazilian|Central Brazilian|brazilian; northernbrazilian|Northern Brazilian|brazilian
    northeasternbrazilian|Northeastern Brazilian|brazilian
    breakfast_brunch|Breakfast & Brunch|breakfast; pancakes|Pancakes|pancake
    british|British|british; buffets|Buffets|buffet; bulgarian|Bulgarian|bulgarian
    burgers|Burgers|burger; burmese|Burmese|burmese; cafes|Cafes|@cafe
    themedcafes|Themed Cafes|@cafe; kombucha|Kombucha|@cafe
    cafeteria|Cafeteria|@restaurant; cajun|Cajun/Creole|cajun
    cambodian|Cambodian|cambodian; canteen|Canteen|@restaurant; newcanadian|Canadian (New)|canadian
    caribbean|Caribbean|caribbean; dominican|Dominican|caribbean; haitian|Haitian|caribbean
    puertorican|Puerto Rican|caribbean; trinidadian|Trinidadian|caribbean; catalan|Catalan|catalan
    cheesesteaks|Cheesesteaks|sandwich; chickenshop|Chicken Shop|chicken
    chicken_wings|Chicken Wings|wings; chilean|Chilean|latin_american; chinese|Chinese|chinese
    cantonese|Cantonese|cantonese; congee|Congee|chinese; dimsum|Dim Sum|dim_sum
    fuzhou|Fuzhou|chinese; hainan|Hainan|chinese; hakka|Hakka|chinese; henghwa|Henghwa|chinese
    hokkien|Hokkien|chinese; hunan|Hunan|chinese; pekinese|Pekinese|chinese
    shanghainese|Shanghainese|chinese; szechuan|Szechuan|szechuan; teochew|Teochew|chinese
    comfortfood|Comfort Food|american; corsican|Corsican|french; creperies|Creperies|crepe
    cuban|Cuban|cuban; currysausage|Curry Sausage|german; cypriot|Cypriot|cypriot
    czech|Czech|czech; czechslovakian|Czech/Slovakian|czech; danish|Danish|danish
    delis|Delis|@deli; delicatessen|Delicatessen|@deli; diners|Diners|diner
    dinnertheater|Dinner Theater|@restaurant; dumplings|Dumplings|dumpling
    eastern_european|Eastern European|european; eritrean|Eritrean|eritrean
    ethiopian|Ethiopian|ethiopian; fast_food|Fast Food|@fast_food; filipino|Filipino|filipino
    fischbroetchen|Fischbroetchen|german; fishnchips|Fish & Chips|fish_and_chips
    flatbread|Flatbread|pita; fondue|Fondue|fondue; food_court|Food Court|@food_court
    foodstands|Food Stands|@fast_food; freiduria|Freiduria|spanish; french|French|french
    alsatian|Alsatian|french; auvergnat|Auvergnat|french; berrichon|Berrichon|french
    bourguignon|Bourguignon|french; mauritius|Mauritius|french; nicois|Nicoise|french
    provencal|Provencal|french; reunion|Reunion|french; sud_ouest|French Southwest|french
    lyonnais|Lyonnais|french; gamemeat|Game Meat|meat; gastropubs|Gastropubs|@restaurant
    galician|Galician|spanish; georgian|Georgian|georgian; german|German|german
    baden|Baden|german; eastgerman|Eastern German|german; franconian|Franconian|german
    hessian|Hessian|german; northerngerman|Northern German|german; palatine|Palatine|german
    rhinelandian|Rhinelandian|german; swabian|Swabian|german; giblets|Giblets|meat
    gluten_free|Gluten-Free|; gozleme|Gozleme|turkish; greek|Greek|greek
    guamanian|Guamanian|guamanian; halal|Halal|; hawaiian|Hawaiian|hawaiian
    heuriger|Heuriger|austrian; himalayan|Himalayan/Nepalese|nepalese
    hkcafe|Hong Kong Style Cafe|chinese; honduran|Honduran|latin_american
    hotdogs|Hot Dogs|hot_dog; hotdog|Hot Dog|hot_dog; hotpot|Hot Pot|hotpot; hungarian|Hungarian|hungarian
    iberian|Iberian|iberian; indonesian|Indonesian|indonesian; indpak|Indian|indian
    international|International|international; irish|Irish|irish; island_pub|Island Pub|@pub
    israeli|Israeli|israeli; italian|Italian|italian; abruzzese|Abruzzese|italian
    altoatesine|Altoatesine|italian; apulian|Apulian|italian; calabrian|Calabrian|italian
    cucinacampana|Cucina campana|italian; emilian|Emilian|italian; friulan|Friulan|italian
    ligurian|Ligurian|italian; lumbard|Lumbard|italian; napoletana|Napoletana|italian
    piemonte|Piemonte|italian; roman|Roman|italian; sardinian|Sardinian|italian
    sicilian|Sicilian|italian; tuscan|Tuscan|italian; venetian|Venetian|italian
    japanese|Japanese|japanese; blowfish|Blowfish|japanese; conveyorsushi|Conveyor Belt Sushi|sushi
    donburi|Donburi|japanese; gyudon|Gyudon|japanese; oyakodon|Oyakodon|japanese
    handrolls|Hand Rolls|sushi; horumon|Horumon|japanese; izakaya|Izakaya|japanese
    japacurry|Japanese Curry|japanese; kaiseki|Kaiseki|japanese; kushikatsu|Kushikatsu|japanese
    oden|Oden|japanese; okinawan|Okinawan|japanese; okonomiyaki|Okonomiyaki|japanese
    onigiri|Onigiri|japanese; ramen|Ramen|ramen; robatayaki|Robatayaki|japanese
    soba|Soba|noodle; sukiyaki|Sukiyaki|hotpot; takoyaki|Takoyaki|japanese
    tempura|Tempura|japanese; teppanyaki|Teppanyaki|japanese; tonkatsu|Tonkatsu|japanese
    udon|Udon|noodle; unagi|Unagi|japanese; westernjapanese|Western Style Japanese Food|japanese
    yakiniku|Yakiniku|japanese; yakitori|Yakitori|yakitori; jewish|Jewish|jewish
    kebab|Kebab|kebab; kopitiam|Kopitiam|malaysian; korean|Korean|korean; kosher|Kosher|
    kurdish|Kurdish|kurdish; laos|Laos|laotian; laotian|Laotian|laotian
    latin|Latin American|latin_american; colombian|Colombian|colombian
    salvadoran|Salvadoran|salvadoran; venezuelan|Venezuelan|venezuelan; raw_food|Live/Raw Food|vegetarian
    malaysian|Malaysian|malaysian; mamak|Mamak|malaysian; nyonya|Nyonya|malaysian
    meatballs|Meatballs|meat; mediterranean|Mediterranean|mediterranean; falafel|Falafel|falafel
    mexican|Mexican|mexican; easternmexican|Eastern Mexican|mexican; jaliscan|Jaliscan|mexican
    northernmexican|Northern Mexican|mexican; oaxacan|Oaxacan|mexican; pueblan|Pueblan|mexican
    tacos|Tacos|tacos; tamales|Tamales|mexican; yucatan|Yucatan|mexican
    newmexican|New Mexican Cuisine|mexican; mideastern|Middle Eastern|middle_eastern
    egyptian|Egyptian|egyptian; lebanese|Lebanese|lebanese; milkbars|Milk Bars|polish
    modern_australian|Modern Australian|australian; modern_european|Modern European|european
    mongolian|Mongolian|mongolian; moroccan|Moroccan|moroccan; nasilemak|Nasi Lemak|malaysian
    newamerican|American (New)|american; newzealand|New Zealand|new_zealand
    nicaraguan|Nicaraguan|latin_american; nightfood|Night Food|@fast_food; nikkei|Nikkei|japanese
    noodles|Noodles|noodle; norcinerie|Norcinerie|italian
    norwegian|Traditional Norwegian|norwegian; opensandwiches|Open Sandwiches|danish
    oriental|Oriental|oriental; pakistani|Pakistani|pakistani; panasian|Pan Asian|asian
    eltern_cafes|Parent Cafes|@cafe; parma|Parma|italian; persian|Persian/Iranian|persian
    peruvian|Peruvian|peruvian; pfcomercial|PF/Comercial|brazilian; pita|Pita|pita
    pizza|Pizza|pizza; polish|Polish|polish; pierogis|Pierogis|dumpling
    polynesian|Polynesian|polynesian; popuprestaurants|Pop-Up Restaurants|@restaurant
    portuguese|Portuguese|portuguese; alentejo|Alentejo|portuguese; algarve|Algarve|portuguese
    azores|Azores|portuguese; beira|Beira|portuguese; fado_houses|Fado Houses|portuguese
    madeira|Madeira|portuguese; minho|Minho|portuguese; ribatejo|Ribatejo|portuguese
    tras_os_montes|Tras-os-Montes|portuguese; potatoes|Potatoes|potato
    poutineries|Poutineries|poutine; pubfood|Pub Food|british; riceshop|Rice|rice
    romanian|Romanian|romanian; rotisserie_chicken|Rotisserie Chicken|chicken
    russian|Russian|russian; salad|Salad|salad; sandwiches|Sandwiches|sandwich
    scandinavian|Scandinavian|scandinavian; schnitzel|Schnitzel|german
    scottish|Scottish|scottish; seafood|Seafood|seafood; serbocroatian|Serbo Croatian|serbo_croatian
    signature_cuisine|Signature Cuisine|@restaurant; singaporean|Singaporean|singaporean
    slovakian|Slovakian|slovakian; somali|Somali|african; soulfood|Soul Food|soul_food
    soup|Soup|soup; southern|Southern|southern; spanish|Spanish|spanish
    arroceria_paella|Arroceria / Paella|spanish; srilankan|Sri Lankan|sri_lankan
    steak|Steakhouses|steak_house; supperclubs|Supper Clubs|@restaurant; sushi|Sushi Bars|sushi
    swedish|Swedish|swedish; traditional_swedish|Traditional Swedish|swedish
    swissfood|Swiss Food|swiss; syrian|Syrian|syrian; tabernas|Tabernas|spanish
    taiwanese|Taiwanese|taiwanese; tapas|Tapas Bars|tapas; tapasmallplates|Tapas/Small Plates|tapas
    tavolacalda|Tavola Calda|italian; tex-mex|Tex-Mex|tex-mex; thai|Thai|thai
    tradamerican|American (Traditional)|american; trattorie|Trattorie|italian
    turkish|Turkish|turkish; cheekufta|Chee Kufta|turkish; homemadefood|Homemade Food|turkish
    lahmacun|Lahmacun|turkish; ottomancuisine|Ottoman Cuisine|turkish
    turkishravioli|Turkish Ravioli|turkish; ukrainian|Ukrainian|ukrainian; uzbek|Uzbek|uzbek
    vegan|Vegan|; vegetarian|Vegetarian|; venison|Venison|meat
    vietnamese|Vietnamese|vietnamese; waffles|Waffles|waffle; wok|Wok|chinese; wraps|Wraps|wraps
    yugoslav|Yugoslav|serbo_croatian; bagels|Bagels|bagel; bakeries|Bakeries|@bakery
    backshop|Backshop|@bakery; bento|Bento|japanese; breweries|Breweries|@bar
    brewpubs|Brewpubs|@pub; bubbletea|Bubble Tea|@cafe; cideries|Cideries|@bar
    churros|Churros|dessert; coffee|Coffee & Tea|@cafe; coffeeroasteries|Coffee Roasteries|@cafe
    cupcakes|Cupcakes|@pastry; cakeshop|Patisserie/Cake Shop|@pastry; desserts|Desserts|@pastry
    distilleries|Distilleries|@bar; donuts|Donuts|@pastry; empanadas|Empanadas|empanadas
    foodtrucks|Food Trucks|@fast_food; fritti|Fritti|italian; gelato|Gelato|@ice_cream
    hawkercentre|Hawker Centre|asian; icecream|Ice Cream & Frozen Yogurt|@ice_cream
    internetcafe|Internet Cafes|@cafe; jpsweets|Japanese Sweets|japanese
    juicebars|Juice Bars & Smoothies|@cafe; kiosk|Kiosk|@fast_food; panzerotti|Panzerotti|italian
    piadina|Piadina|italian; poke|Poke|poke; pretzels|Pretzels|pretzel
    shavedice|Shaved Ice|dessert; shavedsnow|Shaved Snow|dessert; smokehouse|Smokehouse|barbecue
    streetvendors|Street Vendors|@fast_food; tea|Tea Rooms|@cafe; wineries|Wineries|@bar
    winetastingroom|Wine Tasting Room|@bar; zapiekanka|Zapiekanka|polish; macarons|Macarons|@pastry
    bars|Bars|@bar; absinthebars|Absinthe Bars|@bar; airportlounges|Airport Lounges|@bar
    beachbars|Beach Bars|@bar; beerbar|Beer Bar|@bar; champagne_bars|Champagne Bars|@bar
    cigarbars|Cigar Bars|@bar; cocktailbars|Cocktail Bars|@bar; divebars|Dive Bars|@bar
    gaybars|Gay Bars|@bar; hookah_bars|Hookah Bars|@bar; hotel_bar|Hotel bar|@bar
    irish_pubs|Irish Pub|@pub; lounges|Lounges|@bar; pianobars|Piano Bars|@bar; pubs|Pubs|@pub
    pulquerias|Pulquerias|@bar; sakebars|Sake Bars|@bar; speakeasies|Speakeasies|@bar
    sportsbars|Sports Bars|@bar; tikibars|Tiki Bars|@bar; vermouthbars|Vermouth Bars|@bar
    whiskeybars|Whiskey Bars|@bar; wine_bars|Wine Bars|@bar; beergardens|Beer Gardens|@biergarten
    danceclubs|Dance Clubs|@nightclub
    """

  @Test func whatABakerySellsMayBeUnknown() throws {
    let reading = try Reading(
      "name,lat,lon,cuisine\nA,1,2,Bakery Products/Desserts\nB,1,3,\"Italian, Desserts\"\n")
    #expect(reading.restaurants.map(\.kind) == [.pastry, .restaurant])
  }

  @Test(arguments: [
    ("Hamburgers", ["burger"]), ("Not Listed/Not Applicable", []), ("Other", []),
    ("Juice, Smoothies, Fruit Salads", ["juice", "salad"]), ("Zydeco", ["zydeco"]),
    ("Döner", ["kebab"]),
  ])
  func otherWordsAreKnown(text: String, cuisines: [String]) throws {
    let reading = try Reading("name,lat,lon,cuisine\nA,1,2,\"\(text)\"\n")
    #expect(reading.restaurants.map(\.cuisines) == [cuisines])
  }

  @Test func everyAliasAndEveryTitleIsKnown() throws {
    let rows = Self.table.split { $0 == "\n" || $0 == ";" }
    #expect(rows.count > 280)
    for row in rows {
      let parts = row.split(separator: "|", omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      try #require(parts.count == 3, "\(row)")
      for word in parts.prefix(2) {
        var categories = FoodCategories()
        let isKnown = categories.add(word)
        #expect(isKnown, "\(word)")
        if parts[2].hasPrefix("@") {
          #expect(categories.kind?.rawValue == String(parts[2].dropFirst()), "\(word)")
        } else if !parts[2].isEmpty {
          #expect(categories.cuisines == [parts[2]], "\(word)")
        }
        #expect(categories.kind != nil, "\(word)")
      }
    }
  }

  @Test(
    arguments: [
      ("Fish and Chips Shop", Kind.fastFood, "fish_and_chips"), ("Rooftop Bar", .bar, nil),
      ("Whisky Bar", .bar, nil), ("Karaoke Bar", .bar, nil),
      ("Gelato Shop", .iceCream, "ice_cream"),
      ("Souvlaki Shop", .fastFood, "greek"), ("Soup Spot", .restaurant, "soup"),
      ("Smoothie Shop", .cafe, nil), ("Acai House", .cafe, "acai"), ("Pet Café", .cafe, nil),
      ("Meyhane", .restaurant, "turkish"), ("Ouzeri", .restaurant, "greek"),
      ("Kafenio", .cafe, nil),
      ("Turkish Coffeehouse", .cafe, nil), ("Pie Shop", .pastry, nil),
      ("Waffle Shop", .pastry, "waffle"), ("Winery", .bar, nil), ("Apres Ski Bar", .bar, nil),
      ("Donairs", .restaurant, "kebab"), ("Milkshake Bars", .cafe, nil),
      ("kebab_shop", .fastFood, "kebab"), ("brewpub", .pub, nil), ("cake_shop", .pastry, nil),
      ("sandwich_shop", .fastFood, "sandwich"), ("salad_shop", .fastFood, "salad"),
      ("juice_shop", .cafe, "juice"), ("acai_shop", .cafe, "acai"),
      ("hot_dog_stand", .fastFood, "hot_dog"),
    ] as [(String, Kind, String?)])
  func shopsForDishesAreFood(title: String, kind: Kind, cuisine: String?) {
    var categories = FoodCategories()
    let isKnown = categories.add(title)
    #expect(isKnown && categories.kind == kind, "\(title)")
    if let cuisine { #expect(categories.cuisines == [cuisine], "\(title)") }
  }

  @Test(arguments: [
    "Restaurants", "Fish Shop", "Meat Shop", "Nail Bar", "Coffee Table Shop", "Tea Store",
    "Nightlife", "Dentists", "Grocery", "Hotels", "Beer, Wine & Spirits",
    "Convenience Stores", "Butcher", "Florists", "Party & Event Planning", "Nail Salons",
  ])
  func othersAreNoFood(title: String) {
    var categories = FoodCategories()
    let isKnown = categories.add(title)
    #expect(isKnown == (title == "Restaurants"), "\(title)")
  }

  @Test(arguments: [
    (["Thai", "Bars"], Kind.restaurant), (["Nightlife", "Bars", "Coffee & Tea"], .bar),
    (["Food Trucks", "Mexican"], .fastFood), (["Coffee & Tea", "Italian"], .restaurant),
    (["Coffee & Tea", "Sandwiches", "Breakfast & Brunch"], .cafe),
    (["Bakeries", "Bagels"], .bakery),
    (["Dance Clubs", "Bars"], .nightclub), (["Sports Bars", "Burgers"], .restaurant),
    (["Ice Cream & Frozen Yogurt", "Desserts"], .iceCream), (["Dentists"], nil),
    (["Pubs", "British"], .pub), (["Breweries", "Pizza"], .restaurant),
    (["French", "Japanese", "Desserts"], .restaurant), (["Italian", "Bakery"], .restaurant),
    (["North Indian", "Ice Cream"], .restaurant), (["Delis", "Sandwiches"], .deli),
    (["Bakeries", "Breakfast & Brunch"], .bakery), (["Desserts", "Waffles"], .pastry),
  ])
  func theMostFoodLikeIsTheKind(titles: [String], kind: Kind?) {
    var categories = FoodCategories()
    for title in titles { categories.add(title) }
    #expect(categories.kind == kind, "\(titles)")
  }
}
