extension String {
    /// The text in quotation marks, as a literal of Swift; apostrophes stay as they are.
    var quoted: String { debugDescription.replacing("\\'", with: "'") }

    var shortened: String { count > 60 ? prefix(60) + "…" : self }
}
