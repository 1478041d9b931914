/// A member with the type or extension that it stands in.
struct TargetMember {
    let type: TypeDeclaration
    let member: MemberDeclaration

    /// Whether Objective-C optional methods are meant: the requirement of a protocol that need not be implemented.
    var isOptionalRequirement: Bool { type.isProtocol && member.isOptional }
}
