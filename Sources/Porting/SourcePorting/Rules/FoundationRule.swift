/// Rewrites what Foundation lacks or does otherwise where there is no Objective-C: initializers without arguments, names of
/// classes, and whether a thread is the main one.
struct FoundationRule: RewritingRule {
    /// What initializers need that take no arguments on Apple's platforms.
    private static let arguments = [
        "NSAttributedString": "string: \"\"", "NSMutableAttributedString": "string: \"\"",
        "Progress": "parent: nil, userInfo: nil",
    ]

    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            if token.text == "isMainThread" { rewriteMainThread(index, rewriting) }
            guard let open = file.token(index + 1), open.isPunctuation("("),
                file.match[index + 1] == index + 2
            else { continue }
            if let arguments = Self.arguments[token.text], rewriting.target.paths[token.text] == nil,
                !file.isWord("func", at: index - 1), !file.isPunctuation(".", at: index - 1)
            {
                rewriting.edits.insert(arguments, at: open.end)
                rewriting.note(.foundation)
            } else if token.text == "description" {
                rewriteClassName(index, rewriting)
            }
        }
    }

    /// `Thread.isMainThread` and `Thread.current.isMainThread` ask for the main actor, whose thread changes on Linux.
    private func rewriteMainThread(_ index: Int, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let isOfCurrent = file.isWord("current", at: index - 2)
        let owner = isOfCurrent ? index - 4 : index - 2
        guard file.isWord("Thread", at: owner), rewriting.target.paths["Thread"] == nil,
            (owner + 1..<index).allSatisfy({
                file.code[$0].isPunctuation(".") || file.code[$0].isWord("current")
            })
        else { return }
        rewriting.replace(owner + 2, through: index, with: "isMainActor", as: .foundation)
    }

    /// `type(of: object).description()` is the name of the class with its module.
    private func rewriteClassName(_ index: Int, _ rewriting: FileRewriting) {
        let file = rewriting.file
        guard file.isPunctuation(".", at: index - 1),
            file.isPunctuation(")", at: index - 2)
        else { return }
        let open = file.match[index - 2]
        guard open > 0, file.code[open - 1].isWord("type"), file.code[open + 1].isWord("of") else { return }
        rewriting.edits.insert("String(reflecting: ", at: file.code[open - 1].start)
        rewriting.replace(index - 1, through: index + 2, with: ")", as: .foundation)
    }
}
