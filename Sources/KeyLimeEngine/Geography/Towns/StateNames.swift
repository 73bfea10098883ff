/// The codes of states by their names, for countries whose states people name behind a town.
public enum StateNames {
  /// The code of a state by its name in English or its own language: `OR` of Oregon.
  ///
  /// It is that of ISO 3166-2 without the country's. Nil for a name that is not listed.
  public static func code(of name: String, in country: String) -> String? {
    let folded = Folding.fold(name.trimmed)
    let states = states[country, default: []].lazy.map { $0.split(separator: ",") }
    return states.first { $0.dropFirst().contains { $0 == folded } }?.first.map(String.init)
  }

  /// Whether a state of a country has this code, in capitals.
  static func has(code: String, in country: String) -> Bool {
    states[country, default: []].contains { $0.hasPrefix("\(code),") }
  }

  /// Whether a state of any listed country has this name or code.
  public static func isKnown(_ name: String) -> Bool {
    let folded = Folding.fold(name.trimmed)
    return states.values.joined().contains { state in
      let names = state.split(separator: ",")
      return names.dropFirst().contains { $0 == folded } || names[0].lowercased() == folded
    }
  }

  /// By country: the code of each state, and its names, folded.
  private static let states: [String: [String]] = [
    "US": [
      "AL,alabama", "AK,alaska", "AZ,arizona", "AR,arkansas", "CA,california", "CO,colorado",
      "CT,connecticut", "DE,delaware", "DC,district of columbia", "FL,florida", "GA,georgia",
      "HI,hawaii", "ID,idaho", "IL,illinois", "IN,indiana", "IA,iowa", "KS,kansas", "KY,kentucky",
      "LA,louisiana", "ME,maine", "MD,maryland", "MA,massachusetts", "MI,michigan", "MN,minnesota",
      "MS,mississippi", "MO,missouri", "MT,montana", "NE,nebraska", "NV,nevada",
      "NH,new hampshire", "NJ,new jersey", "NM,new mexico", "NY,new york", "NC,north carolina",
      "ND,north dakota", "OH,ohio", "OK,oklahoma", "OR,oregon", "PA,pennsylvania",
      "RI,rhode island", "SC,south carolina", "SD,south dakota", "TN,tennessee", "TX,texas",
      "UT,utah", "VT,vermont", "VA,virginia", "WA,washington", "WV,west virginia",
      "WI,wisconsin", "WY,wyoming",
    ],
    "CA": [
      "AB,alberta", "BC,british columbia", "MB,manitoba", "NB,new brunswick", "NL,newfoundland",
      "NS,nova scotia", "NT,northwest territories", "NU,nunavut", "ON,ontario",
      "PE,prince edward island", "QC,quebec", "SK,saskatchewan", "YT,yukon",
    ],
    "AU": [
      "ACT,australian capital territory", "NSW,new south wales", "NT,northern territory",
      "QLD,queensland", "SA,south australia", "TAS,tasmania", "VIC,victoria",
      "WA,western australia",
    ],
    "DE": [
      "BB,brandenburg", "BE,berlin", "BW,baden-wurttemberg", "BY,bayern,bavaria", "HB,bremen",
      "HE,hessen,hesse", "HH,hamburg", "MV,mecklenburg-vorpommern",
      "NI,niedersachsen,lower saxony", "NW,nordrhein-westfalen,north rhine-westphalia,nrw",
      "RP,rheinland-pfalz,rhineland-palatinate", "SH,schleswig-holstein", "SL,saarland",
      "SN,sachsen,saxony", "ST,sachsen-anhalt,saxony-anhalt", "TH,thuringen,thuringia",
    ],
  ]
}
