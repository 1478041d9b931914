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
        let line = split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.count > 40 ? line.prefix(39) + "…" : line
    }
}
