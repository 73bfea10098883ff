/// A manual page in mdoc.
public struct ManPage: Sendable, Hashable {
  /// The name of the file, such as `keylime-nearby.1`.
  public let fileName: String
  /// The source of the page.
  public let text: String
}

extension ProgramSpec {
  /// The overview page, a page for every visible verb, and those of the topics that have one.
  ///
  /// `date` has the form of mdoc: `November 20, 2026`.
  public func manPages(date: String) -> [ManPage] {
    let shown = verbs.map(\.spec).filter { !$0.isHidden }
    return [overviewPage(date: date)] + shown.map { page(of: $0, date: date) }
      + topics.compactMap { topic in
        topic.manualSection.map { page(of: topic, section: $0, date: date) }
      }
  }

  /// The page of one verb, or the overview for nil; nil when there is no such verb.
  public func manPage(for verb: String?, date: String) -> ManPage? {
    guard let verb else { return overviewPage(date: date) }
    return self.verb(verb).map { page(of: $0, date: date) }
  }

  private func overviewPage(date: String) -> ManPage {
    var writer = ManWriter()
    OverviewPage(program: self).write(to: &writer, date: date)
    return ManPage(fileName: "\(name).1", text: writer.text)
  }

  private func page(of topic: HelpTopic, section: Int, date: String) -> ManPage {
    var writer = ManWriter()
    TopicPage(program: self, topic: topic, section: section).write(to: &writer, date: date)
    return ManPage(fileName: "\(name)-\(topic.name).\(section)", text: writer.text)
  }

  private func page(of command: CommandSpec, date: String) -> ManPage {
    var writer = ManWriter()
    CommandPage(program: self, command: command.inNotation).write(to: &writer, date: date)
    return ManPage(fileName: "\(name)-\(command.name).1", text: writer.text)
  }
}
