/// The classes and protocols that bound a generic parameter, an associated type, `Self` or a variable with a class.
struct ClassBounds {
    let file: ParsedFile
    let target: Target

    /// The bounds of a name that stands for a type at a token; empty if nothing there declares it with a bound.
    func ofType(_ name: String, at index: Int) -> [String] {
        var bounds: [String] = []
        var brace = file.opener[index]
        while brace >= 0 {
            if file.code[brace].isPunctuation("{") { bounds += named(name, in: header(of: brace)) }
            brace = file.opener[brace]
        }
        guard let type = file.enclosingType(of: index) else { return bounds }
        let primary = target.primary(type.path)
        if primary?.isProtocol ?? type.isProtocol {
            for path in target.ancestry(of: type.path) {
                if name == "Self" { bounds.append(path) }
                for declared in target.declarations[path] ?? [] where declared.isProtocol {
                    bounds += ClassBounds(file: declared.file, target: target)
                        .named(
                            name,
                            in: declared.header.brace..<max(declared.closingBrace, declared.header.brace))
                }
            }
        } else if name == "Self" {
            bounds.append(type.path)
        }
        return bounds
    }

    /// The bounds of the class that a variable or the elements of a list hold: those in `UIView.Type`,
    /// `[(UIView & Filled).Type]`; empty if a variable of the name is declared otherwise.
    func ofVariable(_ name: String) -> [String] {
        target.metatypes.bounds(of: name)
    }

    /// The tokens between a brace and the declaration in front of it.
    private func header(of brace: Int) -> Range<Int> {
        var start = brace
        while let token = file.token(start - 1), start - 1 > file.opener[brace] {
            if token.isPunctuation("}") || token.isPunctuation(";") { break }
            start = token.closes && file.match[start - 1] >= 0 ? file.match[start - 1] : start - 1
            if ["func", "init", "extension", "class", "struct", "enum", "protocol", "actor"].contains(
                token.text)
            {
                break
            }
        }
        return start..<brace
    }

    /// The bounds in `name: A & B`.
    private func named(_ name: String, in range: Range<Int>) -> [String] {
        range.filter { file.code[$0].isWord(name) && file.isPunctuation(":", at: $0 + 1) }
            .flatMap { Self.composition(at: $0 + 2, file) }
    }

    /// The names in `A & B.C`.
    static func composition(at start: Int, _ file: ParsedFile) -> [String] {
        var names: [String] = []
        var index = start
        while let token = file.token(index), token.kind == .identifier, token.text.first?.isUppercase ?? false
        {
            var name = token.name
            while file.isPunctuation(".", at: index + 1), let next = file.token(index + 2),
                next.kind == .identifier, next.text != "Type", next.text != "self"
            {
                name += ".\(next.name)"
                index += 2
            }
            names.append(name)
            guard file.isOperator("&", at: index + 1) else { break }
            index += 2
        }
        return names
    }
}
