/// Which members of extensions override others or are overridden.
struct ExtensionMembers {
    let target: Target

    /// The class that a member of an extension can move into; `nil` if it is in another module.
    func destination(of type: TypeDeclaration) -> TypeDeclaration? {
        guard type.isExtension, !type.header.hasWhereClause, let primary = target.primary(type.path),
            primary.keyword == "class", primary.closingBrace > 0, !primary.file.isContext
        else { return nil }
        return primary
    }

    /// Whether a type is a class of the target, or one of the system's that is known.
    private func isClass(_ path: String) -> Bool {
        target.primary(path).map { $0.keyword == "class" } ?? SystemClasses.contains(path)
    }

    /// The members of subclasses that override a member of an extension, the superclasses' before the subclasses'.
    func overriders(of member: MemberDeclaration, in type: TypeDeclaration) -> [TargetMember] {
        guard type.isExtension, !member.isOverride, !member.isStatic, isClass(type.path) else { return [] }
        let isOverloaded = isOverloaded(member, in: type)
        return target.membersOfHeirs(named: member.name, of: type.path).filter { other in
            other.member.isOverride && other.member.hasSameName(as: member) && other.type.path != type.path
                && (!isOverloaded || other.member.typesOfParameters == member.typesOfParameters)
        }
    }

    /// Whether extensions of a type have another member whose parameters differ in their types alone.
    func isOverloaded(_ member: MemberDeclaration, in type: TypeDeclaration) -> Bool {
        (target.members[member.name] ?? []).contains { other in
            other.type.path == type.path && other.member.hasSameName(as: member)
                && other.member.typesOfParameters != member.typesOfParameters
        }
    }

    /// The member of another module's extended class that a member overrides first, with no other override between.
    func foreignMember(overriddenBy member: MemberDeclaration, in type: TypeDeclaration) -> TargetMember? {
        guard member.isOverride else { return nil }
        return target.membersInOrder(named: member.name, of: type.path).first { other in
            guard other.type.isExtension, other.member.hasSameName(as: member),
                destination(of: other.type) == nil
            else { return false }
            return outermost(overriders(of: other.member, in: other.type)).contains {
                $0.type === type && $0.member.keywordIndex == member.keywordIndex
            }
        }
    }

    /// The overriders whose classes inherit from none of the others.
    func outermost(_ overriders: [TargetMember]) -> [TargetMember] {
        overriders.filter { candidate in
            let ancestry = target.ancestry(of: candidate.type.path).dropFirst()
            return !overriders.contains { ancestry.contains($0.type.path) }
        }
    }

    /// The name that the member of the extension has itself, while its own name looks for overrides.
    static func baseName(of name: String) -> String { "\(name)OfExtension" }

    /// A member as messages name it, such as `load(_:)`.
    static func signature(_ member: MemberDeclaration) -> String {
        guard !member.isProperty else { return member.name }
        return "\(member.name)(\(member.labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()))"
    }
}
