/// The titles and aliases of Yelp's categories of food that ``FoodWords`` does not have, folded as
/// ``FoodCategories`` folds, with their cuisine in OpenStreetMap's spelling.
enum YelpWords {
  static let cuisines: [String: String] = {
    var words: [String: String] = [:]
    for (cuisine, names) in lines(of: cuisineTable) {
      for word in names { words[word] = cuisine }
      words[cuisine] = cuisine
    }
    return words
  }()

  /// Words that say what sort of place it is.
  static let kinds: [String: Kind] = {
    var words: [String: Kind] = [:]
    for (kind, names) in lines(of: kindTable) {
      for word in names { words[word] = Kind(rawValue: kind) }
    }
    return words
  }()

  private static func lines(of table: String) -> [(meaning: String, words: [String])] {
    table.split(separator: "\n").compactMap { line in
      let halves = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      guard halves.count == 2, let meaning = halves[0].first else { return nil }
      return (meaning, halves[1])
    }
  }

  /// A line is a kind and the words for it.
  private static let kindTable = """
    restaurant: casual_eatery meyhane ouzeri dinnertheater dinner_theater popuprestaurants \
    pop_up_restaurants signature_cuisine supperclubs supper_clubs
    cafe: themedcafes themed_cafes eltern_cafes parent_cafes bubbletea coffeeroasteries \
    coffee_roasteries internetcafe juicebars kombucha tea kafenio turkish_coffeehouse \
    pet_cafe pet_café cat_cafe dog_cafe animal_cafe
    fast_food: foodstands foodtrucks streetvendors nightfood night_food kiosk
    pub: brewpub beerhall beer_hall island_pub
    biergarten: beergarden beergardens
    bar: absinthebars absinthe_bars airportlounges airport_lounges beachbars beach_bars beerbar \
    cigarbars cigar_bars cocktailbars divebars gaybars pianobars piano_bars pulquerias sakebars \
    sake_bars speakeasies sportsbars tikibars vermouthbars vermouth_bars whiskeybars cideries \
    distilleries distillery wineries winery winetastingroom wine_tasting_room rooftop_bar rooftop_bars \
    whisky_bar whisky_bars karaoke_bar karaoke_bars apres_ski_bar lounge_bar gin_bar
    ice_cream: icecream
    bakery: backshop
    pastry: cakeshop macarons macaron
    """

