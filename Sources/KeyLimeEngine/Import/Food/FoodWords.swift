/// The vocabulary of ``FoodCategories``, folded as it folds.
enum FoodWords {
  /// Words that say what sort of place it is.
  static let kinds: [String: Kind] = [
    "restaurant": .restaurant, "restaurants": .restaurant, "bistro": .restaurant,
    "bistros": .restaurant, "brasserie": .restaurant, "brasseries": .restaurant,
    "diner": .restaurant, "diners": .restaurant, "cafeteria": .restaurant,
    "canteen": .restaurant, "gastropub": .restaurant, "gastropubs": .restaurant,
    "steakhouse": .restaurant, "steakhouses": .restaurant, "buffet": .restaurant,
    "buffets": .restaurant, "pizzeria": .restaurant, "supper_club": .restaurant,
    "eatery": .restaurant, "trattoria": .restaurant, "osteria": .restaurant,
    "tapas_bar": .restaurant, "tapas_bars": .restaurant, "sushi_bars": .restaurant,
    "salad_bar": .restaurant, "noodle_house": .restaurant, "food_establishment": .restaurant,
    "foodestablishment": .restaurant, "breakfast_spot": .restaurant, "creperie": .restaurant,
    "creperies": .restaurant, "bar_grill": .restaurant, "izakaya": .restaurant,
    "cafe": .cafe, "cafes": .cafe, "cafeorcoffeeshop": .cafe, "coffee_shop": .cafe,
    "coffee_shops": .cafe, "coffee": .cafe, "coffee_tea": .cafe, "coffeehouse": .cafe,
    "tea_room": .cafe, "tea_rooms": .cafe, "tea_house": .cafe, "coffee_roastery": .cafe,
    "bubble_tea": .cafe, "bubble_tea_shop": .cafe, "smoothie_juice_bar": .cafe,
    "juice_bar": .cafe, "juice_bars_smoothies": .cafe, "café": .cafe,
    "cafe_coffee_tea_house": .cafe, "coffeeshop": .cafe, "internet_cafes": .cafe,
    "fast_food": .fastFood, "fast_food_restaurant": .fastFood, "fastfoodrestaurant": .fastFood,
    "fast_food_restaurants": .fastFood, "food_truck": .fastFood, "food_trucks": .fastFood,
    "food_stand": .fastFood, "food_stands": .fastFood, "street_vendors": .fastFood,
    "snack_bar": .fastFood, "snack_place": .fastFood, "hot_dog_joint": .fastFood,
    "takeaway": .fastFood, "takeout": .fastFood, "doner_kebab": .fastFood,
    "meal_takeaway": .fastFood, "meal_delivery": .fastFood, "food_take_out": .fastFood,
    "food_court": .foodCourt, "food_courts": .foodCourt, "hawker_center": .foodCourt,
    "bar": .bar, "bars": .bar, "barorpub": .bar, "wine_bar": .bar, "wine_bars": .bar,
    "cocktail_bar": .bar, "cocktail_bars": .bar, "sports_bar": .bar, "sports_bars": .bar,
    "beer_bar": .bar, "beach_bar": .bar, "dive_bar": .bar, "dive_bars": .bar, "lounge": .bar,
    "lounges": .bar, "speakeasy": .bar, "tiki_bar": .bar, "tiki_bars": .bar, "hotel_bar": .bar,
    "whiskey_bar": .bar, "whiskey_bars": .bar, "sake_bar": .bar, "piano_bar": .bar,
    "gay_bar": .bar, "gay_bars": .bar, "hookah_bar": .bar, "hookah_bars": .bar,
    "champagne_bar": .bar, "champagne_bars": .bar, "cidery": .bar, "brewery": .bar,
    "breweries": .bar, "brewpubs": .pub, "taproom": .bar, "airport_lounge": .bar,
    "pub": .pub, "pubs": .pub, "tavern": .pub, "irish_pub": .pub, "irish_pubs": .pub,
    "nightclub": .nightclub, "nightclubs": .nightclub, "night_club": .nightclub,
    "danceclubs": .nightclub, "dance_clubs": .nightclub,
    "beer_garden": .biergarten, "beer_gardens": .biergarten, "biergarten": .biergarten,
    "ice_cream": .iceCream, "ice_cream_shop": .iceCream, "icecreamshop": .iceCream,
    "ice_cream_parlor": .iceCream, "ice_cream_frozen_yogurt": .iceCream, "gelato": .iceCream,
    "gelateria": .iceCream, "frozen_yogurt_shop": .iceCream, "frozen_yoghurt_shop": .iceCream,
    "bakery": .bakery, "bakeries": .bakery, "bagel_shop": .bakery,
    "desserts": .pastry, "dessert_shop": .pastry, "patisserie_cake_shop": .pastry,
    "patisserie": .pastry, "pastry_shop": .pastry, "cupcakes": .pastry, "cupcake_shop": .pastry,
    "donuts": .pastry, "donut_shop": .pastry, "pastry": .pastry,
    "deli": .deli, "delis": .deli, "delicatessen": .deli,
  ]

