extension NamedServices {
  /// The service that words of another language name and no column does, in lower case with `_`
  /// between two: `plats à emporter`; nil when they name none.
  static func serviceInOtherLanguages(_ words: String) -> Service? { servicesByName[words] }

  private static let servicesByName = Dictionary(
    uniqueKeysWithValues: namesByService.flatMap { service, names in
      names.split(separator: " ").map { (String($0), service) }
    })

  private static let namesByService: [(service: Service, names: String)] = [
    (.takeaway, "plats_à_emporter comida_para_llevar para_levar afhaalmaaltijden 持ち帰り 外帶"),
    (
      .delivery,
      "livraison_à_domicile a_domicilio servicio_a_domicilio reparto_a_domicilio "
        + "entrega bezorgservice 出前"
    ),
    (
      .outdoorSeating,
      "terrace patio garden rooftop rooftop_terrace service_en_terrasse terrasse_extérieure jardin "
        + "biergarten garten sitzplätze_im_freien terraza_exterior mesas_al_aire_libre esplanada "
        + "dehors giardino tavoli_all'aperto terras ogródek"
    ),
    (
      .wheelchair,
      "accès_handicapé accès_handicapés accessible_aux_handicapés rollstuhlgeeignet "
        + "acceso_para_silla_de_ruedas acceso_minusválidos accessibile_ai_disabili "
        + "acesso_para_deficientes"
    ),
  ]
}
