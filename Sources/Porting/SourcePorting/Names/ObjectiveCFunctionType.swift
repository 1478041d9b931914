/// A function type with `@convention`, whose functions take Objective-C's objects.
enum ObjectiveCFunctionType {
    /// `@convention(block)`.
    case block
    /// `@convention(c)` with an object or a selector: the implementation of a method.
    case implementation

    /// Reads the attribute of a type; `nil` if it is another, or a function that C can call.
    init?(_ file: ParsedFile, at index: Int) {
        guard file.code[index].text == "@convention", let kind = file.token(index + 2) else { return nil }
        if kind.isWord("block") {
            self = .block
            return
        }
        guard kind.isWord("c"), file.isPunctuation("(", at: index + 4) else { return nil }
        let parameters = file.code[index + 4..<max(file.match[index + 4], index + 4)].map(\.text)
        guard parameters.contains(where: { ["Selector", "AnyObject", "Any"].contains($0) }) else {
            return nil
        }
        self = .implementation
    }
}
