extension UIView {
    /// The view in a few words, for reports: `UIButton "Cancel" #cancel`.
    package final var summary: String {
        var words = ["\(type(of: self))"]
        if let name = displayText { words.append("\"\(name)\"") }
        if let identifier = accessibilityIdentifier, !identifier.isEmpty { words.append("#\(identifier)") }
        return words.joined(separator: " ")
    }

    /// What a reader would call the view: its label, else its text; in one line, and not too long.
    package final var displayText: String? {
        guard let text = accessibilityLabel ?? readableText, !text.isEmpty
        else {
            return nil
        }
        return text.inOneLine
    }
}

extension String {
    /// The text for a report: in one line, and cut to 40 characters.
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
