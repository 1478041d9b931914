/// Turns `@UIApplicationMain` into `@main`; leaves out both in a module that is not a program.
struct EntryPointRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let keeps = rewriting.options.keepsEntryPoint
        for (index, token) in rewriting.file.code.enumerated() where token.kind == .attribute {
            switch token.text {
            case "@UIApplicationMain", "@NSApplicationMain":
                rewriting.replace(index, through: index, with: keeps ? "@main" : "", as: .entryPoint)
            case "@main" where !keeps:
                rewriting.replace(index, through: index, with: "", as: .entryPoint)
            default: break
            }
        }
    }
}
