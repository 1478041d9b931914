/// The question whether an object has a method that a protocol declares and its class may leave out.
///
/// Swift cannot ask an object for a method. Instead, the classes that have it adopt a protocol of its own, which an object
/// can be asked for.
struct MethodQuestion {
    /// The protocol that declares the method.
    let owner: String
    let name: String
    /// The argument labels; `nil` if the question does not name them.
    let labels: [String]?
    /// The tokens of the question in its file.
    let tokens: Range<Int>

    /// The protocol that classes with the method adopt.
    var protocolName: String {
        let words = [name] + (labels ?? []).filter { !$0.isEmpty }
        return owner.split(separator: ".").joined() + "Has" + words.map(ObjectiveCName.capitalized).joined()
    }

    /// Whether a method is the one that is meant.
    func matches(_ member: MemberDeclaration) -> Bool {
        member.isMethod && !member.isStatic && member.name == name
            && (labels.map { $0 == member.labels } ?? true)
    }
}
