/// Has properties with `dynamic` that the target observes by key paths tell of their changes, as in Objective-C.
struct KeyValueObservationRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let observed = rewriting.target.observedProperties
        guard !observed.isEmpty else { return }
        for type in rewriting.file.types where !type.isProtocol {
            for member in type.members where member.keyword == "var" && observed.contains(member.name) {
                guard member.hasModifier("dynamic"), !member.isStatic,
                    rewriting.target.ancestry(of: type.path).contains("NSObject")
                else { continue }
                tell(member, rewriting)
            }
        }
    }

    private func tell(_ member: MemberDeclaration, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let will = "willChangeValue(for: \\.\(member.name))"
        let did = "didChangeValue(for: \\.\(member.name))"
        let end = PropertyEnd(of: member, in: file)
        guard end.accessors >= 0 else {
            rewriting.edits.insert(
                " { willSet { \(will) } didSet { \(did) } }", at: file.code[end.last].end)
            return rewriting.note(.observedProperty)
        }
        let bodies = end.bodies(in: file)
        if let setter = bodies["set"] {
            rewriting.edits.insert(" \(will); defer { \(did) };", at: file.code[setter].end)
        } else if bodies["willSet"] != nil || bodies["didSet"] != nil {
            if let body = bodies["willSet"] {
                rewriting.edits.insert(" \(will);", at: file.code[body].end)
            } else {
                rewriting.edits.insert(" willSet { \(will) }", at: file.code[end.accessors].end)
            }
            // Behind what the property does itself.
            if let body = bodies["didSet"] {
                rewriting.edits.insert(" defer { \(did) };", at: file.code[body].end)
            } else {
                rewriting.edits.insert(" didSet { \(did) }", at: file.code[end.accessors].end)
            }
        } else {
            return
        }
        rewriting.note(.observedProperty)
    }
}

/// Where a property ends, behind its initial value, and where its accessors are.
private struct PropertyEnd {
    /// The last token without accessors.
    private(set) var last: Int
    /// The brace of the accessors; -1 if there are none.
    private(set) var accessors = -1

    private static let words: Set<String> = ["get", "set", "willSet", "didSet"]

    init(of member: MemberDeclaration, in file: ParsedFile) {
        last = member.body >= 0 ? member.body - 1 : member.end
        if member.body >= 0 {
            accessors = member.body
            return
        }
        var index = last + 1
        guard file.isOperator("=", at: index) || file.isPunctuation("{", at: index) else { return }
        while let token = file.token(index), !token.closes, !token.isPunctuation(";") {
            if token.isPunctuation("{"), Self.words.contains(file.token(index + 1)?.text ?? "") {
                accessors = index
                return
            }
            if token.startsLine, file.code[index - 1].kind != .operator, token.kind != .operator,
                !token.isPunctuation("."), !token.opens
            {
                return
            }
            last = token.opens ? max(file.match[index], index) : index
            index = last + 1
        }
    }

    /// The braces of the accessors, by their words.
    func bodies(in file: ParsedFile) -> [String: Int] {
        var bodies: [String: Int] = [:]
        for index in accessors..<max(file.match[accessors], accessors)
        where file.opener[index] == accessors && Self.words.contains(file.code[index].text) {
            let next = file.closingParenthesis(behind: index) ?? index
            if file.isPunctuation("{", at: next + 1) { bodies[file.code[index].text] = next + 1 }
        }
        return bodies
    }
}
