/// Rewrites extensions of other modules' classes whose members override or are overridden.
///
/// An override there is left out, with a warning. A member that a subclass in the target overrides is called by way
/// of a protocol, whose member of the same name looks whether the object is of that subclass.
struct ForeignExtensionRule: RewritingRule {
    func apply(to rewriting: FileRewriting) {
        let members = ExtensionMembers(target: rewriting.target)
        var declared: Set<String> = []
        for type in rewriting.file.types where type.isExtension && members.destination(of: type) == nil {
            for member in type.members {
                if member.isOverride, !(rewriting.target.primary(type.path)?.isProtocol ?? false) {
                    leaveOut(member, type, rewriting)
                } else {
                    let overriders = members.outermost(members.overriders(of: member, in: type))
                    guard !overriders.isEmpty else { continue }
                    let dispatch = ForeignDispatch(
                        member: member, type: type, overriders: overriders.map(\.type.path),
                        isOverloaded: members.isOverloaded(member, in: type))
                    add(dispatch, rewriting, &declared)
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

    /// Renames the member, and adds what calls it or its overrides behind the extension.
    ///
    /// Branches of `#if` in one extension may each have the member; they share one protocol behind them.
    private func add(
        _ dispatch: ForeignDispatch, _ rewriting: FileRewriting, _ declared: inout Set<String>
    ) {
        let file = rewriting.file
        let (member, type) = (dispatch.member, dispatch.type)
        guard member.isMethod || member.isProperty, member.body >= 0, type.closingBrace > 0 else { return }
        let name = file.code[member.keywordIndex + 1]
        rewriting.edits.replace(name.start..<name.end, with: ExtensionMembers.baseName(of: member.name))
        rewriting.note(.extensionOverride)
        let branch = file.conditions.branch[type.closingBrace]
        guard declared.insert("\(dispatch.adopted) \(branch)").inserted else { return }
        rewriting.edits.insert(dispatch.text, at: file.code[type.closingBrace].end)
    }
}
