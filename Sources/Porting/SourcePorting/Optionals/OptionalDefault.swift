/// The default of an optional requirement, which throws.
struct OptionalDefault {
    let member: MemberDeclaration
    let file: ParsedFile

    /// The name of the error that the defaults of a protocol throw.
    static func error(of type: TypeDeclaration) -> String {
        type.path.split(separator: ".").joined() + "NotImplemented"
    }

    /// The declaration with its body, on one line.
    func text(throwing error: String) -> String {
        let body = "{ throw \(error)() }"
        if member.isMethod {
            let close = file.match[member.openParenthesis]
            let effects = "\(member.isAsync ? "async " : "")throws"
            let rest = restOfSignature.isEmpty ? "" : "\(restOfSignature) "
            return
                "\(prefix)\(file.text(from: member.keywordIndex, through: close)) \(effects) \(rest)\(body)"
        }
        let end = member.body >= 0 ? member.body : member.end + 1
        return "\(prefix)\(file.text(from: member.keywordIndex, through: end - 1)) { get throws \(body) }"
    }

    /// The attributes and modifiers that the default needs, too.
    private var prefix: String {
        let attributes = member.prefix.attributes.reversed().filter { $0.name != "objc" }.map { attribute in
            "@\(attribute.name)" + (attribute.argument.map { "(\($0))" } ?? "") + " "
        }
        return attributes.joined() + (member.isStatic ? "static " : "")
    }

    /// The result and the conditions of a method.
    private var restOfSignature: String {
        guard
            let arrow = (file.match[member.openParenthesis] + 1..<max(member.end + 1, member.type.upperBound))
                .first(where: { file.code[$0].isOperator("->") })
        else { return "" }
        return file.text(from: arrow, through: member.end)
    }
}
