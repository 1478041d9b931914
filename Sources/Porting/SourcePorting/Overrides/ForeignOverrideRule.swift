/// Rewrites overrides of what an extension of another module's class declares: Swift does not let them override.
struct ForeignOverrideRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let file = rewriting.file
        let members = ExtensionMembers(target: rewriting.target)
        for type in file.types where !type.isProtocol {
            for member in type.members where member.isOverride {
                guard members.foreignMember(overriddenBy: member, in: type) != nil else { continue }
                for index in member.prefix.start..<member.keywordIndex
                where file.code[index].isWord("override") {
                    rewriting.remove(index, through: index, as: .extensionOverride)
                }
                // What `super` means is the member of the extension itself.
                for index in member.keywordIndex..<member.end where file.code[index].isWord("super") {
                    guard let name = file.token(index + 2), name.name == member.name else { continue }
                    rewriting.edits.replace(
                        name.start..<name.end, with: ExtensionMembers.baseName(of: member.name))
                }
            }
        }
    }
}
