import SourcePorting

/// The variables of a file with types of modules that are not there.
struct TypedVariables {
    private var types: [String: (path: String, module: String)] = [:]
    /// Variables that are declared with several types, or with others.
    private var ambiguous: Set<String> = []
    private var noted: Set<Int> = []

    /// Notes that a variable has a type.
    mutating func note(_ variable: (name: String, place: Int), _ path: String, of module: String) {
        noted.insert(variable.place)
        if let known = types[variable.name], known.path != path || known.module != module {
            ambiguous.insert(variable.name)
        }
        types[variable.name] = (path, module)
    }

    /// Notes the variables of the same names that have other types.
    mutating func noteOthers(in file: ParsedFile) {
        noteOthers(in: file, except: noted)
    }

    /// The variables of all files together, for those that are used in another file than that of their declaration.
    static func shared(of files: [(variables: TypedVariables, file: ParsedFile)]) -> TypedVariables {
        var shared = TypedVariables()
        for (variables, _) in files {
            for (name, type) in variables.types {
                shared.note((name, -1), type.path, of: type.module)
            }
            shared.ambiguous.formUnion(variables.ambiguous)
        }
        for (variables, file) in files { shared.noteOthers(in: file, except: variables.noted) }
        return shared
    }

    private mutating func noteOthers(in file: ParsedFile, except noted: Set<Int>) {
        guard !types.isEmpty else { return }
        for (index, token) in file.code.enumerated() where types[token.name] != nil && !noted.contains(index)
        {
            let isDeclared =
                file.isWord("let", at: index - 1) || file.isWord("var", at: index - 1)
                || file.isPunctuation(":", at: index + 1) && file.isPunctuation("(", at: index - 1)
                    && isParameter(index, file)
            if isDeclared { ambiguous.insert(token.name) }
        }
    }

    /// Whether the parenthesis in front of a name is that of a function's declaration.
    private func isParameter(_ index: Int, _ file: ParsedFile) -> Bool {
        file.isWord("func", at: index - 3) || file.isWord("init", at: index - 2)
    }

    /// Whether a declaration of the variable is known.
    func declares(_ name: String) -> Bool { types[name] != nil }

    /// The type of a variable, if all declarations agree.
    func type(of name: String) -> (path: String, module: String)? {
        ambiguous.contains(name) ? nil : types[name]
    }
}
