/// A type behind `as`, of a method or of a method reference: `(UIButton) -> Void` or `(Form) -> (UIButton) -> Void`.
struct CastType {
    /// The types of the method's parameters.
    let parameters: [String]

    /// Reads the tokens of a type; `nil` if it is not a function's.
    init?(_ file: ParsedFile, _ tokens: Range<Int>) {
        guard let tokens = Self.withoutParentheses(tokens, file),
            let first = Self.list(at: tokens.lowerBound, file)
        else {
            return nil
        }
        // The reference of a method takes its object first.
        if let second = Self.list(at: first.arrow + 1, file) {
            parameters = second.types
        } else {
            parameters = first.types
        }
    }

    /// Takes off parentheses around the whole type, as in `((Form) -> () -> Void)?`.
    private static func withoutParentheses(_ tokens: Range<Int>, _ file: ParsedFile) -> Range<Int>? {
        var tokens = tokens
        while !tokens.isEmpty,
            file.code[tokens.upperBound - 1].isOperator("?")
                || file.code[tokens.upperBound - 1].isOperator("!")
        {
            tokens = tokens.lowerBound..<tokens.upperBound - 1
        }
        while tokens.count > 2, file.match[tokens.lowerBound] == tokens.upperBound - 1 {
            tokens = tokens.lowerBound + 1..<tokens.upperBound - 1
        }
        // Attributes such as `@MainActor`.
        while let first = file.token(tokens.lowerBound), first.kind == .attribute, !tokens.isEmpty {
            tokens = tokens.lowerBound + 1..<tokens.upperBound
        }
        return tokens.isEmpty ? nil : tokens
    }

    /// A list of parameters with an arrow behind it.
    private static func list(at index: Int, _ file: ParsedFile) -> (types: [String], arrow: Int)? {
        var index = index
        while file.token(index)?.kind == .attribute { index += 1 }
        guard let open = file.token(index), open.isPunctuation("("), file.match[index] > index,
            let arrow = file.token(file.match[index] + 1), arrow.isOperator("->")
        else { return nil }
        let types = TokenLists.elements(of: index, file).map {
            file.text(from: $0.lowerBound, through: $0.upperBound - 1)
        }
        return (types, file.match[index] + 1)
    }
}
