extension FoodWords {
  /// Words of other languages that say what sort of place it is, folded as ``FoodCategories`` folds.
  static let kindsInOtherLanguages: [String: Kind] = {
    let words: [(kind: Kind, words: String)] = [
      (
        .restaurant,
        """
        ristorante ristoranti restaurante restaurantes restauracja reštaurácia restaurace restoran \
        restaurang ravintola étterem εστιατόριο ресторан レストラン 居酒屋 餐厅 餐廳 식당 gasthaus gasthof \
        gaststätte gaststaette wirtshaus speisegaststätte taverna ταβέρνα trattorie osterie locanda \
        marisquería marisqueria taquería taqueria pizzería pizzaria pizzerie crêperie churrascaria \
        mesón eetcafé eethuis eetcafe
        """
      ),
      (
        .cafe,
        """
        cafetería caffè caffetteria kaffeehaus koffiehuis kawiarnia kavárna kahvila kafé teestube \
        salon_de_thé salón_de_té sala_da_tè カフェ 喫茶店 咖啡馆 кафе 카페
        """
      ),
      (
        .fastFood,
        """
        imbiss imbiß schnellimbiss schnellrestaurant imbissstube friterie frituur snackbar \
        rosticceria comida_rápida restauration_rapide döner dönerladen
        """
      ),
      (.bar, "taberna weinstube weinbar enoteca vinoteca cocktailbar бар バー"),
      (.pub, "kneipe kroeg cervecería birreria brauhaus hospoda паб"),
      (.biergarten, "biergärten"),
      (.iceCream, "eiscafé eiscafe eisdiele heladería heladeria gelaterie sorveteria ijssalon"),
      (
        .bakery,
        """
        bäckerei baeckerei boulangerie panadería panaderia panificio padaria bakkerij piekarnia \
        pekárna bageri leipomo пекарня パン屋
        """
      ),
      (
        .pastry,
        "konditorei pâtisserie pasticceria pastelería pastelaria confeitaria cukiernia cukrárna"
      ),
      (.nightclub, "discoteca diskothek discothèque boîte_de_nuit"),
    ]
    return Dictionary(
      words.flatMap { entry in
        entry.words.split(separator: " ").map { (String($0), entry.kind) }
      }, uniquingKeysWith: { first, _ in first })
  }()
}
