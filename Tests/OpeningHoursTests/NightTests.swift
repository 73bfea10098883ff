import Testing

@testable import OpeningHours

/// Words for the night, at which twelve is midnight, and more of what doors in Asia and Greece say.
@Suite struct NightTests {
  @Test(
    "twelve at night",
    arguments: [
      ("10 sáng - 12 đêm", "10:00-24:00"), ("10 sáng - 12 tối", "10:00-24:00"),
      ("11 pagi - 12 malam", "11:00-24:00"), ("17:00 - 1 malam", "17:00-01:00"),
      ("من 10 صباحا الى 12 مساء", "10:00-24:00"), ("10 صباحا - 10 مساء", "10:00-22:00"),
      ("10 صباحا - 2 ليلا", "10:00-02:00"), ("من 12 ظهرا الى 11 ليلا", "12:00-23:00"),
      ("من 10 صباحا الى 12 منتصف الليل", "10:00-24:00"),
      ("de 10 de la mañana a 12 de la noche", "10:00-24:00"),
      ("de 8 de la noche a 2 de la mañana", "20:00-02:00"),
      ("das 10 da manhã às 10 da noite", "10:00-22:00"),
      ("с 9 утра до 12 ночи", "09:00-24:00"), ("с 12 дня до 12 ночи", "12:00-24:00"),
      ("10am-12pm", "10:00-12:00"),
    ])
  func night(value: String, canonical: String) { check(value, canonical) }

  @Test(
    "days and breaks",
    arguments: [
      ("Δε-Πα 12:00-23:00", "Mo-Fr 12:00-23:00"), ("Τρ 13:00-23:00", "Tu 13:00-23:00"),
      ("11:00-21:00 월요일 정기휴무", "11:00-21:00; Mo off"),
      ("매일 17:00 - 익일 02:00", "Mo-Su 17:00-02:00"),
      ("24시간 영업", "24/7"), ("연중무휴 24시간", "Mo-Su 00:00-24:00"),
      ("営業時間 10:00-22:00", "10:00-22:00"), ("영업시간 매일 10:00-22:00", "Mo-Su 10:00-22:00"),
      (
        "金、土、祝前日: 17:00～翌5:00 （料理L.O. 翌4:00 ドリンクL.O. 翌4:30）",
        "Fr,Sa,PH -1 day 17:00-05:00 open \"料理L.O. 翌4:00 ドリンクL.O. 翌4:30\""
      ),
      ("kein Ruhetag, 11-23 Uhr", "11:00-23:00"),
      ("täglich 11-23 Uhr, kein Ruhetag", "Mo-Su 11:00-23:00"),
      ("no day off, 11-23", "11:00-23:00"), ("zonder rustdag 11-22", "11:00-22:00"),
    ])
  func days(value: String, canonical: String) { check(value, canonical) }
}
