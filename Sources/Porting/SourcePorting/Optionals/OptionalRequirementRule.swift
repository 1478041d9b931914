/// Makes optional requirements plain ones that throw, with a default that throws because it is not implemented.
///
/// A method that does not throw implements one that may, so classes stay as they are; and `try?` around a call gives
/// `nil` for a class that has no such method, which is what `delegate?.method?()` gives.
struct OptionalRequirementRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        for type in rewriting.file.types where type.isProtocol {
            let optional = type.members.filter(\.isOptional)
            guard !optional.isEmpty, type.closingBrace > 0 else { continue }
            for member in optional { rewrite(member, rewriting) }
            addDefaults(for: optional, of: type, rewriting)
        }
    }

    private func rewrite(_ member: MemberDeclaration, _ rewriting: FileRewriting) {
        let file = rewriting.file
        for index in member.prefix.start..<member.keywordIndex where file.code[index].isWord("optional") {
            rewriting.remove(index, through: index, as: .optionalRequirement)
        }
        if member.keyword == "subscript" {
            rewriting.warn(
                at: member.keywordIndex,
                "an optional subscript throws here where it is not implemented. Use it with try?, or make it a method."
            )
        }
        if member.isMethod {
            if member.isThrowing { return }
            var effects = file.match[member.openParenthesis]
            if member.isAsync, file.code[effects + 1].isWord("async") { effects += 1 }
            rewriting.edits.insert(" throws", at: file.code[effects].end)
        } else if member.body >= 0, file.match[member.body] > member.body {
            let range = file.code[member.body].end..<file.code[file.match[member.body]].start
            rewriting.edits.replace(range, with: " get throws \(rewriting.lineEnds(in: range))")
        }
    }

    /// Adds the defaults behind the brace of the protocol, or of the type around it, on the same line.
    private func addDefaults(
        for members: [MemberDeclaration], of type: TypeDeclaration, _ rewriting: FileRewriting
    ) {
        let file = rewriting.file
        var outermost = type.closingBrace
        while file.opener[outermost] >= 0, file.match[file.opener[outermost]] > outermost {
            outermost = file.match[file.opener[outermost]]
        }
        let error = OptionalDefault.error(of: type)
        let access =
            ["public ", "package "].first { type.prefix.modifiers.contains(String($0.dropLast())) } ?? ""
        let defaults = members.map { OptionalDefault(member: $0, file: file).text(throwing: error) }
        rewriting.edits.insert(
            "; \(type.isPrivate ? "fileprivate " : "")struct \(error): Error {}; \(access)extension \(type.path) { \(defaults.joined(separator: "; ")) }",
            at: file.code[outermost].end)
    }
}
