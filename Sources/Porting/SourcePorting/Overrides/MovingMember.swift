/// A member of an extension, and the class that it moves into.
struct MovingMember {
    let member: MemberDeclaration
    let type: TypeDeclaration
    let destination: TypeDeclaration
}
