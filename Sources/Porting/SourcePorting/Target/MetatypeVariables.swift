/// The variables, parameters and lists of a target that hold classes, by name.
struct MetatypeVariables {
    private var bounds: [String: [[String]]] = [:]
    private let variables: VariableTypes

    init(_ files: [ParsedFile], _ variables: VariableTypes) {
        self.variables = variables
        for file in files {
            for (index, token) in file.code.enumerated() where token.isWord("Type") || token.isWord("self") {
                guard file.isPunctuation(".", at: index - 1) else { continue }
                token.text == "Type" ? readType(index, file) : readValue(index, file)
            }
        }
    }

    /// The bounds of the classes that a variable holds; empty if variables of its name hold other things, too.
    func bounds(of name: String) -> [String] {
        guard let all = bounds[name], let first = all.first, all.allSatisfy({ $0 == first }),
            variables.types(of: name).allSatisfy({ $0.hasSuffix(".Type") || first.contains($0) })
        else { return [] }
        return first
    }

    /// `name: [(A & B).Type]`, at its `Type`.
    private mutating func readType(_ index: Int, _ file: ParsedFile) {
        var start = index - 2
        if let token = file.token(start), token.closes, file.match[start] >= 0 {
            start = file.match[start] + 1
        } else {
            while file.isPunctuation(".", at: start - 1) { start -= 2 }
        }
        let names = ClassBounds.composition(at: start, file)
        var mark = start - 1
        while let token = file.token(mark), token.opens || token.isWord("any") { mark -= 1 }
        guard !names.isEmpty, file.isPunctuation(":", at: mark), let name = file.token(mark - 1),
            name.kind == .identifier
        else { return }
        bounds[name.name, default: []].append(names)
    }

    /// `let name = A.self`, at its `self`.
    private mutating func readValue(_ index: Int, _ file: ParsedFile) {
        var start = index - 2
        while file.isPunctuation(".", at: start - 1) { start -= 2 }
        guard file.isOperator("=", at: start - 1), let name = file.token(start - 2), name.kind == .identifier,
            file.isWord("let", at: start - 3) || file.isWord("var", at: start - 3)
        else { return }
        let names = ClassBounds.composition(at: start, file)
        if !names.isEmpty { bounds[name.name, default: []].append(names) }
    }
}
