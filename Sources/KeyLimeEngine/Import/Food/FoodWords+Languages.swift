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
      "amerikanisch amerikanische américaine américain americana americano amerikaans"
    ),
    ("asian", "asiatisch asiatische asiatique asiática asiático asiatica asiatico aziatisch"),
    (
      "chinese",
      "chinesisch chinesische chinoise chinois chino cinese chinees chinesa trung_hoa trung_quốc"
    ),
    ("french", "französisch französische française français francesa francés francese frans pháp"),
    ("german", "deutsch deutsche allemande allemand alemana alemán tedesca tedesco duits đức"),
    ("greek", "griechisch griechische grecque griega griego greca greco grieks grega"),
    ("indian", "indische indienne indien indio indiana indiano indiaas ấn_độ"),
    (
      "italian",
      "italienisch italienische italienne italien italiana italiano italiaans món_ý"
    ),
    (
      "japanese",
      "japanisch japanische japonaise japonais japonesa japonés giapponese japans nhật nhật_bản"
    ),
    ("korean", "koreanisch koreanische coréenne coréen coreana coreano koreaans hàn hàn_quốc"),
    ("lebanese", "libanesisch libanesische libanaise libanais libanesa libanés libanese libanees"),
    (
      "mediterranean",
      "mediterran mediterrane méditerranéenne méditerranéen mediterránea mediterránea mediterraan"
    ),
    (
      "mexican", "mexikanisch mexikanische mexicaine mexicain mexicana mexicano messicana mexicaans"
    ),
    ("moroccan", "marokkanisch marokkanische marocaine marocain marroquí marocchina marokkaans"),
    ("pho", "phở phở_bò phở_gà"),
    (
      "portuguese",
      "portugiesisch portugiesische portugaise portugais portuguesa portugués portoghese portugees"
    ),
    ("seafood", "meeresfrüchte fruits_de_mer mariscos frutti_di_mare pescados_y_mariscos hải_sản"),
    ("spanish", "spanisch spanische espagnole espagnol española español spagnola spagnolo spaans"),
    (
      "thai", "thailändisch thailändische thaïlandaise thaïlandais thaï tailandesa tailandese thais"
    ),
    ("turkish", "türkisch türkische turque turc turca turco turks"),
    (
      "vietnamese",
      "vietnamesisch vietnamesische vietnamienne vietnamien vietnamita vietnamees việt việt_nam"
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
