/// What is added in front of a file: imports that it needs, protocols, and the name of the original file.
struct FirstLine {
    private let rewriting: FileRewriting

    init(_ rewriting: FileRewriting) {
        self.rewriting = rewriting
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

    /// The modules whose names the file uses without importing them.
    private var missingModules: [String] {
        (needsUIKit ? ["UIKit"] : []) + (needsNetworking ? ["FoundationNetworking"] : [])
            + (needsAutomation ? ["XCUIAutomation"] : [])
    }

    /// Whether the file uses XCUITest's elements, which XCTest brings on Apple's platforms.
    private var needsAutomation: Bool { lacks("XCUIAutomation") { $0.hasPrefix("XCUI") } }

    /// Whether the file uses Foundation's networking, which is a module of its own elsewhere.
    private var needsNetworking: Bool {
        lacks("FoundationNetworking") { NetworkingNames.all.contains($0) }
    }

    /// Whether the file uses names of a module that it does not import, and that the target does not declare.
    private func lacks(_ module: String, _ isItsName: (String) -> Bool) -> Bool {
        let file = rewriting.file
        guard !file.imports.contains(where: { $0.module == module }) else { return false }
        return file.code.contains { token in
            token.kind == .identifier && isItsName(token.text) && rewriting.target.paths[token.text] == nil
        }
    }

    /// Whether the file uses UIKit's names without its import, which other imports bring on Apple's platforms.
    private var needsUIKit: Bool {
        let file = rewriting.file
        guard !file.imports.contains(where: { AppleModules.withUIKit.contains($0.module) }) else {
            return false
        }
        // Foundation has `String(localized:)` on Apple's platforms alone.
        if zip(file.code, file.code.dropFirst()).contains(where: { $0.text == "localized" && $1.text == ":" })
        {
            return true
        }
        return file.code.contains { token in
            if token.kind == .hashWord {
                return ["#selector", "#colorLiteral", "#imageLiteral"].contains(token.text)
            }
            return token.kind == .identifier && UIKitNames.contains(token.text)
                && rewriting.target.paths[token.text] == nil
        }
    }
}
