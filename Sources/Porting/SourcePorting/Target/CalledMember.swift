/// What `object.name?(…)` calls: an optional method, or a closure that a property of that name holds.
struct CalledMember {
    private let index: Int
    private let rewriting: FileRewriting

    /// Looks at the name in front of the mark.
    init(_ index: Int, _ rewriting: FileRewriting) {
        self.index = index
        self.rewriting = rewriting
    }

    /// Whether it can only be a method: a closure takes no labels, and no property of the target holds an optional one.
    var isSurelyMethod: Bool {
        let isInParentheses = rewriting.file.isPunctuation("(", at: index + 2)
        return isInParentheses && CallLabels.of(index + 2, rewriting.file).contains { $0 != "_" }
            || closures.isEmpty
    }

    /// Whether it is a method, as far as the types tell that the object is declared with.
    var isMethod: Bool {
        if isSurelyMethod { return true }
        let types = objectTypes
        guard !types.isEmpty else { return false }
        let owners = Set(closures.map(\.type.path))
        return types.allSatisfy { type in
            owners.isDisjoint(
                with: rewriting.target.ancestry(of: rewriting.target.path(of: type, in: scope) ?? type))
        }
    }

    private var scope: String? { rewriting.file.enclosingType(of: index)?.path }

    /// The properties of that name whose type may be that of an optional closure.
    private var closures: [TargetMember] {
        let target = rewriting.target
        return (target.members[rewriting.file.code[index].name] ?? []).filter { found in
            let tokens = found.member.type
            guard found.member.isProperty, let last = tokens.last, let first = tokens.first else {
                return false
            }
            let code = found.type.file.code
            guard code[last].isOptionalMark else { return code[first].text == "Optional" }
            let name = code[first].name
            return !(UIKitNames.contains(name) || target.path(of: name, in: found.type.path) != nil)
        }
    }

    /// The types that the object in front of the dot may have: that of the variable in this scope, or those of all
    /// variables of its name.
    private var objectTypes: Set<String> {
        let file = rewriting.file
        var object = index - 2
        while let token = file.token(object), token.isOptionalMark { object -= 1 }
        guard let token = file.token(object), token.kind == .identifier else { return [] }
        if let type = ScopedVariable(object, in: rewriting).typeName { return [type] }
        return rewriting.target.variables.types(of: token.name)
    }
}
