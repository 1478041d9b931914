/// An optional requirement that a class adopts and leaves out, while its subclasses implement it.
///
/// Swift binds a requirement where a class adopts the protocol, so that it would call the default for subclasses, too.
/// With a method of the class that throws, and overrides of it in the subclasses, it calls theirs.
struct LateImplementation {
    let requirement: TargetMember
    /// The class that adopts the protocol.
    let adopter: TypeDeclaration
    /// The members of subclasses that are to override.
    let implementers: [TargetMember]

    /// Finds those of a target.
    static func all(in target: Target) -> [LateImplementation] {
        let protocols = target.files.flatMap(\.types).filter {
            $0.isProtocol && $0.members.contains(where: \.isOptional)
        }
        guard !protocols.isEmpty else { return [] }
        let classes = target.files.flatMap(\.types).filter { $0.keyword == "class" && !$0.file.isContext }
        return protocols.flatMap { type in
            let adopters = classes.filter { adopts($0, type, target) }
            return type.members.filter(\.isOptional).flatMap { member in
                adopters.compactMap { find(TargetMember(type: type, member: member), $0, target) }
            }
        }
    }

    /// Whether a class, and not only its superclass, adopts a protocol.
    private static func adopts(_ adopter: TypeDeclaration, _ type: TypeDeclaration, _ target: Target) -> Bool
    {
        (target.declarations[adopter.path] ?? []).contains { declaration in
            declaration.header.inherited.contains { name in
                let path = target.path(of: name, in: adopter.path) ?? name
                return target.primary(path)?.isProtocol ?? false
                    && target.ancestry(of: path).contains(type.path)
            }
        }
    }

    private static func find(
        _ requirement: TargetMember, _ adopter: TypeDeclaration, _ target: Target
    ) -> LateImplementation? {
        let same = (target.members[requirement.member.name] ?? []).filter { other in
            !other.type.isProtocol && other.member.hasSameName(as: requirement.member)
        }
        let ancestry = target.ancestry(of: adopter.path)
        guard !same.contains(where: { ancestry.contains($0.type.path) }) else { return nil }
        let implementers = same.filter { other in
            target.ancestry(of: other.type.path).contains(adopter.path) && !other.member.isOverride
        }
        guard !implementers.isEmpty else { return nil }
        return LateImplementation(requirement: requirement, adopter: adopter, implementers: implementers)
    }
}
