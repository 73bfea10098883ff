extension FoodWords {
  /// Words of other languages for cuisines, folded as ``FoodCategories`` folds, by themselves and
  /// with the word for cuisine: `italienisch`, `cucina_italiana`.
  static let cuisinesInOtherLanguages: [String: String] = {
    var cuisines: [String: String] = [:]
    for (cuisine, words) in wordsByCuisine {
      for word in words.split(separator: " ").map(String.init) {
        cuisines[word] = cuisine
        for prefix in ["cuisine_", "cucina_", "cocina_", "cozinha_", "comida_", "món_"] {
          cuisines[prefix + word] = cuisine
        }
        for ending in ["_küche", "_keuken"] { cuisines[word + ending] = cuisine }
      }
    }
    return cuisines
  }()

  fileprivate static let wordsByCuisine: [(cuisine: String, words: String)] = [
    (
      "american",
      "amerikanisch amerikanische américaine américain americana americano amerikaans amerikaanse amerykańska американская 아메리칸 アメリカン 美国菜 美式 美式料理 amerikan αμερικάνικη"
    ),
    (
      "asian",
      "asiatisch asiatische asiatique asiática asiático asiatica asiatico aziatisch aziatische azjatycka азиатская 아시안 アジアン 亚洲菜 asya ασιατική"
    ),
    (
      "chinese",
      "chinesisch chinesische chinesen chinoise chinois chino cinese chinees chinesa trung_hoa trung_quốc chińska китайская 중식 중국집 중국음식 中華料理 中国料理 中餐 中餐厅 中餐廳 中国菜 中式 中式料理 中華 中华料理 çin κινέζικη tionghoa cina"
    ),
    (
      "french",
      "französisch französische franzosen française français francesa francés francese frans franse pháp francuska французская 프랑스음식 フレンチ フランス料理 法国菜 法式 法式料理 fransız γαλλική prancis"
    ),
    (
      "german",
      "deutsch deutsche allemande allemand alemana alemán tedesca tedesco duits duitse đức niemiecka немецкая ドイツ料理 德国菜 alman γερμανική"
    ),
    (
      "greek",
      "griechisch griechische griechen grecque griega griego greca greco grieks griekse grega grecka греческая ギリシャ料理 yunan ελληνική yunani"
    ),
    (
      "indian",
      "indische indienne indien indio indiana indiano indiaas indiase ấn_độ indyjska индийская 인도음식 インド料理 印度菜 印度料理 hint ινδική india"
    ),
    (
      "italian",
      "italienisch italienische italiener italienne italien italiana italiano italiaans italiaanse món_ý włoska итальянская 이탈리안 이태리음식 イタリアン イタリア料理 意大利菜 義式 義式料理 義大利料理 italyan ιταλική italia"
    ),
    (
      "japanese",
      "japanisch japanische japaner japonaise japonais japonesa japonés giapponese japans japanse nhật nhật_bản japońska японская 일식 일본음식 和食 日本料理 日本菜 日料 日式 日式料理 定食 居酒屋 이자카야 일본식주점 japon ιαπωνική jepang"
    ),
    (
      "korean",
      "koreanisch koreanische koreaner coréenne coréen coreana coreano koreaans koreaanse hàn hàn_quốc koreańska корейская 한식 韓国料理 韩国料理 韩国菜 韓式 韩式 韓式料理 kore κορεάτικη korea"
    ),
    (
      "lebanese",
      "libanesisch libanesische libanesen libanaise libanais libanesa libanés libanese libanees libańska ливанская lübnan λιβανέζικη"
    ),
    (
      "mediterranean",
      "mediterran mediterrane méditerranéenne méditerranéen mediterránea mediterránea mediterraan śródziemnomorska средиземноморская 地中海料理 地中海菜 akdeniz μεσογειακή"
    ),
    (
      "mexican",
      "mexikanisch mexikanische mexikaner mexicaine mexicain mexicana mexicano messicana mexicaans mexicaanse meksykańska мексиканская 멕시칸 メキシコ料理 墨西哥菜 meksika μεξικάνικη meksiko"
    ),
    (
      "moroccan",
      "marokkanisch marokkanische marocaine marocain marroquí marocchina marokkaans marokkaanse"
    ),
    ("pho", "phở phở_bò phở_gà"), ("polish", "polska polonaise polnisch polnische"),
    ("georgian", "грузинская gruzińska georgisch georgische"), ("uzbek", "узбекская"),
    ("ukrainian", "украинская українська ukraińska"), ("russian", "русская rosyjska russisch"),
    ("european", "европейская europejska 양식 西餐 西式 西式料理 洋食"), ("ramen", "ラーメン 拉麺 拉麵 拉面 라멘 일본식라면"),
    ("sushi", "寿司 壽司 鮨 초밥 суши 참치회"), ("barbecue", "焼肉 ホルモン 烧烤 燒烤 燒肉 고기 육류 고기요리 갈비 삼겹살"),
    ("hotpot", "火锅 火鍋 火锅店 しゃぶしゃぶ 샤브샤브"),
    ("sichuan", "川菜 四川料理"), ("cantonese", "粤菜 港式"), ("noodle", "そば うどん 面馆 麺類 麵食 국수 칼국수 냉면 우동"),
    ("chicken", "치킨 닭요리 닭강정 鶏料理"), ("pizza", "피자 ピザ 比萨 披萨"),
    ("burger", "햄버거 ハンバーガー 汉堡"), ("salad", "샐러드 サラダ"), ("sandwich", "샌드위치 サンドイッチ"),
    ("soup", "국밥 설렁탕 해장국"), ("tonkatsu", "돈까스 돈가스 とんかつ"), ("tempura", "天ぷら"),
    ("yakitori", "焼き鳥 焼鳥 やきとり"), ("okonomiyaki", "お好み焼き もんじゃ"),
    ("steak_house", "스테이크 ステーキ 牛排"), ("dumpling", "만두 餃子 饺子"), ("donut", "도넛 ドーナツ"),
    ("curry", "カレー"),
    (
      "portuguese",
      "portugiesisch portugiesische portugaise portugais portuguesa portugués portoghese portugees portugese"
    ),
    (
      "seafood",
      "meeresfrüchte fruits_de_mer mariscos frutti_di_mare pescados_y_mariscos hải_sản 海鮮 海鲜 해물 해산물 생선 海鲜酒楼 deniz_ürünleri θαλασσινά ψαροταβέρνα hidangan_laut"
    ),
    (
      "spanish",
      "spanisch spanische spanier espagnole espagnol española español spagnola spagnolo spaans spaanse hiszpańska испанская スペイン料理 西班牙菜 ispanyol ισπανική"
    ),
    (
      "thai",
      "thailändisch thailändische thaïlandaise thaïlandais thaï tailandesa tailandese thais thaise tajska тайская 태국음식 タイ料理 泰国菜 泰式 泰式料理 tay tayland ταϊλανδέζικη thailand"
    ),
    (
      "turkish",
      "türkisch türkische turque turc turca turco turks turkse turecka турецкая トルコ料理 土耳其菜 türk τούρκικη"
    ),
    (
      "vietnamese",
      "vietnamesisch vietnamesische vietnamesen vietnamienne vietnamien vietnamita vietnamees việt việt_nam wietnamska вьетнамская 베트남음식 ベトナム料理 越南菜 越式 vietnam βιετναμέζικη"
    ),
  ]
}

/// Words of other languages for cuisines, as people type them: `italienisch`, `vietnamien`.
public enum ForeignCuisine {
  /// Shorter words are parts of too many names: `Han`, `Frans`.
  private static let shortest = 6

  /// The slug of the cuisine that folded words mean; nil when they mean none.
  ///
  /// Most words of a question mean none, so only those with the same first letter are folded.
  public static func slug(of folded: String) -> String? {
    guard folded.utf8.count >= shortest else { return nil }
    for (cuisine, words) in FoodWords.wordsByCuisine {
      // `Phở gà` is a dish that places are called by.
      if folded.hasPrefix("\(cuisine) ") { continue }
      for word in words.utf8.split(separator: UInt8(ascii: " "))
      where word.first == folded.utf8.first && word.count >= shortest {
        let spaced = word.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
        if Folding.fold(String(decoding: spaced, as: UTF8.self)) == folded { return cuisine }
      }
    }
    return nil
  }
}
