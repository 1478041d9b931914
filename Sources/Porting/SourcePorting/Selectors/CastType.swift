/// A type behind `as`, of a method or of a method reference: `(UIButton) -> Void` or `(Form) -> (UIButton) -> Void`.
struct CastType {
    /// The types of the method's parameters.
    let parameters: [String]

    /// Reads the tokens of a type; `nil` if it is not a function's.
    init?(_ file: ParsedFile, _ tokens: Range<Int>) {
        guard let tokens = Self.withoutParentheses(tokens, file),
            let first = Self.list(at: tokens.lowerBound, file)
        else { return nil }
        // The reference of a method takes its object first.
        parameters = (Self.list(at: first.arrow + 1, file) ?? first).types
    }

    /// Takes off parentheses around the whole type, as in `((Form) -> () -> Void)?`.
    private static func withoutParentheses(_ tokens: Range<Int>, _ file: ParsedFile) -> Range<Int>? {
        var tokens = tokens
        while !tokens.isEmpty, file.code[tokens.upperBound - 1].isOptionalMark {
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
        guard let close = file.closingParenthesis(behind: index - 1), file.isOperator("->", at: close + 1)
        else { return nil }
        let types = TokenLists.elements(of: index, file).map {
            file.text(from: $0.lowerBound, through: $0.upperBound - 1)
        }
        return (types, close + 1)
    }
}
