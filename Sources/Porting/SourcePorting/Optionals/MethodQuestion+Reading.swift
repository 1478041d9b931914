extension MethodQuestion {
    /// Reads `delegate?.method != nil` at the method's name.
    ///
    /// - Returns: `nil` if there is no such question, or the object's protocol is not known.
    init?(comparisonAt index: Int, _ file: ParsedFile, _ target: Target) {
        let name = file.code[index].name
        guard target.optionalRequirements.isMethod(name), file.isPunctuation(".", at: index - 1)
        else { return nil }
        var last = index
        var labels: [String]?
        if let open = file.token(index + 1), open.isPunctuation("("), open.start == file.code[index].end {
            let close = file.match[index + 1]
            guard close > index, let named = SelectorReference(file, index..<close + 1)?.labels,
                !named.isEmpty
            else { return nil }
            labels = named
            last = close
        }
        guard let comparison = file.token(last + 1), ["!=", "=="].contains(comparison.text),
            file.isWord("nil", at: last + 2)
        else { return nil }
        let object = FileRewriting(file, target, RewritingOptions())
        guard target.optionalRequirements.mayBeCalled(index, object) else { return nil }
        let requirements = (target.members[name] ?? []).filter { other in
            other.isOptionalRequirement && other.member.isMethod
                && (!other.type.isPrivate || other.type.file === file)
                && (labels.map { $0 == other.member.labels } ?? true)
        }
        guard let first = requirements.first, requirements.count == 1 else { return nil }
        let chain = PostfixChain(file, around: index, through: last)
        self.init(
            owner: first.type.path, name: name, labels: first.member.labels, tokens: chain.start..<last + 3)
    }

    /// Reads the selector in `responds(to: #selector(Delegate.method(_:)))` at its first token.
    ///
    /// - Returns: `nil` if it is not asked for, or is not that of a protocol's method.
    init?(selectorAt index: Int, _ file: ParsedFile, _ target: Target) {
        guard file.code[index].text == "#selector", file.isPunctuation(":", at: index - 1),
            file.isWord("to", at: index - 2), file.isPunctuation("(", at: index - 3),
            file.isWord("responds", at: index - 4),
            let close = file.closingParenthesis(behind: index), close > index + 2,
            let reference = SelectorReference(file, index + 2..<close),
            reference.accessor == nil,
            let owner = SelectorOwner(reference, at: index, FileRewriting(file, target, RewritingOptions())),
            let path = owner.path, owner.isProtocol(in: target)
        else { return nil }
        let name = file.code[reference.base].name
        let own = target.members(named: name, of: path).filter { candidate in
            candidate.member.isMethod && (reference.labels.map { $0 == candidate.member.labels } ?? true)
        }
        self.init(
            owner: own.first?.type.path ?? path, name: name,
            labels: own.first?.member.labels ?? reference.labels, tokens: index..<close + 1)
    }
}
