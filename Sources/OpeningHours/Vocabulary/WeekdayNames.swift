/// The weekday names and abbreviations of a language.
struct WeekdayNames {
  let language: String
  private let table: WordTable<Weekday>

  /// The names from Monday to Sunday, each with all spellings, in lower case.
  init(_ language: String, _ names: String...) {
    self.language = language
    table = WordTable(zip(names, Weekday.allCases).map { (words: $0, meaning: $1) })
  }

  func weekday(_ word: String) -> Weekday? { table[word] }

  /// The two letters of the notation itself, and English.
  static let english = WeekdayNames(
    "en", "mo mon monday mondays", "tu tue tues tuesday tuesdays",
    "we wed weds wednesday wednesdays",
    "th thu thur thurs thursday thursdays", "fr fri friday fridays", "sa sat saturday saturdays",
    "su sun sunday sundays")

  static let others = [
    WeekdayNames(
      "de", "mo montag montags", "di die dienstag dienstags", "mi mit mittwoch mittwochs",
      "do don donnerstag donnerstags", "fr fre freitag freitags",
      "sa sam samstag samstags samstagen sonnabend",
      "so son sonn sonntag sonntags sonntagen"),
    WeekdayNames(
      "fr", "lu lun lundi lundis", "ma mar mardi mardis", "me mer mercredi mercredis",
      "je jeu jeudi jeudis", "ve ven vendredi vendredis", "sa sam samedi samedis",
      "di dim dimanche dimanches"),
    WeekdayNames(
      "es", "lu lun lunes", "ma mar martes", "mi mie mié miercoles miércoles", "ju jue jueves",
      "vi vie viernes", "sa sab sáb sabado sábado sabados sábados",
      "do dom domingo domingos"),
    WeekdayNames(
      "it", "lu lun lunedi lunedì", "ma mar martedi martedì", "me mer mercoledi mercoledì",
      "gi gio giovedi giovedì", "ve ven venerdi venerdì", "sa sab sabato", "do dom domenica"),
    WeekdayNames(
      "pt", "seg segunda", "ter terça terca", "qua quarta", "qui quinta", "sex sexta",
      "sab sáb sábado sabado", "dom domingo"),
    WeekdayNames(
      "nl", "ma maandag", "di din dinsdag", "wo woe woensdag", "do don donderdag",
      "vr vrij vrijdag",
      "za zat zaterdag", "zo zon zondag"),
    WeekdayNames(
      "pl", "pn pon poniedziałek", "wt wto wtorek", "śr sr śro środa sroda", "cz czw czwartek",
      "pt ptk pia pią piątek piatek", "sb so sob sobota", "nd ndz nie niedziela"),
    WeekdayNames(
      "cs", "po pondělí", "út ut úterý", "st středa", "čt ct čtvrtek", "pá pa pátek",
      "so sobota", "ne neděle"),
    WeekdayNames(
      "sk", "po pondelok", "ut utorok", "st streda", "št stvrtok štvrtok", "pi piatok",
      "so sobota", "ne nedeľa"),
    WeekdayNames(
      "hr", "pon ponedjeljak", "uto utorak", "sri srijeda", "čet cet četvrtak", "pet petak",
      "sub subota", "ned nedjelja"),
    WeekdayNames(
      "sl", "pon ponedeljek", "tor torek", "sre sreda", "čet cet četrtek", "pet petek",
      "sob sobota", "ned nedelja"),
    WeekdayNames(
      "da", "ma man mandag", "ti tir tirs tirsdag", "on ons onsdag", "to tor tors torsdag",
      "fr fre fredag",
      "lø lør lørdag", "sø søn søndag"),
    WeekdayNames(
      "sv", "må mån måndag", "ti tis tisdag", "on ons onsdag", "to tor tors torsdag",
      "fr fre fredag", "lö lör lördag", "sö sön söndag"),
    WeekdayNames(
      "fi", "ma maanantai", "ti tiistai", "ke keskiviikko", "to torstai", "pe perjantai",
      "la lauantai", "su sunnuntai"),
    WeekdayNames(
      "ro", "lu luni", "ma marti marți marţi", "mi miercuri", "jo joi", "vi vineri",
      "sâ sa sambata sâmbătă", "du duminica duminică"),
    WeekdayNames(
      "ru", "пн понедельник", "вт вторник", "ср среда", "чт четверг", "пт пятница", "сб суббота",
      "вс воскресенье"),
    WeekdayNames(
      "uk", "пн понеділок", "вт вівторок", "ср середа", "чт четвер", "пт пʼятниця", "сб субота",
      "нд неділя"),
    WeekdayNames(
      "th", "จันทร์ วันจันทร์ จ", "อังคาร วันอังคาร อ", "พุธ วันพุธ พ",
      "พฤหัสบดี พฤหัส วันพฤหัสบดี วันพฤหัส พฤ", "ศุกร์ วันศุกร์ ศ", "เสาร์ วันเสาร์ ส",
      "อาทิตย์ วันอาทิตย์ อา"),
    WeekdayNames("vi", "t2", "t3", "t4", "t5", "t6", "t7", "cn"),
    WeekdayNames(
      "hu", "hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"),
    WeekdayNames(
      "tr", "pazartesi pzt", "salı", "çarşamba çar", "perşembe per", "cuma cum", "cumartesi cmt",
      "pazar paz"),
    WeekdayNames(
      "ar", "الاثنين الإثنين", "الثلاثاء", "الأربعاء الاربعاء", "الخميس", "الجمعة", "السبت",
      "الأحد الاحد"),
    WeekdayNames("id", "senin", "selasa", "rabu", "kamis", "jumat", "sabtu", "minggu"),
    WeekdayNames(
      "ca", "dilluns", "dimarts", "dimecres", "dijous", "divendres", "dissabte", "diumenge"),
    WeekdayNames(
      "bg", "понеделник", "вторник", "сряда", "четвъртък", "петък", "събота", "неделя"),
    WeekdayNames(
      "ja", "月曜日 月曜 月", "火曜日 火曜 火", "水曜日 水曜 水", "木曜日 木曜 木", "金曜日 金曜 金", "土曜日 土曜 土",
      "日曜日 日曜 日"),
    WeekdayNames(
      "zh", "周一 星期一 週一", "周二 星期二 週二", "周三 星期三 週三", "周四 星期四 週四", "周五 星期五 週五", "周六 星期六 週六",
      "周日 星期日 週日 星期天"),
    WeekdayNames("ko", "월요일 월", "화요일 화", "수요일 수", "목요일 목", "금요일 금", "토요일 토", "일요일 일"),
    WeekdayNames(
      "el", "δευ δευτέρα", "τρι τρίτη", "τετ τετάρτη", "πεμ πέμπτη", "παρ παρασκευή",
      "σαβ σάββατο", "κυρ κυριακή"),
  ]
}

