import KeyLimeEngine

/// Words that people ask with in German, French, Spanish, Italian and Dutch, folded.
///
/// What is said of time stands with ``When``, cuisines with `ForeignCuisine`.
enum ForeignWords {
  /// What excludes the words behind it; a longer one before its beginning, as in all lists here.
  static let negations = [
    ["aber", "nicht"], ["aber", "kein"], ["aber", "keine"], ["aber", "ohne"], ["nicht"], ["kein"],
    ["keine"], ["keinen"], ["ohne"], ["mais", "pas", "de"], ["mais", "pas"], ["pas", "de"],
    ["pas", "du"], ["pas"], ["sans"], ["sauf"], ["pero", "no"], ["pero", "sin"], ["sin"],
    ["excepto"], ["ma", "non"], ["senza"], ["tranne"], ["maar", "niet"], ["maar", "geen"],
    ["niet"], ["geen"], ["zonder"], ["behalve"],
  ]

  /// What says nothing of a place, beside other words.
  static let fillers: Set = [
    "und", "et", "y", "ein", "eine", "einen", "un", "une", "una", "uno", "een", "gut", "gute",
    "guten", "guter", "gutes", "bon", "bonne", "buen", "buena", "bueno", "buono", "buona", "goed",
    "goede", "resto", "ristorante", "restaurante", "lokal", "comida", "bitte", "para", "quan",
  ]

  /// What people begin a question with.
  static let requests = [
    ["wo", "kann", "man", "gut", "essen"], ["wo", "kann", "man", "essen"], ["wo", "gibt", "es"],
    ["wo", "ist"], ["gibt", "es", "hier"], ["gibt", "es"], ["ich", "mochte"], ["ich", "will"],
    ["ich", "suche"], ["ou", "peut-on", "manger"], ["ou", "manger"], ["ou", "trouver"],
    ["je", "cherche"], ["je", "veux"], ["donde", "puedo", "comer"], ["donde", "comer"],
    ["donde", "hay"], ["quiero"], ["busco"], ["dove", "si", "mangia"], ["dove", "mangiare"],
    ["cerco"], ["voglio"], ["waar", "kan", "ik", "eten"], ["waar", "is"], ["ik", "wil"],
  ]

  /// Ways to say that a place is near, also in Vietnamese.
  static let nearby = [
    ["in", "der", "nahe"], ["in", "meiner", "nahe"], ["bei", "mir"], ["pres", "de", "moi"],
    ["pres", "dici"], ["cerca", "de", "mi"], ["cerca", "de", "aqui"], ["cerca"],
    ["vicino", "a", "me"], ["qui", "vicino"], ["bij", "mij", "in", "de", "buurt"],
    ["in", "de", "buurt"], ["gan", "day"], ["gan", "toi"],
  ]

  /// What stands before a place to look around.
  static let placePrepositions = [
    ["in", "der", "nahe", "von"], ["pres", "de", "la"], ["pres", "de"], ["pres", "du"],
    ["gan"], ["cerca", "de", "la"], ["cerca", "de"], ["vicino", "a"], ["in", "de", "buurt", "van"],
  ]

  /// Whether a word is what stands before a town that one is in: `en Madrid`, `à Paris`.
  static func isIn(_ word: String) -> Bool {
    ["en", "a", "dans", "em", "o", "tai"].contains(Folding.fold(word))
  }
}
