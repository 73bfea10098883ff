/// The titles and aliases of Yelp's categories of food that ``FoodWords`` does not have, folded as
/// ``FoodCategories`` folds, with their cuisine in OpenStreetMap's spelling.
enum YelpWords {
  static let cuisines: [String: String] = {
    var words: [String: String] = [:]
    for line in table.split(separator: "\n") {
      let halves = line.split(separator: ":").map { $0.split(separator: " ").map(String.init) }
      guard halves.count == 2, let cuisine = halves[0].first else { continue }
      for word in halves[1] { words[word] = cuisine }
      words[cuisine] = cuisine
    }
    return words
  }()

  /// A line is a cuisine and the words for it.
  private static let table = """
    african: southafrican south_african eastafrican east_african westafrican west_african nigerian \
    ghanaian somali kenyan
    american: hawaiian_american pennsylvania_dutch
    arab: yemeni emirati kuwaiti saudi arabic_food
    argentine_grill: parrilla
    asian: panasian pan_asian hawker_centre hawkercentre burmese_food
    australian: modern_australian modernaustralian modaustralian pub_food_australian
    austrian: austrian_food
    barbecue: barbeque_joint bbq_joint grill
    bistro: french_bistro
    breakfast: brunch pancakes_waffles breakfast_spots
    british: traditional_british pub_food fishnchips_british
    bubble_tea: bubbletea
    burger: burger_joint
    cajun: creole
    caribbean: bahamian barbadian dominican haitian puertorican puerto_rican trinidadian \
    west_indian wi_caribbean
    chicken: chickenshop chicken_shops fried_chicken korean_fried_chicken rotisserie
    chinese: dimsum dongbei fujian fuzhou hainan hakka henghwa hokkien hunan jiangxi northeastern_chinese \
    northern_chinese shandong shanghainese teochew yunnan guizhou beijing guangdong xinjiang \
    congee cantonese_food wok
    crepe: crepes galettes
    czech: czech_slovakian czechslovakian
    danish: smorrebrod
    dessert: shavedice shaved_ice shaved_snow shavedsnow mochi churros dessert_bar
    dumpling: dumplings_food pierogis gyoza momo
    european: eastern_european easterneuropean central_european
    fast_food: hotdog chip_shop chippy
    filipino: philippine
    fish: poke_fish fishmonger_restaurant seafood_markets
    fondue: raclette
    french: alsatian corsica lyonnais nicois provencal reunion southwest_french mauritius berrichon \
    bourguignon auvergnat basque_french
    frozen_yogurt: frozenyogurt
    georgian: khinkali
    german: baden east_german eastgerman franconian hessian northern_german palatine pfaelzisch \
    rhinelandian swabian fischbroetchen currysausage currywurst schnitzel
    greek: gyros souvlaki
    guatemalan: guatemala
    honduran: honduras
    hotpot: hot_pot shabushabu shabu_shabu sukiyaki
    hungarian: lángos langos
    iberian: iberico
    indian: awadhi bengali chettinad gujarati hyderabadi north_indian northindian punjabi rajasthani \
    south_indian southindian goan kerala maharashtrian
    indonesian: padang javanese
    international: global_cuisine
    italian: abruzzese altoatesine apulian calabrian cucina_campana emilian friulan lumbard ligurian \
    napoletana piemonte roman sardinian sicilian tuscan venetian tuscany italian_food
    japanese: japanese_curry japacurry blowfish donburi teppanyaki teriyaki tempura tonkatsu tofu \
    kaiseki okonomiyaki onigiri robatayaki oden unagi takoyaki kushikatsu japanese_bbq yakiniku \
    omakase horumon hirata
    kebab: kabab kebab_food doner
    korean: korean_bbq tteokbokki
    kurdish: kurd
    latin_american: belizean bolivian chilean costarican costa_rican ecuadorian guatemalan_food \
    honduran_food nicaraguan panamanian paraguayan uruguayan arepas pupusas
    lebanese: mezze
    malaysian: mamak nyonya peranakan baba_nyonya
    meat: meatballs beisl
    mediterranean: mediterranean_food
    mexican: easternmexican jaliscan northernmexican oaxacan pueblan yucatan new_mexican_cuisine \
    newmexican tamales torta burritos birria taqueria
    middle_eastern: middle_east mideastern
    noodle: udon soba noodle_shop handmade_noodles lamian
    nordic: icelandic finnish
    palestinian: palestine
    pita: pita_food
    pizza: pizza_place takeaway_pizza
    poke: acaibowls acai_bowls
    polish: milkbars milk_bars
    portuguese: alentejo algarve azores beira fado_houses madeira minho ribatejo tras_os_montes
    pretzel: pretzels
    sandwich: cheesesteaks delicatessen_sandwich subs panini toasties hoagies
    scandinavian: scandinavian_food
    seafood: oyster_bar raw_food_seafood crab_house
    serbo_croatian: serbocroatian yugoslav bosnian serbian croatian_food
    slovakian: slovak
    soup: soup_food
    spanish: andalusian arroceria_paella asturian cantabrian catalan_food galician paella tapasmallplates \
    castilian
    sri_lankan: srilankan
    steak_house: steakhouse_food churrascaria chophouse
    sushi: conveyor_belt_sushi conveyorsushi sushi_place
    swiss: swissfood
    szechuan: szechwan
    tapas: pinchos
    turkish: cheekufta chee_kufta gozleme homemadefood lahmacun ottomancuisine ottoman_cuisine \
    turkish_ravioli turkishravioli pide
    vegetarian: raw_food raw_vegan live_raw_food
    vietnamese: banh_mi
    wings: chicken_wing
    """
}