  /// Words for diets.
  static let diets: [String: Diet] = [
    "vegetarian": .vegetarian, "vegan": .vegan, "halal": .halal, "kosher": .kosher,
    "vegetarisch": .vegetarian, "vegetarische": .vegetarian, "végétarien": .vegetarian,
    "végétarienne": .vegetarian, "vegetariana": .vegetarian, "vegetariano": .vegetarian,
    "chay": .vegetarian, "végan": .vegan, "végane": .vegan, "vegana": .vegan, "vegano": .vegan,
    "素食": .vegetarian, "蔬食": .vegetarian, "채식": .vegetarian, "ベジタリアン": .vegetarian,
    "全素": .vegan, "纯素": .vegan, "비건": .vegan, "ヴィーガン": .vegan, "ビーガン": .vegan,
    "清真": .halal, "清真菜馆": .halal, "할랄": .halal, "ハラール": .halal, "حلال": .halal,
    "gluten_free": .glutenFree, "vegan_vegetarian": .vegetarian, "pescetarian": .pescetarian,
  ]

  /// Words for cuisines and dishes, in OpenStreetMap's spelling; those that differ come first.
  static let cuisines: [String: String] = {
    var words = respelled
    for word in alike { words[word] = word }
    words.merge(cuisinesInOtherLanguages) { known, _ in known }
    return words.merging(YelpWords.cuisines) { known, _ in known }
  }()

  private static let respelled: [String: String] = [
    "american_traditional": "american", "american_new": "american", "tradamerican": "american",
    "newamerican": "american", "new_american": "american", "burgers": "burger",
    "hamburgers": "burger", "hamburger": "burger", "fruit_salads": "salad",
    "sandwiches": "sandwich", "sandwich_spot": "sandwich", "pizzeria": "pizza",
    "barbeque": "barbecue", "bbq": "barbecue", "bar_grill": "bar&grill",
    "sushi_bar": "sushi", "sushi_bars": "sushi", "breakfast_brunch": "breakfast",
    "breakfast_spot": "breakfast", "coffee_shop": "coffee_shop", "coffee_tea": "coffee_shop",
    "steakhouse": "steak_house", "steakhouses": "steak_house", "steak": "steak_house",
    "chicken_wings": "wings", "chicken_shop": "chicken", "rotisserie_chicken": "chicken",
    "tex_mex": "tex-mex", "texmex": "tex-mex", "tacos": "tacos", "taco": "tacos",
    "fish_chips": "fish_and_chips", "hot_dogs": "hot_dog", "hotdogs": "hot_dog",
    "noodles": "noodle", "noodle_house": "noodle", "soups": "soup", "salads": "salad",
    "tapas_bar": "tapas", "tapas_bars": "tapas", "tapas_small_plates": "tapas",
    "creperie": "crepe", "creperies": "crepe", "donuts": "donut", "donut_shop": "donut",
    "bagels": "bagel", "bagel_shop": "bagel", "bubble_tea_shop": "bubble_tea",
    "doner_kebab": "kebab", "kebabs": "kebab", "persian_iranian": "persian", "iranian": "persian",
    "himalayan_nepalese": "nepalese", "phở": "pho", "indpak": "indian", "dumplings": "dumpling",
    "middle_eastern": "middle_eastern", "argentine": "argentinian", "arabian": "arab",
    "arabic": "arab", "juice_bar": "juice", "juice_bars_smoothies": "juice",
    "smoothie_juice_bar": "juice", "ramen_noodles": "ramen", "poke_bowl": "poke",
    "izakaya": "japanese", "gelateria": "ice_cream", "gelato": "ice_cream",
    "chinese_food": "chinese", "mexican_food": "mexican", "cajun_creole": "cajun",
    "latin": "latin_american", "modern_european": "european",
    "soul_food": "soul_food", "asianfusion": "asian", "asian_fusion": "asian", "diner": "diner",
    "diners": "diner", "buffets": "buffet", "waffles": "waffle", "pancakes": "pancake",
    "pizzería": "pizza", "pizzaria": "pizza", "pizzerie": "pizza", "crêperie": "crepe",
    "taquería": "mexican", "marisquería": "seafood", "marisqueria": "seafood",
  ]

