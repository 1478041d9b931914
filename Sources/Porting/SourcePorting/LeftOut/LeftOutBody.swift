/// The body of a member, which can be left out because nothing or `nil` can be returned.
struct LeftOutBody {
    /// The opening brace.
    let brace: Int
    /// What stands in the body instead.
    let text: String

    /// Finds the body around a token; `nil` if it must return a value.
    init?(around index: Int, _ file: ParsedFile) {
        guard let type = file.enclosingType(of: index) else { return nil }
        var brace = file.opener[index]
        while brace >= 0, file.opener[brace] != type.header.brace { brace = file.opener[brace] }
        guard brace >= 0, file.match[brace] > brace, file.code[brace].isPunctuation("{"),
            let member = type.members.last(where: { $0.keywordIndex < brace })
        else { return nil }
        self.brace = brace
        let result = file.code[member.type].map(\.text)
        let isNothing = result.isEmpty || result == ["Void"] || result == ["(", ")"]
        if member.isProperty, member.body != brace {
            // `static let swizzle: Void = { … }()`.
            guard isNothing, !result.isEmpty, file.isOperator("=", at: brace - 1) else {
                return nil
            }
            text = ""
        } else {
            guard member.body == brace, !member.isProperty || !Self.hasAccessors(file, brace) else {
                return nil
            }
            if isNothing, !member.isProperty {
                text = ""
            } else if result.last == "?" || result.last == "!" {
                text = " return nil "
            } else {
                return nil
            }
        }
    }

    /// Whether a property has accessors apart, so that its braces are not its getter.
    private static func hasAccessors(_ file: ParsedFile, _ brace: Int) -> Bool {
        guard let first = file.token(brace + 1) else { return false }
        return ["get", "set", "willSet", "didSet", "mutating", "nonmutating", "_read"].contains(first.text)
            && !file.isPunctuation(".", at: brace + 2)
    }
}
