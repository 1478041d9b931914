extension String {
    /// The string as a literal.
    package var quoted: String {
        // The standard library also escapes apostrophes, which source code does not need.
        debugDescription.replacing("\\'", with: "'")
    }
}
