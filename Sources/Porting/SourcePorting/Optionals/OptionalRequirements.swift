/// The optional requirements of a target's protocols.
struct OptionalRequirements {
    /// The names of the protocols that have an optional method or property, by its name: also of those that inherit
    /// from them, and without the types around them, as code there names them.
    private var methods: [String: Set<String>] = [:]
    private var properties: [String: Set<String>] = [:]

    init(_ target: Target) {
        let protocols = target.files.flatMap(\.types).filter(\.isProtocol)
        let optional = protocols.filter { $0.members.contains(where: \.isOptional) }
        var heirs: [String: Set<String>] = [:]
        for type in optional.isEmpty ? [] : protocols {
            for ancestor in target.ancestry(of: type.path) { heirs[ancestor, default: []].insert(type.path) }
        }
        for type in optional {
            let names = heirs[type.path, default: []].union([type.path])
            let all = names.union(names.map { String($0.split(separator: ".").last ?? "") })
            for member in type.members where member.isOptional {
                if member.isMethod { methods[member.name, default: []].formUnion(all) }
                if member.isProperty { properties[member.name, default: []].formUnion(all) }
            }
        }
    }

    func isMethod(_ name: String) -> Bool { methods[name] != nil }
    func isProperty(_ name: String) -> Bool { properties[name] != nil }

    /// Whether a call without an object stands in a protocol that has the method, or in its extension.
    func isInProtocol(_ index: Int, _ file: ParsedFile, _ name: String) -> Bool {
        guard let type = file.enclosingType(of: index), let protocols = methods[name] else { return false }
        return protocols.contains(type.path)
    }

    /// Whether a call `object.name?(…)` can mean an optional method: no closure can be meant, or the object is known.
    func mayBeCalled(_ index: Int, _ rewriting: FileRewriting) -> Bool {
        CalledMember(index, rewriting).isSurelyMethod
            || isObject(before: index, rewriting, in: methods[rewriting.file.code[index].name] ?? [])
    }

    /// Whether the object in front of a property is known to have a type with this optional property.
    func isObject(before index: Int, _ rewriting: FileRewriting, of name: String) -> Bool {
        isObject(before: index, rewriting, in: properties[name] ?? [])
    }

    private func isObject(before index: Int, _ rewriting: FileRewriting, in protocols: Set<String>) -> Bool {
        let file = rewriting.file
        var object = index - 2
        while let token = file.token(object), token.isOptionalMark { object -= 1 }
        guard let token = file.token(object), token.kind == .identifier else { return false }
        if let type = ScopedVariable(object, in: rewriting).typeName { return protocols.contains(type) }
        return rewriting.target.variables.isKnown(token.name, as: protocols)
    }
}
