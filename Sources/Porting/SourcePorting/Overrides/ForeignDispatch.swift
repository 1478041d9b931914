/// The declarations that let a member of an extension be overridden, on one line.
struct ForeignDispatch {
    let member: MemberDeclaration
    let type: TypeDeclaration
    /// The classes that override the member.
    let overriders: [String]
    /// Whether the types of its parameters tell it from another member.
    let isOverloaded: Bool

    /// The protocol that the extended class adopts.
    var adopted: String {
        var words = [member.name] + member.labels
        if isOverloaded { words += member.typesOfParameters.map { $0.filter { $0.isLetter || $0.isNumber } } }
        return type.path.split(separator: ".").joined() + "With"
            + words.map(ObjectiveCName.capitalized).joined()
    }

    /// A protocol that the extended class adopts, and its member of the same name.
    var text: String {
        let actor = type.path.hasPrefix("UI") ? "@preconcurrency @MainActor " : ""
        return
            "; \(actor)\(access)protocol \(adopted): \(type.path) {}; extension \(type.path): \(adopted) {}; "
            + "\(access)extension \(adopted) { \(declaration) }"
    }

    private var access: String {
        let modifiers = member.prefix.modifiers.union(type.prefix.modifiers)
        return modifiers.contains("public") || modifiers.contains("open") ? "public " : ""
    }

    private var declaration: String {
        let file = type.file
        let base = ExtensionMembers.baseName(of: member.name)
        let signature = file.text(from: member.keywordIndex, through: member.body - 1) + " "
        guard member.isProperty else {
            let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
            return "\(signature){ \(body { "return \(effects)\($0)" } call: { "\($0)(\(arguments))" }) }"
                .replacingBase(base)
        }
        guard hasSetter else {
            return "\(signature){ \(body { "return \($0)" } call: { $0 }) }".replacingBase(base)
        }
        let getter = body {
            "return \($0)"
        } call: {
            $0
        }
        let setter = body {
            "\($0) = newValue; return"
        } call: {
            $0
        }
        return "\(signature){ get { \(getter) } set { \(setter) } }".replacingBase(base)
    }

    /// Statements for each class that overrides, and for all others; `#` stands for the base member's name.
    private func body(_ statement: (String) -> String, call: (String) -> String) -> String {
        let cases = overriders.map { path in
            "if let object = self as? \(path) { \(statement("object.\(call(member.name))")) }; "
        }
        return cases.joined() + statement("self.\(call("#"))")
    }

    private var arguments: String {
        member.parameters.map { parameter in
            let value = parameter.type.hasPrefix("inout ") ? "&\(parameter.name)" : parameter.name
            return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
        }
        .joined(separator: ", ")
    }

    private var hasSetter: Bool {
        let file = type.file
        let close = file.match[member.body]
        guard close > member.body else { return false }
        return (member.body + 1..<close).contains {
            file.opener[$0] == member.body && file.code[$0].isWord("set")
        }
    }
}

extension String {
    fileprivate func replacingBase(_ name: String) -> String {
        split(separator: "#", omittingEmptySubsequences: false).joined(separator: name)
    }
}
