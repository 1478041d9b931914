/// Moves initializers out of protocols that an extension of a class of the system adopts.
///
/// What extensions of the protocol do with the initializer is there for types that have it, and once more for the
/// classes of the system, which are made by their class.
struct InitializerRequirementRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let all = rewriting.target.initializerRequirements
        guard !all.isEmpty else { return }
        let requirements = Dictionary(all.map { ($0.type.path, $0) }) { first, _ in first }
        for type in rewriting.file.types {
            if let requirement = requirements[type.path] {
                // The protocol may be declared once more, in another branch of `#if`.
                if let own = all.first(where: { $0.type === type }) {
                    move(own, rewriting)
                } else if type.isExtension {
                    for member in type.members { restrict(member, to: requirement, rewriting) }
                }
            } else if !type.isProtocol, rewriting.target.declares(type.path) {
                adopt(requirements, type, rewriting)
            }
        }
    }

    /// Takes the initializers out of the protocol, and puts the second one behind its brace.
    private func move(_ requirement: InitializerRequirement, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let type = requirement.type
        for initializer in requirement.initializers {
            rewriting.remove(
                initializer.prefix.start, through: initializer.end, as: .initializerRequirement)
        }
        let access = Words.accessLevels.first { type.prefix.modifiers.contains($0) }.map { "\($0) " } ?? ""
        let list = requirement.initializers.map { file.text(from: $0.prefix.start, through: $0.end) }
        rewriting.edits.insert(
            "; \(access)protocol \(requirement.protocolName): \(type.header.name) { \(list.joined(separator: "; ")) }",
            at: file.code[type.closingBrace].end)
    }

    /// Lets a member of the protocol's extension that calls an initializer of `Self` stand for types that have it.
    private func restrict(
        _ member: MemberDeclaration, to requirement: InitializerRequirement, _ rewriting: FileRewriting
    ) {
        let file = rewriting.file
        guard member.body > 0, member.isMethod || member.keyword == "init",
            (member.body..<member.end).contains(where: { Self.isInitializerCall($0, file) })
        else { return }
        let hasWhere = (member.openParenthesis..<member.body).contains { file.code[$0].isWord("where") }
        rewriting.edits.insert(
            "\(hasWhere ? "," : " where") Self: \(requirement.protocolName)",
            at: file.code[member.body - 1].end)
        rewriting.note(.initializerRequirement)
        if let copy = SystemInitializerMember(member, file) {
            rewriting.edits.insert(copy.text, at: file.code[member.end].end)
        }
    }

    /// Whether `self.init(`, `Self.init(` or `Self(` begins at a token.
    static func isInitializerCall(_ index: Int, _ file: ParsedFile) -> Bool {
        let token = file.code[index]
        if token.isWord("Self"), file.isPunctuation("(", at: index + 1) { return true }
        return (token.isWord("self") || token.isWord("Self"))
            && file.isPunctuation(".", at: index + 1) && file.isWord("init", at: index + 2)
    }

    /// Lets a type of the target that adopts such protocols adopt the second ones.
    private func adopt(
        _ requirements: [String: InitializerRequirement], _ type: TypeDeclaration, _ rewriting: FileRewriting
    ) {
        let file = rewriting.file
        guard type.header.colon >= 0 else { return }
        for index in type.header.colon + 1..<type.header.brace where file.code[index].kind == .identifier {
            guard let path = rewriting.target.path(of: file.code[index].name, in: type.path),
                let requirement = requirements[path]
            else { continue }
            rewriting.replace(
                index, through: index, with: requirement.protocolName, as: .initializerRequirement)
        }
    }
}
