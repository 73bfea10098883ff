import KeyLimeEngine
import Testing

@testable import KeyLimeCLI

/// What is said of a file of bills, and which languages its header may be in.
@Suite struct SplitImportTests {
  private static let header = "Date,Description,Category,Cost,Currency,Eli Berg,Ana Me\n"

  private static func imported(
    _ world: SplitWorld, _ text: String, _ more: String...
  ) throws -> SplitWorld.Result {
    let path = "\(world.folder)/bills"
    try UserFile.replace(path, with: Array(text.utf8))
    return world.run(["split", "import", path, "--me", "Ana Me", "--new"] + more)
  }

  @Test(arguments: [
    header + "\n1/5/2026,Dinner,Dining out,90,USD,45,-45\n",
    #"""
    {"currencyCode":"EUR","participants":[{"id":"p1","name":"Ana Me"},{"id":"p2","name":"Zoë"}],
    "expenses":[{"expenseDate":"2026-11-20T00:00:00.000Z","title":"Pizza","amount":2001,
    "paidById":"p9","paidFor":[{"participantId":"p2","shares":100}],"isReimbursement":false,
    "splitMode":"EVENLY"}]}
    """#,
  ]) func aFileOfWhichNothingIsTakenIsAFailure(_ text: String) throws {
    try SplitWorld.with { (world) throws in
      let before = world.run("contact", "list").output
      let result = try Self.imported(world, text)
      #expect(result.status == 1)
      #expect(result.errors.contains("its only row was skipped"), "\(result.errors)")
      #expect(!result.errors.contains("keylime split shows the balances"))
      #expect(world.run("contact", "list").output == before)
      let json = try Self.imported(world, text, "--json").json
      #expect(json?["refused"]?.elements?.count == 1 && json?["added"] == [])
    }
  }

  /// Settle Up writes UTF-16, which every file may be in.
  @Test(.enabled(if: Platform.runShell("command -v iconv >/dev/null") == 0))
  func aTableOfPayersInUTF16() throws {
    try SplitWorld.with { (world) throws in
      let text =
        "Who paid,Amount,Currency,For whom,Split amounts,Purpose,Date & time,Type\n"
        + "Zoë;Ana Me,12;8,EUR,Zoë;Ana Me,5;15,Pizza,2026-11-20 19:30:00,expense\n"
        + "Ana Me,2,EUR,Zoë,2,,2026-11-22 10:00:00,transfer\n"
      let path = "\(world.folder)/bills"
      let bytes = "\u{FEFF}\(text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      try UserFile.replace(path, with: bytes)
      let result = world.run("split", "import", path, "--me", "Ana Me", "--json")
      #expect(result.json?["imported"] == 2 && result.json?["format"] == "table")
      #expect(world.balances == ["Zoë EUR": -500])
    }
  }

  @Test func whatIsAlreadyThereIsNoFailure() throws {
    try SplitWorld.with { (world) throws in
      let rows = "2026-01-05,Dinner,Dining out,90,USD,45,-45\n1/5/2026,x,y,9,USD,1,-1\n"
      let text = Self.header + rows
      #expect(try Self.imported(world, text).status == 0)
      let again = try Self.imported(world, text)
      #expect(again.status == 0, "\(again.errors)")
    }
  }

  @Test(arguments: [
    ("Datum,Beschreibung,Kategorie,Kosten,Währung", "Zahlung", "Gesamtbilanz"),
    ("Date,Description,Catégorie,Coût,Devise", "Paiement", "Solde total"),
    ("Fecha,Descripción,Categoría,Coste,Moneda", "Pago", "Saldo total"),
    ("Fecha,Descripción,Categoría,Costo,Moneda", "Pago", "Saldo total"),
    ("Data,Descrizione,Categoria,Costo,Valuta", "Pagamento", "Saldo totale"),
    ("Data,Descrizione,Categorie,Costo,Valuta", "Pagamento", "Saldo totale"),
    ("Data,Descrição,Categoria,Custo,Moeda", "Pagamento", "Saldo total"),
    ("Datum,Beschrijving,Categorie,Kosten,Valuta", "Betaling", "Totaalsaldo"),
  ]) func splitwiseIsReadInOtherLanguages(
    _ header: String, _ payment: String, _ total: String
  ) throws {
    func text(_ sum: String) -> String {
      "\(header),Eli,Ana Me\n\n2026-01-05,Kino,Kino,90.00,EUR,45.00,-45.00\n"
        + "2026-01-06,x,\(payment),5.00,EUR,-5.00,5.00\n\n2026-02-01,\(total), , ,EUR,\(sum),-\(sum)\n"
    }
    let table = try SplitwiseCSV(reading: text("40.00"))
    #expect(table.names == ["Eli", "Ana Me"] && table.refused.isEmpty)
    #expect(table.rows.map(\.category) == ["Kino", "Payment"])
    #expect(try table.contradictions().isEmpty)
    #expect(try SplitwiseCSV(reading: text("41.00")).contradictions().map(\.code) == ["EUR"])
    try SplitWorld.with { (world) throws in
      #expect(try Self.imported(world, text("40.00")).status == 0)
      #expect(world.balances == ["eli EUR": -4000])
    }
  }

  @Test func aHeaderOfTwoLanguagesIsNone() {
    #expect(throws: SplitwiseCSV.ReadingError.noHeader) {
      try SplitwiseCSV(reading: "Datum,Description,Category,Cost,Currency,Eli,Ana\n")
    }
  }

  @Test func twoMachinesMakeTheSameContacts() throws {
    try SplitWorld.with { (world) throws in
      let text =
        "Date,Description,Category,Cost,Currency,Sam Lee,Ana Me\n"
        + "2026-01-05,Dinner,Dining out,90,USD,45,-45\n"
      #expect(try Self.imported(world, text).status == 0)
      let ids = world.run("contact", "list", "--json=id,name").output
      world.variables["KEYLIME_STORE"] = "\(world.folder)/other"
      let added = try Self.imported(world, text, "--json").json?["added"]?.elements ?? []
      let id = try #require(added.first?["id"]?.text?.dropFirst("contact:".count))
      #expect(added.count == 1 && ids.contains(id), "\(ids) \(id)")
      #expect(world.run("contact", "edit", "Sam Lee", "--name", "Zoe").status == 0)
      let more = text.replacing("Dinner", with: "Lunch")
      #expect(try Self.imported(world, more, "--json").json?["added"] == [])
      #expect(world.run("contact", "list", "--template", "{{name}}").output == "Zoe\n")
    }
  }
}
