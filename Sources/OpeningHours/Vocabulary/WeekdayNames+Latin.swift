extension WeekdayNames {
  /// Those in Latin letters, beside English.
  static let latin = [
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
      "fi", "ma maanantai maanantaina maanantaisin", "ti tiistai tiistaina tiistaisin",
      "ke keskiviikko keskiviikkona keskiviikkoisin", "to torstai torstaina torstaisin",
      "pe perjantai perjantaina perjantaisin",
      "la lauantai lauantaina lauantaisin", "su sunnuntai sunnuntaina sunnuntaisin"),
    WeekdayNames(
      "ro", "lu luni", "ma marti marți marţi", "mi miercuri", "jo joi", "vi vineri vin",
      "sâ sa sambata sâmbătă sâm", "du duminica duminică dum"),
    WeekdayNames("vi", "t2", "t3", "t4", "t5", "t6", "t7", "cn"),
    WeekdayNames(
      "hu", "hétfő", "kedd", "sze szerda", "cs csüt csütörtök", "péntek", "szo szomb szombat",
      "vas vasárnap"),
    WeekdayNames(
      "tr", "pazartesi pzt", "salı sal", "çarşamba çar çrş", "perşembe per prş", "cuma cum",
      "cumartesi cmt cts", "pazar paz"),
    WeekdayNames(
      "id", "sen senin isnin isn", "sel selasa", "rab rabu", "kam kamis khamis kha",
      "jum jumat jum'at jumaat", "sab sabtu", "min minggu ahad ahd"),
    WeekdayNames(
      "ca", "dl dilluns", "dt dimarts", "dc dimecres", "dj dijous", "dv divendres", "ds dissabte",
      "dg diumenge"),
    WeekdayNames(
      "eu", "astelehena", "asteartea", "asteazkena", "osteguna", "ostirala", "larunbata",
      "igandea"),
    WeekdayNames(
      "gl", "luns", "martes", "mércores mér", "xoves xov", "venres", "sábado", "domingo"),
    WeekdayNames(
      "et", "esmaspäev", "teisipäev", "kolmapäev", "neljapäev", "reede", "laupäev", "pühapäev"),
    WeekdayNames(
      "lv", "pirmdiena pirmd", "otrdiena otrd", "trešdiena trešd", "ceturtdiena ceturtd",
      "piektdiena piektd", "sestdiena sestd",
      "svētdiena svētd"),
    WeekdayNames(
      "lt", "pirmadienis", "antradienis", "trečiadienis", "ketvirtadienis", "penktadienis",
      "šeštadienis", "sekmadienis"),
    WeekdayNames(
      "is", "mán mánudagur mánudaga", "þri þriðjudagur þriðjudaga", "mið miðvikudagur miðvikudaga",
      "fim fimmtudagur fimmtudaga", "fös föstudagur föstudaga", "lau laugardagur laugardaga",
      "sunnudagur sunnudaga"),
  ]
}
