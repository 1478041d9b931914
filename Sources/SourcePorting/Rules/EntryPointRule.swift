/// Turns `@UIApplicationMain` into `@main`.
struct EntryPointRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        for (index, token) in rewriting.file.code.enumerated()
        where token.kind == .attribute
            && (token.text == "@UIApplicationMain" || token.text == "@NSApplicationMain")
        {
            rewriting.replace(index, through: index, with: "@main", as: .entryPoint)
        }
    }
}
