import SourcePorting

/// Reads what a file uses of modules that are not there.
struct UseReader {
    let file: ParsedFile
    /// The modules that are not there and that it imports.
    let foreignImports: Set<String>
    /// The types that nothing declares, with the number of their uses.
    private(set) var candidates: [String: Int] = [:]
    /// The modules in front of names, as in `Analytics.Tracker`.
    private(set) var qualified: [String: String] = [:]
    /// The tokens of the candidates.
    private var places: [Int] = []

    init(_ file: ParsedFile, own: OwnNames, foreign: Set<String>) {
        self.file = file
        let imports = Set(file.activeImports)
        foreignImports = imports.intersection(foreign)
        for found in file.imports where found.names.count > 1 && foreign.contains(found.module) {
            qualified[found.names[1]] = found.module
        }
        let declaring: Set<String> = [
            "func", "let", "var", "import", "case", "class", "struct", "enum", "protocol",
        ]
        for (index, token) in file.code.enumerated() {
            let name = token.kind == .attribute ? String(token.text.dropFirst()) : token.name
            guard token.kind == .identifier || token.kind == .attribute && !Self.isSystemAttribute(name),
                TypeSpelling.isType(name), file.isActive(index), !own.contains(name, in: file),
                !isNameForObjectiveC(index), !isNested(name, at: index),
                !imports.contains(name) || isMemberOwner(index, foreign),
                !SystemNames.contains(name, imports: imports)
            else { continue }
            if file.isPunctuation(".", at: index - 1) {
                guard let module = file.token(index - 2)?.name, foreignImports.contains(module),
                    !file.isPunctuation(".", at: index - 3)
                else { continue }
                qualified[name] = module
            }
            let before = file.token(index - 1)?.text ?? ""
            guard !declaring.contains(before) || before == "case" && file.isPunctuation(".", at: index + 1),
                !(file.isPunctuation(":", at: index + 1) && ["(", ","].contains(before))
            else { continue }
            candidates[name, default: 0] += 1
            places.append(index)
        }
    }

    /// Whether a module's name stands for a type of that name: something of it is used, and no type in it.
    private func isMemberOwner(_ index: Int, _ foreign: Set<String>) -> Bool {
        guard foreign.contains(file.code[index].name), !file.isWord("import", at: index - 1),
            !file.isPunctuation(".", at: index - 1)
        else { return false }
        guard file.isPunctuation(".", at: index + 1), let member = file.token(index + 2) else { return true }
        return !TypeSpelling.isType(member.name)
    }

    /// Whether the token is the name in `@objc(Name)`.
    private func isNameForObjectiveC(_ index: Int) -> Bool {
        file.isPunctuation("(", at: index - 1) && file.token(index - 2)?.text == "@objc"
    }

    /// Whether a name is that of a type in a type of Apple's which the code there extends or inherits from: `Weight` in
    /// an extension of `UIFont`.
    private func isNested(_ name: String, at index: Int) -> Bool {
        SystemNames.nested.contains(name[...])
            && file.namesOfEnclosingType(of: index).contains { SystemNames.isLikeApples($0) }
    }

    /// Whether an attribute is Swift's or one of Apple's: `@IBOutlet`, `@MainActor`.
    private static func isSystemAttribute(_ name: String) -> Bool {
        name.hasPrefix("IB") || name.hasPrefix("NS") || name.hasSuffix("ApplicationMain")
            || name == "GKInspectable"
    }

    /// Adds the uses of the names that belong to modules.
    ///
    /// - Returns: the variables of the file with such types.
    func readTypes(_ owners: NameOwners, into modules: inout [String: ForeignModule]) -> TypedVariables {
        var variables = TypedVariables()
        for place in places {
            let name =
                file.code[place].kind == .attribute
                ? String(file.code[place].text.dropFirst()) : file.code[place].name
            guard let module = owners.modules[name], modules[module] != nil else { continue }
            var reader = TypeUseReader(file, at: place)
            reader.read(name, into: &modules[module]!)
            if let variable = reader.variable { variables.note(variable, reader.path, of: module) }
        }
        variables.noteOthers(in: file)
        return variables
    }

    /// Adds the uses of members of variables.
    ///
    /// - Parameters:
    ///   - own: the variables of the file.
    ///   - shared: those of all files.
    ///   - modules: the modules that the members are added to.
    func readMembers(
        of own: TypedVariables, _ shared: TypedVariables, into modules: inout [String: ForeignModule]
    ) {
        for (index, token) in file.code.enumerated() where token.kind == .identifier {
            let variables = own.declares(token.name) ? own : shared
            guard let (path, module) = variables.type(of: token.name), isVariable(index) else { continue }
            MemberUseReader(file).read(
                path, behind: index, from: start(of: index), isStatic: false, into: &modules[module]!)
        }
    }

    private func isVariable(_ index: Int) -> Bool {
        (!file.isPunctuation(".", at: index - 1) || file.isWord("self", at: index - 2))
            && file.isActive(index)
    }

    private func start(of index: Int) -> Int { file.isPunctuation(".", at: index - 1) ? index - 2 : index }
}