  private static let alike = [
    "afghan", "african", "american", "arab", "argentinian", "armenian", "asian", "australian",
    "austrian", "bagel", "bangladeshi", "barbecue", "basque", "bavarian", "belgian", "brazilian",
    "breakfast", "british", "bubble_tea", "buffet", "bulgarian", "burger", "burmese", "cajun",
    "cambodian", "cantonese", "caribbean", "catalan", "chicken", "chinese", "colombian", "crepe",
    "croatian", "cuban", "curry", "czech", "danish", "dim_sum", "donut", "dumpling", "egyptian",
    "empanadas", "english", "ethiopian", "european", "falafel", "filipino", "fish_and_chips",
    "fondue", "french", "fusion", "georgian", "german", "greek", "hawaiian", "hot_dog", "hotpot",
    "hungarian", "ice_cream", "indian", "indonesian", "international", "irish", "israeli",
    "italian",
    "jamaican", "japanese", "kebab", "korean", "laotian", "latin_american", "lebanese",
    "malaysian", "mediterranean", "mexican", "mongolian", "moroccan", "nepalese", "noodle",
    "norwegian", "oriental", "pakistani", "pancake", "pasta", "persian", "peruvian", "pho",
    "pizza", "poke", "polish", "portuguese", "ramen", "regional", "romanian", "russian", "salad",
    "salvadoran", "sandwich", "scandinavian", "scottish", "seafood", "senegalese", "shawarma",
    "sichuan", "singaporean", "soup", "southern", "spanish", "sri_lankan", "sushi", "swedish",
    "swiss", "syrian", "szechuan", "taiwanese", "tapas", "thai", "tibetan", "turkish",
    "ukrainian", "uzbek", "venezuelan", "vietnamese", "waffle", "wings", "wraps", "yakitori",
  ]
}

extension FoodWords {
  /// Words of other languages that say what sort of place it is, folded as ``FoodCategories``
  /// folds.
  static let kindsInOtherLanguages: [String: Kind] = {
    let words: [(kind: Kind, words: String)] = [
      (
        .restaurant,
        """
        ristorante ristoranti restaurante restaurantes restauracja reštaurácia restaurace restoran \
        restaurang ravintola étterem εστιατόριο ресторан レストラン 居酒屋 食堂 ダイニングバー 餐厅 餐廳 餐馆 餐館 中餐厅 中餐廳 西餐厅 \
        外国餐厅 海鲜酒楼 综合酒楼 酒楼 식당 레스토랑 패밀리레스토랑 기사식당 뷔페 gasthaus gasthof \
        gaststätte gaststaette wirtshaus speisegaststätte taverna ταβέρνα trattorie osterie locanda \
        marisquería marisqueria taquería taqueria pizzería pizzaria pizzerie crêperie churrascaria \
        mesón eetcafé eethuis eetcafe nhà_hàng quán_ăn столовая пиццерия
        """
      ),
      (
        .cafe,
        """
        cafetería caffè caffetteria kaffeehaus koffiehuis kawiarnia kavárna kahvila kafé teestube \
        salon_de_thé salón_de_té sala_da_tè カフェ 喫茶店 咖啡馆 咖啡厅 咖啡廳 咖啡店 茶馆 茶艺馆 кафе \
        кофейня 카페 커피전문점 테마카페 디저트카페 전통찻집 quán_cà_phê cà_phê
        """
      ),
      (
        .fastFood,
        """
        imbiss imbiß schnellimbiss schnellrestaurant imbissstube friterie frituur snackbar \
        rosticceria comida_rápida restauration_rapide döner dönerladen быстрое_питание закусочная \
        ファストフード ファーストフード 快餐 快餐厅 快餐店 小吃 小吃快餐店 패스트푸드 분식
        """
      ),
      (
        .bar,
        """
        taberna weinstube weinbar enoteca vinoteca cocktailbar бар バー バル カクテル 酒吧 술집 호프 \
        요리주점 칵테일바 와인바 일본식주점 실내포장마차 quán_bar
        """
      ),
      (.pub, "kneipe kroeg cervecería birreria brauhaus hospoda паб quán_nhậu"),
      (.biergarten, "biergärten"),
      (
        .iceCream,
        "eiscafé eiscafe eisdiele heladería heladeria gelaterie sorveteria ijssalon 冷饮店 아이스크림"
      ),
      (
        .bakery,
        """
        bäckerei baeckerei boulangerie panadería panaderia panificio padaria bakkerij piekarnia \
        pekárna bageri leipomo пекарня パン屋 ベーカリー 面包店 麵包店 烘焙 제과 베이커리 tiệm_bánh
        """
      ),
      (
        .pastry,
        """
        konditorei pâtisserie pasticceria pastelería pastelaria confeitaria cukiernia cukrárna \
        кондитерская ケーキ スイーツ 甜品店 甜品 糕饼店 蛋糕店 디저트
        """
      ),
      (.deli, "кулинария магазин_кулинарии"),
      (.nightclub, "discoteca diskothek discothèque boîte_de_nuit"),
    ]
    return byWord(words)
  }()

  /// The kind of each word in lists that are separated by blanks; of a word in two, the first.
  static func byWord(_ lists: [(kind: Kind, words: String)]) -> [String: Kind] {
    let pairs = lists.flatMap { list in
      list.words.split(separator: " ").map { (String($0), list.kind) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
