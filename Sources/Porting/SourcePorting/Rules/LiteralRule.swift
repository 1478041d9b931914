/// Turns literals of colors and images into initializers.
struct LiteralRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated()
        where token.kind == .hashWord && file.isPunctuation("(", at: index + 1) {
            if token.text == "#colorLiteral" {
                rewriting.replace(index, through: index, with: "UIColor", as: .literal)
            } else if token.text == "#imageLiteral", file.isWord("resourceName", at: index + 2) {
                rewriting.replace(index, through: index, with: "UIImage", as: .literal)
                let label = file.code[index + 2]
                rewriting.edits.replace(label.start..<label.end, with: "imageLiteralResourceName")
            } else if token.text == "#fileLiteral" {
                rewriting.warn(
                    at: index,
                    "#fileLiteral is not available here. Use Bundle.main.url(forResource:withExtension:).")
            }
        }
    }
}
