extension NamedServices {
  /// The service that words of another language name, in lower case with `_` between two: `plats à
  /// emporter`, `barrierefrei`; nil when they name none.
  static func serviceInOtherLanguages(_ words: String) -> Service? {
    servicesByName[words]
  }

  private static let servicesByName: [String: Service] = {
    var services: [String: Service] = [:]
    for (service, names) in namesByService {
      for name in names.split(whereSeparator: \.isWhitespace) { services[String(name)] = service }
    }
    return services
  }()

  private static let namesByService: [(service: Service, names: String)] = [
    (
      .takeaway,
      """
      plats_à_emporter à_emporter vente_à_emporter a_emporter zum_mitnehmen abholung \
      selbstabholung para_llevar comida_para_llevar para_levar da_asporto asporto afhalen \
      afhaalmaaltijden na_wynos テイクアウト 持ち帰り 外带 外帶 포장
      """
    ),
    (
      .delivery,
      """
      livraison livraison_à_domicile lieferung lieferservice lieferdienst a_domicilio \
      entrega_a_domicilio servicio_a_domicilio reparto_a_domicilio consegna \
      consegna_a_domicilio entrega bezorging bezorgen bezorgservice dostawa デリバリー 出前 外卖 \
      外送 배달
      """
    ),
    (
      .outdoorSeating,
      """
      terrace patio garden rooftop rooftop_terrace terrasse terraza service_en_terrasse \
      terrasse_extérieure jardin außenbereich aussenbereich außengastronomie biergarten garten \
      sitzplätze_im_freien terraza_exterior mesas_al_aire_libre esplanada dehors giardino \
      tavoli_all'aperto terras ogródek テラス席
      """
    ),
    (
      .wheelchair,
      """
      accès_handicapé accès_handicapés accès_pmr accessible_pmr accessible_aux_handicapés \
      barrierefrei rollstuhlgerecht rollstuhlgeeignet acceso_para_silla_de_ruedas \
      acceso_minusválidos accessibile_ai_disabili acesso_para_deficientes \
      rolstoeltoegankelijk バリアフリー
      """
    ),
  ]
}
