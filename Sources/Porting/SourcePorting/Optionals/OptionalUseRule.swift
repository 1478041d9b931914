/// Rewrites calls and uses of optional requirements.
///
/// Those of the target's protocols throw where they are not implemented, so `delegate?.form?(self)` becomes
/// `try? delegate?.form(self)`. Those of the system's delegates always have a default.
struct OptionalUseRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let requirements = rewriting.target.optionalRequirements
        let file = rewriting.file
        var rewritten: Set<Int> = []
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            if requirements.isProperty(token.name) || token.text == "window" {
                rewriteProperty(index, requirements, rewriting, &rewritten)
            }
            guard let mark = file.token(index + 1), mark.isOptionalMark, mark.start == token.end,
                isCall(index + 2, behind: mark, file)
            else { continue }
            rewriteCall(index, requirements, rewriting, &rewritten)
        }
    }

    /// Whether a mark is that of a call: parentheses open right behind it, or a trailing closure on its line.
    private func isCall(_ open: Int, behind mark: CodeToken, _ file: ParsedFile) -> Bool {
        if file.closingParenthesis(behind: open - 1) != nil { return file.code[open].start == mark.end }
        return file.isPunctuation("{", at: open) && !file.code[open].startsLine && file.match[open] > open
    }

    private func rewriteCall(
        _ index: Int, _ requirements: OptionalRequirements, _ rewriting: FileRewriting,
        _ rewritten: inout Set<Int>
    ) {
        let file = rewriting.file
        let name = file.code[index].name
        let isMember = file.isPunctuation(".", at: index - 1)
        let mark = file.code[index + 1]
        if requirements.isMethod(name), isMember || requirements.isInProtocol(index, file, name) {
            guard isMember ? requirements.mayBeCalled(index, rewriting) : true else { return }
            rewriting.edits.replace(mark.start..<mark.end, with: "")
            attempt(index, through: file.match[index + 2], mark.text, rewriting, &rewritten)
        } else if isMember, SystemDelegateMethods.names.contains(name),
            CalledMember(index, rewriting).isMethod
        {
            rewriting.edits.replace(mark.start..<mark.end, with: "")
            rewriting.note(.optionalUse)
            let chain = PostfixChain(file, around: index, through: file.match[index + 2])
            if mark.text == "?", !chain.isStatement, !chain.isOptional(before: index),
                index - 2 >= chain.start
            {
                // The object becomes optional instead, so that the call still gives an optional.
                rewriting.edits.insert("Optional(", at: file.code[chain.start].start)
                rewriting.edits.insert(")?", at: file.code[index - 2].end)
            }
        }
    }

    private func rewriteProperty(
        _ index: Int, _ requirements: OptionalRequirements, _ rewriting: FileRewriting,
        _ rewritten: inout Set<Int>
    ) {
        let file = rewriting.file
        let name = file.code[index].name
        guard file.isPunctuation(".", at: index - 1) else { return }
        let mark = file.token(index + 1).flatMap { next in
            next.start == file.code[index].end && next.isOptionalMark ? next : nil
        }
        if requirements.isProperty(name), requirements.isObject(before: index, rewriting, of: name) {
            if let mark { rewriting.edits.replace(mark.start..<mark.end, with: "") }
            attempt(index, through: mark == nil ? index : index + 1, mark?.text ?? "?", rewriting, &rewritten)
        } else if name == "window", let mark, let second = file.token(index + 2), second.start == mark.end,
            second.isOptionalMark
        {
            // An application delegate's window is optional once here, not twice.
            rewriting.edits.replace(mark.start..<mark.end, with: "")
            rewriting.note(.optionalUse)
        }
    }

    /// Puts `try?` in front of the chain around a member, or `try!`.
    private func attempt(
        _ index: Int, through last: Int, _ mark: String, _ rewriting: FileRewriting,
        _ rewritten: inout Set<Int>
    ) {
        let file = rewriting.file
        let chain = PostfixChain(file, around: index, through: last)
        rewriting.note(.optionalUse)
        // Several uses in one chain need one attempt.
        guard rewritten.insert(chain.start).inserted else { return }
        let isStatement = chain.isStatement
        rewriting.edits.insert(isStatement ? "try\(mark) " : "(try\(mark) ", at: file.code[chain.start].start)
        if !isStatement { rewriting.edits.insert(")", at: file.code[chain.end].end) }
    }
}
