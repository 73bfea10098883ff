/// The manual page of a help topic that has one, such as that of a file format.
struct TopicPage {
  let program: ProgramSpec
  let topic: HelpTopic
  /// The section of the manual: 5 for file formats.
  let section: Int

  func write(to writer: inout ManWriter, date: String) {
    writer.head(
      title: "\(program.name)-\(topic.name)", section: section, summary: topic.summary, date: date,
      program: program.name)
    writer.macro("Sh DESCRIPTION")
    writer.prose(topic.text)
    writer.macro("Sh SEE ALSO")
    writer.macro(ManNotation.page(program.name))
  }
}