  /// A line is a cuisine and the words for it.
  private static let cuisineTable = """
    acai: acaibowls acai_bowls
    afghan: afghani
    african: southafrican south_african eastafrican east_african westafrican west_african \
    nigerian ghanaian somali kenyan
    american: hawaiian_american pennsylvania_dutch comfortfood comfort_food
    arab: yemeni emirati kuwaiti saudi arabic_food
    argentine_grill: parrilla
    asian: panasian pan_asian hawker_centre hawkercentre burmese_food
    australian: modern_australian modernaustralian modaustralian pub_food_australian
    austrian: austrian_food beisl heuriger
    barbecue: barbeque_joint bbq_joint grill smokehouse
    bistro: french_bistro
    brazilian: brazilianempanadas brazilian_empanadas rodizios rodizio centralbrazilian \
    central_brazilian northernbrazilian northern_brazilian northeasternbrazilian \
    northeastern_brazilian pfcomercial pf_comercial
    breakfast: brunch pancakes_waffles breakfast_spots
    british: traditional_british pub_food fishnchips_british pubfood
    bubble_tea: bubbletea
    burger: burger_joint
    cajun: creole
    canadian: newcanadian canadian_new
    caribbean: bahamian barbadian dominican haitian puertorican puerto_rican trinidadian \
    west_indian wi_caribbean
    chicken: chickenshop chicken_shops fried_chicken korean_fried_chicken rotisserie
    chinese: dongbei fujian fuzhou hainan hakka henghwa hokkien hunan jiangxi \
    northeastern_chinese northern_chinese shandong shanghainese teochew yunnan guizhou beijing \
    guangdong xinjiang congee cantonese_food wok pekinese hkcafe hong_kong_style_cafe
    crepe: crepes galettes
    cypriot: cypriot
    czech: czech_slovakian czechslovakian
    danish: smorrebrod opensandwiches open_sandwiches
    dessert: shavedice shaved_ice shaved_snow shavedsnow mochi churros dessert_bar
    dim_sum: dimsum
    dumpling: dumplings_food pierogis gyoza momo
    eritrean: eritrean
    european: eastern_european easterneuropean central_european
    fast_food: chip_shop chippy
    filipino: philippine
    fish: poke_fish fishmonger_restaurant seafood_markets
    fish_and_chips: fishnchips
    fondue: raclette
    french: alsatian corsica lyonnais nicois provencal reunion southwest_french mauritius \
    berrichon bourguignon auvergnat basque_french corsican nicoise sud_ouest french_southwest
    frozen_yogurt: frozenyogurt
    georgian: khinkali
    german: baden east_german eastgerman franconian hessian northern_german palatine pfaelzisch \
    rhinelandian swabian fischbroetchen currysausage currywurst schnitzel curry_sausage \
    eastern_german northerngerman
    greek: gyros souvlaki ouzeri
    guamanian: guamanian
    hot_dog: hotdog
    hotpot: hot_pot shabushabu shabu_shabu sukiyaki
    hungarian: lángos langos
    iberian: iberico
    indian: awadhi bengali chettinad gujarati hyderabadi north_indian northindian punjabi \
    rajasthani south_indian southindian goan kerala maharashtrian
    indonesian: padang javanese
    international: global_cuisine
    italian: abruzzese altoatesine apulian calabrian cucina_campana emilian friulan lumbard \
    ligurian napoletana piemonte roman sardinian sicilian tuscan venetian tuscany italian_food \
    cucinacampana norcinerie parma tavolacalda tavola_calda trattorie fritti panzerotti piadina
    japanese: japanese_curry japacurry blowfish donburi teppanyaki teriyaki tempura tonkatsu \
    tofu kaiseki okonomiyaki onigiri robatayaki oden unagi takoyaki kushikatsu japanese_bbq \
    yakiniku omakase horumon hirata gyudon oyakodon okinawan westernjapanese \
    western_style_japanese_food nikkei bento jpsweets japanese_sweets
    jewish: jewish
    juice: smoothie smoothies
    kebab: kabab kebab_food doner döner donair donairs
    korean: korean_bbq tteokbokki
    kurdish: kurd
    laotian: laos
    latin_american: belizean bolivian chilean costarican costa_rican ecuadorian guatemalan_food \
    honduran_food nicaraguan panamanian paraguayan uruguayan arepas pupusas honduran guatemalan
    lebanese: mezze
    malaysian: mamak nyonya peranakan baba_nyonya kopitiam nasilemak nasi_lemak
    meat: meatballs gamemeat game_meat giblets venison
    mediterranean: mediterranean_food
    mexican: easternmexican jaliscan northernmexican oaxacan pueblan yucatan new_mexican_cuisine \
    newmexican tamales torta burritos birria taqueria eastern_mexican northern_mexican
    middle_eastern: middle_east mideastern
    nepalese: himalayan
    new_zealand: newzealand
    noodle: udon soba noodle_shop handmade_noodles lamian
    nordic: icelandic finnish
    norwegian: traditional_norwegian
    palestinian: palestine
    pita: pita_food flatbread
    pizza: pizza_place takeaway_pizza
    polish: milkbars milk_bars zapiekanka
    polynesian: tahitian
    portuguese: alentejo algarve azores beira fado_houses madeira minho ribatejo tras_os_montes
    potato: potatoes
    poutine: poutineries poutinerie
    pretzel: pretzels
    rice: riceshop
    sandwich: cheesesteaks delicatessen_sandwich subs panini toasties hoagies baguettes baguette
    scandinavian: scandinavian_food
    seafood: oyster_bar raw_food_seafood crab_house
    serbo_croatian: serbocroatian yugoslav bosnian serbian croatian_food
    slovakian: slovak
    soul_food: soulfood
    soup: soup_food
    spanish: andalusian arroceria_paella asturian cantabrian catalan_food galician paella \
    castilian freiduria tabernas
    sri_lankan: srilankan
    steak_house: steakhouse_food churrascaria chophouse
    sushi: conveyor_belt_sushi conveyorsushi sushi_place handrolls hand_rolls
    swedish: traditional_swedish
    swiss: swissfood swiss_food
    szechuan: szechwan
    tapas: pinchos tapasmallplates
    turkish: meyhane cheekufta chee_kufta gozleme homemadefood lahmacun ottomancuisine ottoman_cuisine \
    turkish_ravioli turkishravioli pide blacksea black_sea homemade_food
    vegetarian: raw_food raw_vegan live_raw_food
    vietnamese: banh_mi
    wings: chicken_wing
    """
}
