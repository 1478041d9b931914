extension UIView {
    /// A short description of the view for failures: `UIButton "Cancel" #cancel`.
    package final var summary: String {
        var words = ["\(type(of: self))"]
        if let name = displayText { words.append("\"\(name)\"") }
        if let identifier = accessibilityIdentifier, !identifier.isEmpty { words.append("#\(identifier)") }
        return words.joined(separator: " ")
    }

    /// The view's label, else its text, as one short line.
    package final var displayText: String? {
        guard let text = accessibilityLabel ?? readableText, !text.isEmpty else { return nil }
        return text.inOneLine
    }
}

extension String {
    /// The text for a failure: one line, cut to 40 characters.
    package var inOneLine: String {
        let limit = 40
        var line = ""
        var (length, followsNewline) = (0, false)
        for character in self {
            if character.isNewline {
                followsNewline = length > 0
                continue
            }
            // One more than fits is enough to know, however long the text is.
            if followsNewline { line.append(" ") }
            line.append(character)
            length += followsNewline ? 2 : 1
            followsNewline = false
            if length > limit { return line.prefix(limit - 1) + "…" }
        }
        return line
    }
}
