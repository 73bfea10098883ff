/// Words that people write as several, such as `every day` and `t/m`, and several that they write
/// as one, such as `土日祝`.
enum Compounds {
  /// Joins the tokens of each known phrase to one word with the same meaning.
  static func joined(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { piece($0).map { firstWords[$0] != nil } ?? false }) else {
      return tokens
    }
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      guard let (word, length) = phrase(in: tokens, at: index) else {
        result.append(tokens[index])
        index += 1
        continue
      }
      let position =
        tokens[index].position.lowerBound..<tokens[index + length - 1].position.upperBound
      result.append(
        Token(
          kind: .word(word), position: position, isSpaced: tokens[index].isSpaced,
          isUnusual: false))
      index += length
    }
    return result
  }

  /// The known words in a run of Chinese, Japanese or Thai characters, which have no blanks between
  /// them, or in a German word for a part of a day of the week; nil when a part of it has no meaning.
  static func parts(of word: String) -> [String]? {
    if let parts = dayAndPart(of: word) { return parts }
    let scalars = Array(word.unicodeScalars)
    guard scalars.count > 1, scalars.allSatisfy(hasNoBlanks), !isKnown(word) else { return nil }
    var parts: [String] = []
    var rest = scalars[...]
    while !rest.isEmpty {
      let candidates = stride(from: min(rest.count, longestPart), to: 0, by: -1).lazy.map { count in
        String(String.UnicodeScalarView(rest.prefix(count)))
      }
      guard let part = candidates.first(where: isKnown) else { return nil }
      parts.append(part)
      rest = rest.dropFirst(part.unicodeScalars.count)
    }
    return parts
  }

  /// The day and the part of it in `Montagmittag` and `Sonntagabend`.
  private static func dayAndPart(of word: String) -> [String]? {
    guard word.utf8.count >= 11,
      let part = ["mittags", "mittag", "abends", "abend"].first(where: word.hasSuffix)
    else { return nil }
    let day = String(word.dropLast(part.count))
    return WeekdayNames.isForeignDay(day) ? [day, part] : nil
  }

  private static func hasNoBlanks(_ scalar: Unicode.Scalar) -> Bool {
    (0x3040...0x9FFF).contains(scalar.value) || (0x0E00...0x0E7F).contains(scalar.value)
  }

  private static let longestPart = 12
  private static let longestPhrase = 4

  private static func isKnown(_ word: String) -> Bool {
    Word.of(word) != nil || WeekdayNames.isForeignDay(word)
  }

  /// The word for the longest phrase at an index, and its number of tokens.
  private static func phrase(in tokens: [Token], at first: Int) -> (word: String, length: Int)? {
    guard let word = piece(tokens[first]), firstWords[word] != nil,
      !isDifference(tokens, at: first)
    else { return nil }
    var key = word
    var found: (word: String, length: Int)?
    for length in 2...longestPhrase {
      guard first + length <= tokens.count, let piece = piece(tokens[first + length - 1]) else {
        break
      }
      // Only `T2` is a Monday; `T 2` may be a Tuesday and an hour.
      if word == "t", tokens[first + length - 1].isSpaced { break }
      key += "_" + piece
      if let meaning = phrases[key] { found = (meaning, length) }
    }
    return found
  }

  /// Whether a number with a sign begins here, as in `PH -7 days`, which is one day.
  private static func isDifference(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 0, case .number = tokens[index].kind else { return false }
    return [.sign(.plus), .sign(.hyphen)].contains(tokens[index - 1].kind)
  }

  private static func piece(_ token: Token) -> String? {
    switch token.kind {
    case .word(let word): word
    case .number(let number, digits: 1): String(number)
    case .sign(.slash): "/"
    case .sign(.hyphen): "-"
    case .sign(.dot): "."
    default: nil
    }
  }

  private static let rows: [(words: String, meaning: String)] = [
    (
      "every_day all_week seven_days_a_week tous_les_jours tutti_i_giorni todos_los_días", "daily"
    ),
    ("todos_los_dias todos_os_dias cada_día elke_dag alle_tage jeden_tag alle_dage", "daily"),
    (
      "hver_dag alla_dagar varje_dag joka_päivä her_gün setiap_hari каждый_день без_выходных",
      "daily"
    ),
    ("hours_a_day hours_per_day stunden_am_tag heures_par_jour", "hours"),
    ("7_days 7_days_a_week 7_days_per_week 7_jours_sur_7 7_tage_die_woche", "daily"),
    ("hàng_ngày hằng_ngày mỗi_ngày cả_tuần", "daily"),
    (
      "tiap_hari minden_nap iga_päev katru_dienu alla_daga svaki_dan vsak_dan každý_den každý_deň",
      "daily"
    ),
    ("każdego_dnia сваки_дан секој_ден всеки_ден кожного_дня κάθε_μέρα", "daily"),
    ("כל_יום هر_روز همه_روزه كل_يوم haftanın_7_günü haftanın_her_günü", "daily"),
    ("other_days all_other_days the_other_days rest_of_the_week sonst_täglich", "sonst"),
    ("ansonsten_täglich übrige_tage andere_tage alle_anderen_tage overige_dagen", "sonst"),
    ("autres_jours les_autres_jours altri_giorni gli_altri_giorni resto_de_días", "sonst"),
    ("an_allen_anderen_tagen allen_anderen_tagen resto_de_la_semana resto_da_semana", "sonst"),
    ("demás_días otros_días outros_dias diğer_günler остальные_дни в_остальные_дни", "sonst"),
    ("pozostałe_dni ostatní_dny andra_dagar øvrige_dage", "sonst"),
    ("alle_dager tgl_. tägl_.", "daily"), ("kl_.", "kl"),
    ("service_continu en_continu journée_continue ohne_pause", "durchgehend"),
    ("orario_continuato horario_continuado horario_corrido sin_interrupción", "durchgehend"),
    ("hafta_içi по_будням в_будни по_буднях в_будние_дни radnim_danima hari_kerja", "weekdays"),
    ("по_выходным в_выходные у_вихідні akhir_pekan", "weekends"), ("s_/_d", "sampai"),
    (
      "bez_přestávky bez_przerwy без_перерыва без_перерывов без_перерви sans_interruption",
      "durchgehend"
    ),
    ("على_مدار_الساعة", "always"), ("tengah_malam منتصف_الليل", "midnight"),
    ("de_la_mañana da_manhã", "am"), ("de_la_tarde da_tarde", "pm"),
    ("de_la_noche da_noite", "ночи"),
    ("시간_영업", "시간"),
    ("kein_ruhetag keine_ruhetage ohne_ruhetag no_day_off no_days_off", WithoutBreak.noDayOff),
    ("aucun_jour_de_fermeture zonder_rustdag sin_día_de_descanso", WithoutBreak.noDayOff),
    ("دو_شنبه", "دوشنبه"), ("سه_شنبه", "سهشنبه"), ("چهار_شنبه", "چهارشنبه"),
    ("پنج_شنبه", "پنجشنبه"), ("یک_شنبه", "یکشنبه"),
    ("2_ª", "segunda"), ("3_ª", "terça"), ("4_ª", "quarta"), ("5_ª", "quinta"), ("6_ª", "sexta"),
    ("hafta_sonu fin_de_semana fines_de_semana week_-_end week_-_ends", "weekends"),
    ("non_stop non_-_stop service_non_-_stop", "nonstop"),
    ("t_/_m tot_en_met bis_einschließlich", "tot"), ("open_end", "late"),
    (
      "последнего_гостя последний_гость last_guest last_customer dernier_client ultimo_cliente",
      "late"
    ),
    ("en_adelante em_diante in_poi", "onwards"), ("meia_-_noite", "midnight"),
    ("meio_-_dia", "noon"),
    ("saatleri_arası saatleri_arasında", "arası"), ("без_перерывов_и_выходных", "daily"),
    ("vor_feiertagen veilles_de_fêtes veilles_de_jours_fériés vísperas_de_festivos", "祝前日"),
    ("vísperas_de_festivo vésperas_de_feriados eves_of_public_holidays", "祝前日"),
    ("eve_of_ph eves_of_ph ph_eve eve_of_public_holiday eve_of_public_holidays", "祝前日"),
    ("excl_.", "excluding"), ("am_wochenende an_wochenenden", "weekends"),
    ("closed_all_day ganztägig_geschlossen fermé_toute_la_journée", "closed"),
    ("cerrado_todo_el_día chiuso_tutto_il_giorno hele_dag_gesloten", "closed"),
    ("fermeture_hebdomadaire jour_de_fermeture jours_de_fermeture cierre_semanal", "ruhetag"),
    ("día_de_cierre día_de_descanso descanso_semanal closing_day closing_days", "ruhetag"),
    ("giorno_di_chiusura chiusura_settimanale riposo_settimanale turno_di_riposo", "ruhetag"),
    (
      "opening_hours opening_times business_hours hours_of_operation open_hours heures_d'ouverture",
      Headings.heading
    ),
    ("orari_di_apertura orario_di_apertura godziny_otwarcia часы_работы", Headings.heading),
    ("режим_работы время_работы giờ_mở_cửa çalışma_saatleri", Headings.heading),
    ("at_lunch at_lunchtime at_noontime a_pranzo zu_mittag a_mezzogiorno", "lunch"),
    ("at_dinner at_dinnertime a_cena", "dinner"),
    ("christmas_day x_-_mas", "christmasday"), ("christmas_eve heilig_abend", "christmaseve"),
    ("thanksgiving_day", "thanksgivingday"), ("good_friday", "goodfriday"),
    ("easter_monday", "eastermonday"), ("easter_sunday", "eastersunday"),
    ("boxing_day", "boxingday"), ("new_year's_eve new_years_eve", "newyearseve"),
    ("new_year's_day new_years_day new_year's", "newyearsday"),
    ("jour_de_l'an nouvel_an año_nuevo ano_novo", "newyearsday"),
    ("seven_days", "daily"),
    ("브레이크_타임", "브레이크타임"), ("라스트_오더", "라스트오더"),
    ("we_are_open we're_open", "open"), ("we_are_closed we're_closed", "closed"),
    ("uhr_u_.", "und"), ("mở_cửa", "open"),
    ("đóng_cửa", "closed"),
    (
      "encerra_à encerra_às encerra_ao encerra_aos encerrado_à encerrado_às encerrado_ao", "fechado"
    ),
    (
      "encerrado_aos fecha_à fecha_às fecha_ao fecha_aos fechado_à fechado_às fechado_ao", "fechado"
    ),
    ("fechado_aos", "fechado"),
    ("mở_cửa_cả_ngày", "always"),
    ("thứ_hai thứ_2 t_2", "t2"), ("thứ_ba thứ_3 t_3", "t3"), ("thứ_tư thứ_4 t_4", "t4"),
    ("thứ_năm thứ_5 t_5", "t5"), ("thứ_sáu thứ_6 t_6", "t6"), ("thứ_bảy thứ_7 t_7", "t7"),
    ("chủ_nhật", "cn"),
  ]

  private static let phrases = WordTable(rows)

  private static let firstWords = WordTable(
    rows.map { (words: $0.words, meaning: true) }, upTo: UInt8(ascii: "_"))
}
