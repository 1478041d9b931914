import HeadlessUIKit

/// When an iPhone's keyboard shifts by itself.
@MainActor
enum Capitalization {
    /// How much of what is before the caret decides, in UTF-16 units.
    private static let reach = 64

    /// Whether a letter that is typed now would be a capital by the input's wish.
    static func shifts(for input: any UIKeyInput, after typed: String) -> Bool {
        switch input.autocapitalizationType {
        case .none: false
        case .allCharacters: true
        case .words: textBeforeCaret(of: input, typed).last.map { !isInsideWord($0) } ?? true
        case .sentences: beginsSentence(after: textBeforeCaret(of: input, typed))
        }
    }

    private static func isInsideWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "'" || character == "’"
    }

    /// At the beginning, on a new line, and where a full stop, an exclamation mark or a question mark is followed by
    /// a space, with closing quotes or brackets between at most.
    static func beginsSentence(after text: String) -> Bool {
        guard let last = text.last else { return true }
        if last.isNewline { return true }
        guard last.isWhitespace else { return false }
        let sentence = text.reversed().drop { $0.isWhitespace && !$0.isNewline }
        guard let end = sentence.first else { return true }
        if end.isNewline { return true }
        let closing: Set<Character> = ["\"", "'", ")", "]", "”", "’"]
        return sentence.first { !closing.contains($0) }.map { ".!?".contains($0) } ?? false
    }

    /// The end of what is before the caret; of an input that does not tell, what was typed.
    private static func textBeforeCaret(of input: any UIKeyInput, _ typed: String) -> String {
        guard let text = input as? any UITextInput, let caret = text.selectedTextRange?.start else {
            return input.hasText ? typed : ""
        }
        var start = text.beginningOfDocument
        if text.offset(from: start, to: caret) > reach, let near = text.position(from: caret, offset: -reach)
        {
            start = near
        }
        return text.textRange(from: start, to: caret).flatMap { text.text(in: $0) } ?? ""
    }
}
