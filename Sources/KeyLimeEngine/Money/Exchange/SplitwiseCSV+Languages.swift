extension SplitwiseCSV {
  /// What Splitwise calls things in the language of an account.
  struct Language: Sendable {
    /// The names of the first five columns.
    let columns: [String]
    /// The category of a payment.
    let payment: String

    static let english = Language(columns: fixedColumns, payment: paymentCategory)

    private static let others = [
      Language(
        columns: ["Datum", "Beschreibung", "Kategorie", "Kosten", "Währung"], payment: "Zahlung"),
      Language(
        columns: ["Date", "Description", "Catégorie", "Coût", "Devise"], payment: "Paiement"),
      Language(columns: ["Fecha", "Descripción", "Categoría", "Coste", "Moneda"], payment: "Pago"),
      Language(columns: ["Fecha", "Descripción", "Categoría", "Costo", "Moneda"], payment: "Pago"),
      Language(
        columns: ["Data", "Descrizione", "Categoria", "Costo", "Valuta"], payment: "Pagamento"),
      Language(
        columns: ["Data", "Descrizione", "Categorie", "Costo", "Valuta"], payment: "Pagamento"),
      Language(
        columns: ["Data", "Descrição", "Categoria", "Custo", "Moeda"], payment: "Pagamento"),
      Language(
        columns: ["Datum", "Beschrijving", "Categorie", "Kosten", "Valuta"], payment: "Betaling"),
    ]

    /// The language of a header; nil for another line.
    static func of(_ cells: [String]) -> Language? {
      let names = cells.prefix(fixedColumns.count).map(\.trimmed)
      return ([english] + others).first { $0.columns == names }
    }

    /// The category as it is called in English where it matters, else as it stands.
    func category(_ text: String) -> String { text.trimmed == payment ? paymentCategory : text }

    /// Whether a row without a cost states what everybody owes.
    ///
    /// What such a row is called is known in English only; in the others it is the one without a
    /// category, and what it states is compared with the sums.
    func isTotal(description: String, category: String) -> Bool {
      description == totalDescription
        || columns != Self.english.columns && category.trimmed.isEmpty
    }
  }
}
