/// Removes attributes and modifiers that only Objective-C needs.
struct AttributeRule: RewritingRule {
    private static let forms: [String: RewrittenForm] = [
        "@objc": .objectiveCAttribute, "@objcMembers": .objectiveCAttribute, "@nonobjc": .objectiveCAttribute,
        "@IBAction": .interfaceBuilderAttribute, "@IBOutlet": .interfaceBuilderAttribute,
        "@IBInspectable": .interfaceBuilderAttribute, "@IBDesignable": .interfaceBuilderAttribute,
        "@IBSegueAction": .interfaceBuilderAttribute, "@GKInspectable": .interfaceBuilderAttribute,
        "@NSManaged": .managedAttribute,
    ]

    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        for (index, token) in file.code.enumerated() {
            if token.kind == .attribute {
                if let form = Self.forms[token.text] {
                    rewriting.remove(index, through: end(of: index, file), as: form)
                } else if ObjectiveCFunctionType(file, at: index) != nil {
                    rewriting.remove(index, through: end(of: index, file), as: .convention)
                }
            } else if token.isWord("dynamic"), isModifier(index, file) {
                rewriting.remove(index, through: index, as: .objectiveCAttribute)
            }
        }
    }

    /// The attribute's last token: its closing parenthesis, if one opens right behind its name, or behind a space
    /// in `@objc (name)`.
    private func end(of index: Int, _ file: ParsedFile) -> Int {
        guard let close = file.closingParenthesis(behind: index) else { return index }
        let (name, open) = (file.code[index], file.code[index + 1])
        return open.start == name.end || (name.text == "@objc" && !open.startsLine) ? close : index
    }

    /// Whether a word, which can also be a name, stands in front of a declaration.
    private func isModifier(_ index: Int, _ file: ParsedFile) -> Bool {
        if let previous = file.token(index - 1), [".", "func", "var", "let", "case"].contains(previous.text) {
            return false
        }
        guard let next = file.token(index + 1) else { return false }
        return next.kind == .attribute || Words.memberKeywords.contains(next.text)
            || Words.modifiers.contains(next.text)
    }
}
