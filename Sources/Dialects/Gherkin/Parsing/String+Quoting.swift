extension String {
    /// The text in quotation marks, as a literal of Swift; apostrophes stay as they are.
    var quoted: String { debugDescription.replacing("\\'", with: "'") }

    /// The beginning of a long text, as failures show it.
    var shortened: String { count > 60 ? prefix(60) + "…" : self }
}
