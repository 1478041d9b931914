/// The labels of a call's arguments, or of a declaration's parameters.
enum CallLabels {
    /// Returns the labels behind an opening parenthesis; `_` for an argument without one.
    static func of(_ open: Int, _ file: ParsedFile) -> [String] {
        TokenLists.elements(of: open, file).map { range in
            let colon = TokenLists.first(in: range.prefix(3), file) { $0.isPunctuation(":") }
            guard let colon, file.code[range.lowerBound..<colon].allSatisfy({ $0.kind == .identifier }) else {
                return "_"
            }
            return file.code[range.lowerBound].name
        }
    }
}
