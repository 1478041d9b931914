/// The type whose method a selector means.
struct SelectorOwner {
    /// The type as the code at the selector can name it.
    let name: String
    /// The path of the type in the target; the name if the target does not declare it, `nil` if it is not known.
    let path: String?

    /// Finds the type; `nil` outside of any.
    init?(_ reference: SelectorReference, at index: Int, _ rewriting: FileRewriting) {
        let file = rewriting.file
        let enclosing = file.enclosingType(of: index)
        let tokens = file.code[reference.receiver]
        let names = tokens.filter { $0.kind == .identifier }.map(\.name)
        guard let last = names.last, let receiver = tokens.first.map({ _ in reference.receiver }) else {
            guard let enclosing else { return nil }
            self.init(enclosing: enclosing)
            return
        }
        if names == ["self"] || names == ["super"] || names == ["Self"] {
            guard let enclosing else { return nil }
            self.init(enclosing: enclosing)
            return
        }
        let text = file.text(from: receiver.lowerBound, through: receiver.upperBound - 1)
        let plain = Self.withoutGenerics(receiver, file)
        let declared = rewriting.target.path(of: plain, in: enclosing?.path)
        let looksLikeType =
            (tokens.first?.text.first?.isUppercase ?? false) && (last.first?.isUppercase ?? false)
        if declared != nil || looksLikeType {
            self.init(name: text, path: declared ?? plain)
        } else if let type = rewriting.target.variables.type(of: last) {
            self.init(name: type, path: rewriting.target.path(of: type, in: enclosing?.path) ?? type)
        } else {
            self.init(name: "type(of: \(text))", path: nil)
        }
    }

    private init(name: String, path: String?) {
        self.name = name
        self.path = path
    }

    private init(enclosing: TypeDeclaration) {
        self.init(name: enclosing.header.name, path: enclosing.path)
    }

    private static func withoutGenerics(_ tokens: Range<Int>, _ file: ParsedFile) -> String {
        var angles = 0
        var name = ""
        for token in file.code[tokens] {
            if token.kind == .operator { angles += TypeHeader.angles(token.text) }
            if angles == 0, token.kind != .operator { name += token.name }
        }
        return name
    }

    /// Whether it is a protocol, whose methods cannot be referred to without an object.
    func isProtocol(in target: Target) -> Bool {
        guard let path else { return false }
        if let declaration = target.primary(path) { return declaration.isProtocol }
        return ["Delegate", "DataSource", "Protocol", "Prefetching"].contains { name.hasSuffix($0) }
    }
}
