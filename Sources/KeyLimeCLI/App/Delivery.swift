/// Prints a result: the answer to standard output, notes and hints to standard error.
struct Delivery {
  private let context: Context

  /// Prints to the streams of `context`.
  init(_ context: Context) { self.context = context }

  /// Prints a result and returns the exit status.
  func deliver(_ output: Output) -> ExitStatus {
    switch output {
    case .listing(let listing) where listing.count == 0:
      return deliver(.nothing(listing.whenEmpty()))
    case .listing(let listing):
      print(output)
      // The list first, wherever the two streams meet; who has gone away needs no notes.
      if !listing.notes.isEmpty { context.output.flush() }
      say { context in
        for note in listing.notes { context.note("\(note)") }
      }
      return .done
    case .text:
      print(output)
      return .done
    case .record(let record):
      print(output)
      say { context in
        for hint in record.hints { context.hint("\(hint)", .pages) }
      }
      return .done
    case .nothing(let nothing):
      print(output)
      say { context in
        context.note("\(nothing.message)")
        for hint in nothing.hints { context.hint("\(hint)", .empty) }
      }
      return .nothingFound
    case .done(let confirmation):
      print(output)
      say { context in
        if context.verbosity > .quiet { context.say(confirmation.line) }
        for hint in confirmation.hints { context.hint("\(hint)", .changes) }
      }
      return .done
    case .faulty(let answer, let failure):
      _ = deliver(answer)
      return ExitStatus(failure.kind)
    case .shown, .handOver: return .done
    }
  }

  /// Prints notes and hints, except in a JSON format: there a program expects nothing but errors on
  /// standard error.
  private func say(_ words: (Context) -> Void) {
    if context.printsNotes { words(context) }
  }

  private func print(_ output: Output) {
    let renderer = Renderer(
      format: context.format, terminal: context.terminal, now: context.now)
    guard let height = context.terminal.height, let pager = Pager(context, height: height) else {
      return renderer.print(output, to: context.output)
    }
    let page = OutputStream()
    renderer.print(output, to: page)
    pager.show(page.gathered, otherwise: context.output)
  }
}
