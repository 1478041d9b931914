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
        let requirements = target.files.flatMap(\.types).filter(\.isProtocol).flatMap { type in
            type.members.filter(\.isOptional).map { TargetMember(type: type, member: $0) }
        }
        guard !requirements.isEmpty else { return [] }
        let classes = target.files.flatMap(\.types).filter { $0.keyword == "class" && !$0.file.isContext }
        let positions = Dictionary(grouping: requirements.indices) { requirements[$0].type.path }
        return classes.flatMap { adopter -> [LateImplementation] in
            let adopted = protocols(of: adopter, target).flatMap { positions[$0] ?? [] }
            return adopted.sorted().compactMap { find(requirements[$0], adopter, target) }
        }
    }

    /// The protocols of the target that a class, and not only its superclass, adopts.
    private static func protocols(of adopter: TypeDeclaration, _ target: Target) -> Set<String> {
        var result: Set<String> = []
        for name in (target.declarations[adopter.path] ?? []).flatMap(\.header.inherited) {
            guard let path = target.path(of: name, in: adopter.path),
                target.primary(path)?.isProtocol ?? false
            else {
                continue
            }
            result.formUnion(target.ancestry(of: path))
        }
        return result
    }

    private static func find(
        _ requirement: TargetMember, _ adopter: TypeDeclaration, _ target: Target
    ) -> LateImplementation? {
        func implements(_ other: TargetMember) -> Bool {
            !other.type.isProtocol && other.member.hasSameName(as: requirement.member)
        }
        let name = requirement.member.name
        guard !target.members(named: name, of: adopter.path).contains(where: implements) else { return nil }
        let implementers = target.membersOfHeirs(named: name, of: adopter.path).filter {
            implements($0) && !$0.member.isOverride
        }
        guard !implementers.isEmpty else { return nil }
        return LateImplementation(requirement: requirement, adopter: adopter, implementers: implementers)
    }
}
