/// Turns `setValue(_:forKey:)` and `value(forKey:)` of user defaults into the methods that Foundation has everywhere.
struct UserDefaultsRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated() {
            guard token.isWord("setValue") || token.isWord("value"),
                Self.isCall(index, rewriting.target.variables, file)
            else { continue }
            let name = token.text == "value" ? "object" : "set"
            rewriting.replace(index, through: index, with: name, as: .userDefaults)
        }
    }

    /// Whether user defaults are asked for a value by a key, or given one.
    static func isCall(_ index: Int, _ variables: VariableTypes, _ file: ParsedFile) -> Bool {
        guard file.isPunctuation(".", at: index - 1), let close = file.closingParenthesis(behind: index),
            CallLabels.of(index + 1, file).last == "forKey"
        else { return false }
        let chain = PostfixChain(file, around: index, through: close)
        let objects = file.code[chain.start..<index].filter { $0.kind == .identifier }.map(\.name)
        if objects.contains("UserDefaults") { return true }
        return objects.last.map { variables.isKnown($0, as: ["UserDefaults"]) } ?? false
    }
}
