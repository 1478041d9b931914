/// Rewrites extensions of other modules' classes whose members override or are overridden.
///
/// An override there is left out, with a warning. A member that a subclass in the target overrides is called by way of a
/// protocol, whose member of the same name looks whether the object is of that subclass.
struct ForeignExtensionRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let members = ExtensionMembers(target: rewriting.target)
        for type in rewriting.file.types where type.isExtension && members.destination(of: type) == nil {
            for member in type.members {
                if member.isOverride, !(rewriting.target.primary(type.path)?.isProtocol ?? false) {
                    leaveOut(member, type, rewriting)
                } else {
                    let overriders = members.outermost(members.overriders(of: member, in: type))
                    if !overriders.isEmpty { dispatch(member, type, overriders, rewriting) }
                }
            }
        }
    }

    private func leaveOut(_ member: MemberDeclaration, _ type: TypeDeclaration, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let range = file.code[member.prefix.start].start..<file.code[member.end].end
        guard rewriting.leaveOut(range) else { return }
        rewriting.warn(
            at: member.keywordIndex,
            "an extension of \(type.path) overrides \(ExtensionMembers.signature(member)), which is left out here, as the "
                + "class is in another module. Override it in a subclass.")
        rewriting.note(.leftOut)
    }

    private func dispatch(
        _ member: MemberDeclaration, _ type: TypeDeclaration, _ overriders: [TargetMember],
        _ rewriting: FileRewriting
    ) {
        let file = rewriting.file
        guard member.isMethod || member.isProperty, member.body >= 0, type.closingBrace > 0 else { return }
        let name = file.code[member.keywordIndex + 1]
        rewriting.edits.replace(name.start..<name.end, with: ExtensionMembers.baseName(of: member.name))
        let text = ForeignDispatch(member: member, type: type, overriders: overriders.map(\.type.path)).text
        rewriting.edits.insert(text, at: file.code[type.closingBrace].end)
        rewriting.note(.extensionOverride)
    }
}
