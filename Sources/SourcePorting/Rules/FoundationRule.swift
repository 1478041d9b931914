/// Rewrites what Foundation lacks where there is no Objective-C: initializers without arguments, and names of classes.
struct FoundationRule: RewritingRule {
    private static let texts: Set<String> = ["NSAttributedString", "NSMutableAttributedString"]

    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            guard let open = file.token(index + 1), open.isPunctuation("("),
                file.match[index + 1] == index + 2
            else { continue }
            if Self.texts.contains(token.text), !(file.token(index - 1)?.isWord("func") ?? false) {
                rewriting.edits.insert("string: \"\"", at: open.end)
                rewriting.note(.foundation)
            } else if token.text == "description" {
                rewriteClassName(index, rewriting)
            }
        }
    }

    /// `type(of: object).description()` is the name of the class with its module.
    private func rewriteClassName(_ index: Int, _ rewriting: FileRewriting) {
        let file = rewriting.file
        guard file.token(index - 1)?.isPunctuation(".") ?? false,
            file.token(index - 2)?.isPunctuation(")") ?? false
        else { return }
        let open = file.match[index - 2]
        guard open > 0, file.code[open - 1].isWord("type"), file.code[open + 1].isWord("of") else { return }
        rewriting.edits.insert("String(reflecting: ", at: file.code[open - 1].start)
        rewriting.replace(index - 1, through: index + 2, with: ")", as: .foundation)
    }
}
