/// A variable where it is used: a parameter of the method around it, or a property of the type around it.
struct ScopedVariable {
    /// The type that it is declared with; `nil` if neither is found.
    let typeName: String?

    /// Looks for the declaration of the variable at a token.
    init(_ index: Int, in rewriting: FileRewriting) {
        let file = rewriting.file
        let name = file.code[index].name
        let isMember = file.isPunctuation(".", at: index - 1)
        let isOwn = isMember && file.isWord("self", at: index - 2)
        guard isOwn || !isMember, let type = file.enclosingType(of: index) else {
            typeName = nil
            return
        }
        if !isMember, let own = Self.parameter(name, around: index, type) {
            typeName = own
            return
        }
        typeName =
            rewriting.target.members(named: name, of: type.path).lazy.filter(\.member.isProperty)
            .compactMap { VariableTypes.typeName(at: $0.member.type.lowerBound, $0.type.file) }.first
    }

    /// The type of a parameter of the method around a token.
    private static func parameter(_ name: String, around index: Int, _ type: TypeDeclaration) -> String? {
        guard let method = type.members.last(where: { $0.keywordIndex < index }), method.end >= index,
            let parameter = method.parameters.first(where: { $0.name == name })
        else { return nil }
        return VariableTypes.typeName(at: parameter.typeStart, type.file)
    }
}
