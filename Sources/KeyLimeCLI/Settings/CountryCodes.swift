import KeyLimeEngine

/// The countries and territories of ISO 3166-1, with their usual names in English.
enum CountryCodes {
  /// The code in capitals; nil when it is not assigned.
  static func assigned(_ code: String) -> String? {
    let capitals = code.uppercased()
    guard capitals.utf8.count == 2 else { return nil }
    return entries.contains { $0.prefix(2) == capitals } ? capitals : nil
  }

  /// The code of a country by its English name, or as people shorten it: `USA`, `UK`.
  static func named(_ name: String) -> String? {
    let folded = Folding.fold(name)
    if let code = shortNames[folded] { return code }
    return entries.first { Folding.fold(String($0.dropFirst(3))) == folded }
      .map { String($0.prefix(2)) }
  }

  private static let shortNames = [
    "usa": "US", "u.s.a.": "US", "u.s.": "US", "united states of america": "US", "uk": "GB",
    "u.k.": "GB", "great britain": "GB", "england": "GB", "scotland": "GB", "wales": "GB",
    "northern ireland": "GB", "deutschland": "DE", "the netherlands": "NL", "holland": "NL",
    "espana": "ES", "italia": "IT", "osterreich": "AT", "schweiz": "CH", "suisse": "CH",
    "czech republic": "CZ", "turkiye": "TR", "korea": "KR",
  ]

  private static var entries: [Substring] {
    all.split { $0 == ";" || $0.isNewline }.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
  }

  private static let all = """
    AD Andorra; AE United Arab Emirates; AF Afghanistan; AG Antigua and Barbuda; AI Anguilla;
    AL Albania; AM Armenia; AO Angola; AQ Antarctica; AR Argentina; AS American Samoa;
    AT Austria; AU Australia; AW Aruba; AX Åland Islands; AZ Azerbaijan;
    BA Bosnia and Herzegovina; BB Barbados; BD Bangladesh; BE Belgium; BF Burkina Faso;
    BG Bulgaria; BH Bahrain; BI Burundi; BJ Benin; BL Saint Barthélemy; BM Bermuda; BN Brunei;
    BO Bolivia; BQ Caribbean Netherlands; BR Brazil; BS Bahamas; BT Bhutan; BV Bouvet Island;
    BW Botswana; BY Belarus; BZ Belize; CA Canada; CC Cocos Islands;
    CD Democratic Republic of the Congo; CF Central African Republic; CG Republic of the Congo;
    CH Switzerland; CI Ivory Coast; CK Cook Islands; CL Chile; CM Cameroon; CN China;
    CO Colombia; CR Costa Rica; CU Cuba; CV Cape Verde; CW Curaçao; CX Christmas Island;
    CY Cyprus; CZ Czechia; DE Germany; DJ Djibouti; DK Denmark; DM Dominica;
    DO Dominican Republic; DZ Algeria; EC Ecuador; EE Estonia; EG Egypt; EH Western Sahara;
    ER Eritrea; ES Spain; ET Ethiopia; FI Finland; FJ Fiji; FK Falkland Islands; FM Micronesia;
    FO Faroe Islands; FR France; GA Gabon; GB United Kingdom; GD Grenada; GE Georgia;
    GF French Guiana; GG Guernsey; GH Ghana; GI Gibraltar; GL Greenland; GM Gambia; GN Guinea;
    GP Guadeloupe; GQ Equatorial Guinea; GR Greece; GS South Georgia; GT Guatemala; GU Guam;
    GW Guinea-Bissau; GY Guyana; HK Hong Kong; HM Heard Island; HN Honduras; HR Croatia;
    HT Haiti; HU Hungary; ID Indonesia; IE Ireland; IL Israel; IM Isle of Man; IN India;
    IO British Indian Ocean Territory; IQ Iraq; IR Iran; IS Iceland; IT Italy; JE Jersey;
    JM Jamaica; JO Jordan; JP Japan; KE Kenya; KG Kyrgyzstan; KH Cambodia; KI Kiribati;
    KM Comoros; KN Saint Kitts and Nevis; KP North Korea; KR South Korea; KW Kuwait;
    KY Cayman Islands; KZ Kazakhstan; LA Laos; LB Lebanon; LC Saint Lucia; LI Liechtenstein;
    LK Sri Lanka; LR Liberia; LS Lesotho; LT Lithuania; LU Luxembourg; LV Latvia; LY Libya;
    MA Morocco; MC Monaco; MD Moldova; ME Montenegro; MF Saint Martin; MG Madagascar;
    MH Marshall Islands; MK North Macedonia; ML Mali; MM Myanmar; MN Mongolia; MO Macao;
    MP Northern Mariana Islands; MQ Martinique; MR Mauritania; MS Montserrat; MT Malta;
    MU Mauritius; MV Maldives; MW Malawi; MX Mexico; MY Malaysia; MZ Mozambique; NA Namibia;
    NC New Caledonia; NE Niger; NF Norfolk Island; NG Nigeria; NI Nicaragua; NL Netherlands;
    NO Norway; NP Nepal; NR Nauru; NU Niue; NZ New Zealand; OM Oman; PA Panama; PE Peru;
    PF French Polynesia; PG Papua New Guinea; PH Philippines; PK Pakistan; PL Poland;
    PM Saint Pierre and Miquelon; PN Pitcairn; PR Puerto Rico; PS Palestine; PT Portugal;
    PW Palau; PY Paraguay; QA Qatar; RE Réunion; RO Romania; RS Serbia; RU Russia; RW Rwanda;
    SA Saudi Arabia; SB Solomon Islands; SC Seychelles; SD Sudan; SE Sweden; SG Singapore;
    SH Saint Helena; SI Slovenia; SJ Svalbard; SK Slovakia; SL Sierra Leone; SM San Marino;
    SN Senegal; SO Somalia; SR Suriname; SS South Sudan; ST São Tomé and Príncipe;
    SV El Salvador; SX Sint Maarten; SY Syria; SZ Eswatini; TC Turks and Caicos Islands; TD Chad;
    TF French Southern Territories; TG Togo; TH Thailand; TJ Tajikistan; TK Tokelau;
    TL Timor-Leste; TM Turkmenistan; TN Tunisia; TO Tonga; TR Turkey; TT Trinidad and Tobago;
    TV Tuvalu; TW Taiwan; TZ Tanzania; UA Ukraine; UG Uganda; UM US Minor Outlying Islands;
    US United States; UY Uruguay; UZ Uzbekistan; VA Vatican City;
    VC Saint Vincent and the Grenadines; VE Venezuela; VG British Virgin Islands;
    VI US Virgin Islands; VN Vietnam; VU Vanuatu; WF Wallis and Futuna; WS Samoa; YE Yemen;
    YT Mayotte; ZA South Africa; ZM Zambia; ZW Zimbabwe
    """
}
