/// Finds the cause of an error that is a file's own.
struct CauseFinder {
    private let target: Target
    /// The application's own modules.
    private let ownModules: Set<String>
    /// The files that import each module that is missing.
    private var importers: [String: Set<String>] = [:]
    /// The missing modules that each file imports, in the order of their names.
    private var missing: [String: [String]] = [:]
    /// The modules that each file imports.
    private var imports: [String: Set<String>] = [:]
    /// The files that use each name or member that is missing.
    private var users: [String: Set<String>] = [:]
    /// The types that lack each member.
    private var owners: [String: Set<String>] = [:]
    /// What could not be rewritten, by file and line.
    private var warnings: [String: [Int: String]] = [:]

    /// Creates a finder.
    ///
    /// - Parameters:
    ///   - errors: all errors, as names that are missing in the same files have the same cause.
    ///   - warnings: what could not be rewritten.
    ///   - target: what the application declares.
    ///   - ownModules: the names of the application's own modules.
    init(
        _ errors: [CompilerDiagnostic], _ warnings: [PortingWarning], _ target: Target,
        ownModules: Set<String>
    ) {
        self.target = target
        self.ownModules = ownModules
        for warning in warnings { self.warnings[warning.file, default: [:]][warning.line] = warning.message }
        for error in errors {
            if let module = error.missingModule {
                if importers[module, default: []].insert(error.path).inserted {
                    missing[error.path, default: []].append(module)
                }
            } else if let name = error.missingName {
                users[name, default: []].insert(error.path)
            } else if let (type, member) = error.missingMember {
                users[".\(member)", default: []].insert(error.path)
                owners[member, default: []].insert(type)
            }
        }
        missing = missing.mapValues { $0.sorted() }
        for file in target.files { imports[file.path] = Set(file.imports.map(\.module)) }
    }

    /// The cause of an error; `nil` for one that can come from others in its file.
    func cause(of error: CompilerDiagnostic) -> Cause? {
        if let message = warnings[error.path]?[error.line] { return Cause(kind: .rewriter, name: message) }
        if let module = error.missingModule { return cause(module: module) }
        if let name = error.missingName { return cause(name, error) }
        if let (type, member) = error.missingMember { return cause(member, of: type, error) }
        let isForm = Self.forms.contains { error.message.contains($0) }
        if isForm { return Cause(kind: .rewriter, name: error.message) }
        return Self.consequences.contains { error.message.contains($0) } ? nil : other(error)
    }

    /// The cause of an error where nothing else is known.
    func other(_ error: CompilerDiagnostic) -> Cause { Cause(kind: .other, name: error.message) }

    /// Words of Objective-C that the rewriter takes away.
    private static let forms = ["@objc", "Objective-C", "#selector", "#keyPath", "'dynamic'", "@NSManaged"]
    /// Words of errors that mostly follow from another, such as a type that is not there.
    private static let consequences = [
        "could not be inferred", "cannot infer", "ambiguous without", "requires a contextual type",
        "does not conform to", "does not override", "cannot convert", "has no initializers", "'super'",
        "failed to produce diagnostic", "extra argument", "missing argument", "incorrect argument label",
        "no exact matches", "without a contextual type", "non-function type", "heterogeneous collection",
        "pattern variable binding", "operator ", "ambiguous use", "requires that", "generic parameter",
        "not convertible", "has incompatible type", "unable to infer", "type-check this expression",
    ]

    private func cause(module: String) -> Cause {
        let kind: Cause.Kind =
            ownModules.contains(module)
            ? .ownModule : AppleFrameworks.contains(module) ? .appleFramework : .thirdParty
        return Cause(kind: kind, name: module)
    }

    private func cause(_ name: String, _ error: CompilerDiagnostic) -> Cause {
        if target.paths[name] != nil { return other(error) }
        if let module = AppleFrameworks.module(of: name) {
            if importers[module] != nil { return cause(module: module) }
            if imports[error.path]?.contains(module) ?? false {
                return Cause(kind: .appleFramework, name: "\(module): \(name)")
            }
        }
        // Other frameworks bring Foundation, too. A file that uses UIKit's names has the import of UIKit.
        let isThere =
            missing[error.path] == nil || UIKitNames.contains(name)
            || !(imports[error.path] ?? []).isDisjoint(with: ["UIKit", "Foundation"])
        if AppleFrameworks.isUIKit(name), isThere {
            return Cause(kind: .uiKit, name: name)
        }
        return module(of: name, in: error.path).map(cause(module:)) ?? other(error)
    }

    private func cause(_ member: String, of type: String, _ error: CompilerDiagnostic) -> Cause {
        let system = system(type)
        // `button.rx` and `view.snp` are a package's; `view.maskView` is UIKit's.
        let isOnMany = (owners[member]?.count ?? 0) > 1 && (users[".\(member)"]?.count ?? 0) > 1
        if system == nil || isOnMany || !AppleFrameworks.isUIKit(system ?? ""),
            let module = module(ofMember: member, in: error.path)
        {
            return cause(module: module)
        }
        guard let system, target.paths[system] == nil, system.count > 2 else { return other(error) }
        if let module = AppleFrameworks.module(of: system) {
            return Cause(kind: .appleFramework, name: "\(module): \(system).\(member)")
        }
        let kind: Cause.Kind = AppleFrameworks.isUIKit(system) ? .uiKit : .appleFramework
        return Cause(kind: kind, name: "\(system).\(member)")
    }

    /// The type itself, or the first that it inherits from and the application does not declare; `nil` if there is none.
    private func system(_ type: String) -> String? {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        let path = target.declares(type) ? type : target.paths[name]?.first ?? name
        let found = target.ancestry(of: path).first { !target.declares($0) }
        return found.flatMap { $0.first?.isLetter ?? false ? $0 : nil }
    }

    /// The missing module that a name belongs to: of those that the file imports, that of most files with the name.
    private func module(of name: String, in path: String) -> String? {
        let files = users[name] ?? []
        func count(_ module: String) -> Int { files.intersection(importers[module] ?? []).count }
        if let candidates = missing[path] {
            return candidates.max {
                (count($0), -(importers[$0]?.count ?? 0)) < (count($1), -(importers[$1]?.count ?? 0))
            }
        }
        // Other files with the name import the module, from which this one has it by way of them.
        return importers.keys.sorted().first { files.count > 1 && count($0) * 2 >= files.count }
    }

    /// The missing module that a member belongs to, which files can use without importing the module, if another does.
    ///
    /// It is the one whose importers and the member's users are most alike.
    private func module(ofMember member: String, in path: String) -> String? {
        let users = users[".\(member)"] ?? []
        func likeness(_ module: String) -> Double {
            let importers = importers[module] ?? []
            let both = Double(users.intersection(importers).count)
            return both * both / Double(users.count * importers.count)
        }
        let alike = importers.keys.sorted().map { (module: $0, likeness: likeness($0)) }
            .filter { missing[path]?.contains($0.module) ?? false ? $0.likeness > 0 : $0.likeness >= 0.2 }
        return alike.max { $0.likeness < $1.likeness }?.module
    }
}
