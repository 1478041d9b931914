/// Lets subclasses implement optional requirements of protocols that their superclass adopts.
struct LateImplementationRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let all = rewriting.target.lateImplementations
        for type in rewriting.file.types where type.closingBrace > 0 {
            addMembers(all.adopted(by: type), to: type, rewriting)
        }
        for implementer in all.implementers(in: rewriting.file) { override(implementer.member, rewriting) }
    }

    /// Adds members that throw in front of a class's closing brace, on its line.
    private func addMembers(
        _ all: [LateImplementation], to adopter: TypeDeclaration, _ rewriting: FileRewriting
    ) {
        guard !all.isEmpty else { return }
        let modifiers = adopter.prefix.modifiers
        let access = modifiers.contains("open") ? "open " : modifiers.contains("public") ? "public " : ""
        let members = all.map { late in
            let error = OptionalDefault.error(of: late.requirement.type)
            let file = late.requirement.type.file
            return access + OptionalDefault(member: late.requirement.member, file: file).text(throwing: error)
        }
        let brace = rewriting.file.code[adopter.closingBrace]
        let isBehindMember = !brace.startsLine && adopter.closingBrace > adopter.header.brace + 1
        let separator = isBehindMember ? "; " : ""
        rewriting.edits.insert("\(separator)\(members.joined(separator: "; ")) ", at: brace.start)
    }

    private func override(_ member: MemberDeclaration, _ rewriting: FileRewriting) {
        rewriting.note(.lateImplementation)
        rewriting.edits.insert("override ", at: rewriting.file.code[member.keywordIndex].start)
        if member.isProperty, member.body < 0 {
            rewriting.warn(
                at: member.keywordIndex,
                "\(member.name) is a stored property, which cannot override what the superclass has for the protocol. "
                    + "Make it a computed property, or declare it in the superclass.")
        }
    }
}