/// The languages that opening hours of a country are written in, beside English.
enum CountryLanguages {
  /// The ISO 639-1 codes for an ISO 3166-1 code in capitals; empty when they are not known.
  static func codes(_ country: String) -> Set<String> {
    guard let row = table.first(where: { $0.countries.contains(country) }) else { return [] }
    return row.languages
  }

  private static let table: [(countries: Set<String>, languages: Set<String>)] = [
    (["DE", "AT", "LI"], ["de"]), (["CH"], ["de", "fr", "it"]), (["LU"], ["de", "fr"]),
    (["BE"], ["nl", "fr", "de"]), (["FR", "MC"], ["fr"]), (["NL"], ["nl"]),
    (["IT", "SM", "VA"], ["it"]), (["PT", "BR", "AO", "MZ"], ["pt"]),
    (
      [
        "ES", "MX", "AR", "CL", "CO", "PE", "UY", "PY", "BO", "EC", "VE", "CR", "PA", "GT", "HN",
        "NI", "SV", "DO", "CU",
      ], ["es"]
    ),
    (["PL"], ["pl"]), (["CZ"], ["cs"]), (["SK"], ["sk"]), (["HR", "BA", "RS", "ME"], ["hr"]),
    (["SI"], ["sl"]), (["DK", "NO"], ["da"]), (["SE"], ["sv"]), (["FI"], ["fi", "sv"]),
    (["RO", "MD"], ["ro"]), (["RU", "BY", "KZ"], ["ru"]), (["UA"], ["uk", "ru"]),
  ]
}
