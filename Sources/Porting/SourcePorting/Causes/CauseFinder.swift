/// Finds the cause of an error that is a file's own.
struct CauseFinder {
    private let target: Target
    /// What the application declares elsewhere.
    private let own: OwnSources
    private let missing: MissingModules
    private let files: [String: ParsedFile]
    /// What could not be rewritten, by file and line.
    private var warnings: [String: [Int: String]] = [:]

    /// Creates a finder.
    ///
    /// - Parameters:
    ///   - errors: all errors, as names that are missing in the same files have the same cause.
    ///   - warnings: what could not be rewritten.
    ///   - missing: the modules that are not there.
    ///   - target: what the application declares.
    ///   - own: what it declares elsewhere.
    init(
        _ errors: [CompilerDiagnostic], _ warnings: [PortingWarning], missing: Set<String>, _ target: Target,
        own: OwnSources
    ) {
        self.target = target
        self.own = own
        self.missing = MissingModules(errors, missing, target.files)
        files = Dictionary(target.files.map { ($0.path, $0) }) { first, _ in first }
        for warning in warnings { self.warnings[warning.file, default: [:]][warning.line] = warning.message }
    }

    /// The cause of an error; `nil` for one that can come from others in its file.
    func cause(of error: CompilerDiagnostic) -> Cause? {
        if let message = warnings[error.path]?[error.line] { return Cause(kind: .rewriter, name: message) }
        if let module = error.missingModule { return cause(module: module) }
        if let name = error.missingName { return cause(name, error) }
        if let (type, member) = error.missingMember { return cause(member, of: type, error) }
        if error.message.contains("does not override any ") { return cause(override: error) }
        if error.message.contains("swift-corelibs-foundation"), let name = error.quoted.first {
            return Cause(kind: .appleFramework, name: "Foundation: \(name)")
        }
        let isForm = Self.forms.contains { error.message.contains($0) }
        if isForm { return Cause(kind: .rewriter, name: error.message) }
        return Self.consequences.contains { error.message.contains($0) } ? nil : other(error)
    }

    /// The cause of an error where nothing else is known.
    func other(_ error: CompilerDiagnostic) -> Cause { Cause(kind: .other, name: error.message) }

    /// Words of Objective-C that the rewriter takes away or brings.
    private static let forms = [
        "@objc", "Objective-C", "#selector", "#keyPath", "'dynamic'", "@NSManaged", "'madeByClass'",
        "optional chaining on non-optional value of type '(",
    ]
    /// Words of errors that mostly follow from another, such as a type that is not there.
    private static let consequences = [
        "could not be inferred", "cannot infer", "ambiguous without", "requires a contextual type",
        "does not conform to", "cannot convert", "has no initializers", "'super'", "unable to infer",
        "failed to produce diagnostic", "extra argument", "missing argument", "incorrect argument label",
        "no exact matches", "without a contextual type", "non-function type", "heterogeneous collection",
        "pattern variable binding", "operator ", "ambiguous use", "requires that", "generic parameter",
        "not convertible", "has incompatible type", "type-check this expression",
    ]

    private func cause(module: String) -> Cause {
        // A folder of the application can have the name of a framework.
        let isApple = AppleFrameworks.contains(module) && !own.checkedModules.contains(module)
        let isOwn = own.checkedModules.contains(module) || own.modules.contains(module)
        let kind: Cause.Kind = isApple ? .appleFramework : isOwn ? .ownModule : .thirdParty
        return Cause(kind: kind, name: module)
    }

    private func cause(_ name: String, _ error: CompilerDiagnostic) -> Cause {
        if target.paths[name] != nil { return causeInReport(name, error) ?? other(error) }
        if let header = own.headers[name] { return Self.cause(header: header) }
        // A member that the type around it lacks.
        if missing.isOnManyTypes(name), let module = missing.module(ofMember: name, in: error.path) {
            return cause(module: module)
        }
        if let module = AppleFrameworks.module(of: name) {
            if missing.contains(module) { return cause(module: module) }
            if !missing.contains(name) {
                return Cause(kind: .appleFramework, name: "\(module): \(name)")
            }
        }
        // Other frameworks bring Foundation, too. A file that uses UIKit's names has the import of UIKit.
        let isThere =
            !missing.areImported(by: error.path) || UIKitNames.contains(name)
            || files[error.path]?.imports.contains { ["UIKit", "Foundation"].contains($0.module) } ?? false
        if AppleFrameworks.isUIKit(name), isThere { return Cause(kind: .uiKit, name: name) }
        return missing.module(of: name, in: error.path).map(cause(module:)) ?? other(error)
    }

    /// The module of the report that does not compile and that a name belongs to; `nil` if the file imports none.
    private func causeInReport(_ name: String, _ error: CompilerDiagnostic) -> Cause? {
        missing.module(of: name, in: error.path, among: own.checkedModules).map(cause(module:))
    }

    private static func cause(header: String) -> Cause {
        Cause(kind: .ownModule, name: "\(header) in Objective-C")
    }

    private func cause(_ member: String, of type: String, _ error: CompilerDiagnostic) -> Cause {
        if let header = own.headers[member] { return Self.cause(header: header) }
        let system = system(type)
        let isDeclared = (target.members[member] ?? []).contains {
            $0.type.path == type || $0.type.path == system
        }
        if isDeclared, let cause = causeInReport(".\(member)", error) { return cause }
        if system.map({ !AppleFrameworks.isUIKit($0) }) ?? true || missing.isOnManyTypes(member),
            let module = missing.module(ofMember: member, in: error.path)
        {
            return cause(module: module)
        }
        // The compiler's names of generic parameters, such as `T`, say nothing.
        guard let system, target.paths[system] == nil, system.count > 2 else { return other(error) }
        return Self.cause(member, ofSystem: system)
    }

    private static func cause(_ member: String, ofSystem type: String) -> Cause {
        if let module = AppleFrameworks.module(of: type) {
            return Cause(kind: .appleFramework, name: "\(module): \(type).\(member)")
        }
        let kind: Cause.Kind = AppleFrameworks.isUIKit(type) ? .uiKit : .appleFramework
        return Cause(kind: kind, name: "\(type).\(member)")
    }

    /// The cause of an override of a member that the superclass has not: the member, if the system declares the class.
    private func cause(override error: CompilerDiagnostic) -> Cause? {
        guard let file = files[error.path] else { return nil }
        for type in file.types {
            let member = type.members.first { member in
                member.isOverride && file.line(at: file.code[member.keywordIndex].start) == error.line
            }
            if let member, let system = system(type.path), SystemClasses.contains(system) {
                return Self.cause(member.name, ofSystem: system)
            }
        }
        return nil
    }

    /// The type itself, or the first that it inherits from and the application does not declare; `nil` if there is
    /// none.
    private func system(_ type: String) -> String? {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        let path = target.declares(type) ? type : target.paths[name]?.first ?? name
        guard target.declares(path) else { return type }
        let found = target.ancestry(of: path).first { !target.declares($0) }
        return found.flatMap { $0.first?.isLetter ?? false ? $0 : nil }
    }
}
