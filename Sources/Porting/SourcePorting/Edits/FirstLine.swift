/// What is added in front of a file: imports that it needs, protocols, and the name of the original file.
struct FirstLine {
    private let rewriting: FileRewriting
    private let missingModules: [String]

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
        missingModules = ImpliedImports(rewriting.file, rewriting.target).modules
        for _ in missingModules { rewriting.note(.missingImport) }
    }

    /// The rewritten source with what is added.
    func complete(_ text: String) -> String {
        // A script's first line must stay the first.
        guard !text.hasPrefix("#!") else { return text }
        var modules = missingModules
        for module in rewriting.importsFromMoves where !modules.contains(module) { modules.append(module) }
        let added = modules.map { "import \($0)" } + rewriting.declarations
        let imports = added.map { "\($0); " }.joined()
        guard rewriting.options.namesOriginalFiles, !isMain else { return imports + text }
        return "\(MemberMove.directive(rewriting.file.path, 1))\n\(imports)\(text)"
    }

    /// Whether the file must be called as the original, so that Swift would warn of two paths of this name.
    private var isMain: Bool { rewriting.file.path.split(separator: "/").last == "main.swift" }
}
