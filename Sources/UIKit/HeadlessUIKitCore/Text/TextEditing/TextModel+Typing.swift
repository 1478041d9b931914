extension TextModel {
    /// The attributes of the selected text, or else of the text before the caret; `nil` for text without any.
    var attributesAtSelection: [NSAttributedString.Key: Any]? {
        guard hasAttributes, count > 0 else { return nil }
        let range = selection.range
        let place = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
        return attributedText.attributes(at: place, effectiveRange: nil)
    }
}

extension UITextView {
    final var typingAttributesNow: [NSAttributedString.Key: Any] {
        if let attributes = model.typing ?? model.attributesAtSelection { return attributes }
        var usual: [NSAttributedString.Key: Any] = [:]
        usual[.font] = font
        usual[.foregroundColor] = textColor
        return usual
    }
}
