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

  static let chinese = WeekdayNames(
    "zh", "周一 星期一 週一 礼拜一 禮拜一", "周二 星期二 週二 礼拜二 禮拜二", "周三 星期三 週三 礼拜三 禮拜三",
    "周四 星期四 週四 礼拜四 禮拜四", "周五 星期五 週五 礼拜五 禮拜五", "周六 星期六 週六 礼拜六 禮拜六",
    "周日 星期日 週日 星期天 礼拜天 禮拜天 禮拜日")

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
      "pl", "pn pon poniedziałek poniedziałku", "wt wto wtorek wtorku",
      "śr sr śro środa środy środę sroda", "cz czw czwartek czwartku",
      "pt ptk pia pią piątek piątku piatek", "sb so sob sobota soboty sobotę",
      "nd ndz nie niedz niedziela niedzieli niedzielę"),
    WeekdayNames(
      "cs", "po pondělí", "út ut úterý", "st středa středy středu", "čt ct čtvrtek čtvrtka",
      "pá pa pátek pátku", "so sobota soboty sobotu", "ne neděle neděli"),
    WeekdayNames(
      "sk", "po pondelok pondelka", "ut utorok utorka", "st streda stredy stredu",
      "št stvrtok štvrtok štvrtka", "pi piatok piatka", "so sobota soboty sobotu",
      "ne nedeľa nedele nedeľu"),
    WeekdayNames(
      "hr", "pon ponedjeljak ponedjeljka ponedeljak ponedeljka", "uto utorak utorka",
      "sri srijeda srijede sreda srede", "čet cet četvrtak četvrtka", "pet petak petka",
      "sub subota subote", "ned nedjelja nedjelje nedelja nedelje"),
    WeekdayNames(
      "sl", "pon ponedeljek ponedeljka", "tor torek torka", "sre sreda srede",
      "čet cet četrtek četrtka", "pet petek petka", "sob sobota sobote", "ned nedelja nedelje"),
    WeekdayNames(
      "da", "ma man mandag mandage mandager", "ti tir tirs tirsdag tirsdage tirsdager",
      "on ons onsdag onsdage onsdager", "to tor tors torsdag torsdage torsdager",
      "fr fre fredag fredage fredager", "lø lør lørdag lørdage lørdager",
      "sø søn søndag søndage søndager"),
    WeekdayNames(
      "sv", "må mån måndag måndagar", "ti tis tisdag tisdagar", "on ons onsdag onsdagar",
      "to tor tors torsdag torsdagar", "fr fre fredag fredagar", "lö lör lördag lördagar",
      "sö sön söndag söndagar"),
    WeekdayNames(
      "fi", "ma maanantai", "ti tiistai", "ke keskiviikko", "to torstai", "pe perjantai",
      "la lauantai", "su sunnuntai"),
    WeekdayNames(
      "ro", "lu luni", "ma marti marți marţi", "mi miercuri", "jo joi", "vi vineri",
      "sâ sa sambata sâmbătă", "du duminica duminică"),
    WeekdayNames(
      "ru", "пн понедельник понедельника", "вт вторник вторника", "ср среда среды среду",
      "чт четверг четверга", "пт пятница пятницы пятницу", "сб суббота субботы субботу",
      "вс воскресенье воскресенья"),
    WeekdayNames(
      "uk", "пн понеділок понеділка", "вт вівторок вівторка", "ср середа середи середу",
      "чт четвер четверга", "пт пʼятниця п'ятниця п'ятниці п'ятницю", "сб субота суботи суботу",
      "нд неділя неділі неділю"),
    WeekdayNames(
      "th", "จันทร์ วันจันทร์ จ", "อังคาร วันอังคาร อ", "พุธ วันพุธ พ",
      "พฤหัสบดี พฤหัส วันพฤหัสบดี วันพฤหัส พฤ", "ศุกร์ วันศุกร์ ศ", "เสาร์ วันเสาร์ ส",
      "อาทิตย์ วันอาทิตย์ อา"),
    WeekdayNames("vi", "t2", "t3", "t4", "t5", "t6", "t7", "cn"),
    WeekdayNames(
      "hu", "hétfő", "kedd", "sze szerda", "cs csüt csütörtök", "péntek", "szo szomb szombat",
      "vas vasárnap"),
    WeekdayNames(
      "tr", "pazartesi pzt", "salı sal", "çarşamba çar çrş", "perşembe per prş", "cuma cum",
      "cumartesi cmt cts", "pazar paz"),
    WeekdayNames(
      "ar", "الاثنين الإثنين", "الثلاثاء", "الأربعاء الاربعاء", "الخميس", "الجمعة", "السبت",
      "الأحد الاحد"),
    WeekdayNames(
      "id", "sen senin isnin", "sel selasa", "rab rabu", "kam kamis khamis",
      "jum jumat jum'at jumaat", "sab sabtu", "min minggu ahad"),
    WeekdayNames(
      "ca", "dl dilluns", "dt dimarts", "dc dimecres", "dj dijous", "dv divendres", "ds dissabte",
      "dg diumenge"),
    WeekdayNames(
      "eu", "astelehena", "asteartea", "asteazkena", "osteguna", "ostirala", "larunbata",
      "igandea"),
    WeekdayNames("gl", "luns", "martes", "mércores", "xoves", "venres", "sábado", "domingo"),
    WeekdayNames(
      "bg", "пн пон понеделник", "вт вто вторник", "ср сря сряда", "чт чет четвъртък",
      "пт пет петък", "сб съб събота", "нд нед неделя"),
    WeekdayNames(
      "sr", "пон понедељак", "уто уторак", "сре среда", "чет четвртак", "пет петак", "суб субота",
      "нед недеља"),
    WeekdayNames(
      "mk", "пон понеделник", "вто вторник", "сре среда", "чет четврток", "пет петок", "саб сабота",
      "нед недела"),
    WeekdayNames(
      "et", "esmaspäev", "teisipäev", "kolmapäev", "neljapäev", "reede", "laupäev", "pühapäev"),
    WeekdayNames(
      "lv", "pirmdiena", "otrdiena", "trešdiena", "ceturtdiena", "piektdiena", "sestdiena",
      "svētdiena"),
    WeekdayNames(
      "lt", "pirmadienis", "antradienis", "trečiadienis", "ketvirtadienis", "penktadienis",
      "šeštadienis", "sekmadienis"),
    WeekdayNames(
      "is", "mán mánudagur mánudaga", "þri þriðjudagur þriðjudaga", "mið miðvikudagur miðvikudaga",
      "fim fimmtudagur fimmtudaga", "fös föstudagur föstudaga", "lau laugardagur laugardaga",
      "sunnudagur sunnudaga"),
    WeekdayNames(
      "he", "שני ב", "שלישי ג", "רביעי ד", "חמישי ה", "שישי ו", "שבת", "ראשון א"),
    WeekdayNames(
      "fa", "دوشنبه", "سهشنبه", "چهارشنبه", "پنجشنبه", "جمعه", "شنبه", "یکشنبه"),
    WeekdayNames(
      "hi", "सोमवार", "मंगलवार", "बुधवार", "गुरुवार बृहस्पतिवार", "शुक्रवार", "शनिवार", "रविवार"),
    WeekdayNames(
      "ka", "ორშაბათი", "სამშაბათი", "ოთხშაბათი", "ხუთშაბათი", "პარასკევი", "შაბათი", "კვირა"),
    WeekdayNames(
      "hy", "երկուշաբթի", "երեքշաբթի", "չորեքշաբթի", "հինգշաբթի", "ուրբաթ", "շաբաթ", "կիրակի"),
    WeekdayNames(
      "ja", "月曜日 月曜 月", "火曜日 火曜 火", "水曜日 水曜 水", "木曜日 木曜 木", "金曜日 金曜 金", "土曜日 土曜 土",
      "日曜日 日曜 日"),
    chinese,
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
    (["HU"], ["hu"]), (["EE"], ["et"]), (["LV"], ["lv"]), (["LT"], ["lt"]), (["IS"], ["is"]),
    (["ID"], ["id"]), (["TR"], ["tr"]), (["BG"], ["bg"]), (["MK"], ["mk"]),
  ]
}
