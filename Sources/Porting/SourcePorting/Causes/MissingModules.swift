/// The modules that are missing, and which names and members belong to them, as far as the files' imports tell.
struct MissingModules {
    /// The files that import each module that is missing.
    private var importers: [String: Set<String>] = [:]
    /// The same in the order of the modules' names.
    private var ranked: [(key: String, value: Set<String>)] = []
    /// The missing modules that each file imports, in the order of their names.
    private var modules: [String: [String]] = [:]
    /// The files that use each name that is missing; members begin with a dot.
    private var users: [String: Set<String>] = [:]
    /// The types that lack each member.
    private var owners: [String: Set<String>] = [:]

    /// Creates the table.
    ///
    /// - Parameters:
    ///   - errors: all errors.
    ///   - missing: the modules that are not there. An import of one that Apple has is not an error: it is on a
    ///     condition.
    ///   - files: the application's files.
    init(_ errors: [CompilerDiagnostic], _ missing: Set<String>, _ files: [ParsedFile]) {
        for file in files {
            for found in file.imports where file.isActive(found.keyword) {
                let names = [found.module, ImportProbe.path(of: found)]
                if let module = names.first(where: missing.contains) { note(module, in: file.path) }
            }
        }
        for error in errors {
            if let module = error.missingModule {
                note(module, in: error.path)
            } else if let name = error.missingName {
                users[name, default: []].insert(error.path)
            } else if let (type, member) = error.missingMember {
                users[".\(member)", default: []].insert(error.path)
                owners[member, default: []].insert(type)
            }
        }
        modules = modules.mapValues { $0.sorted() }
        ranked = importers.sorted { $0.key < $1.key }
    }

    private mutating func note(_ module: String, in path: String) {
        guard importers[module, default: []].insert(path).inserted else { return }
        modules[path, default: []].append(module)
    }

    /// Whether a module is missing.
    func contains(_ module: String) -> Bool { importers[module] != nil }

    /// Whether a file imports a module that is missing.
    func areImported(by path: String) -> Bool { modules[path] != nil }

    /// Whether several types lack a member, in several files.
    ///
    /// That is so for those of packages, such as `rx` and `snp`, rather than for UIKit's.
    func isOnManyTypes(_ member: String) -> Bool {
        (owners[member]?.count ?? 0) > 1 && (users[".\(member)"]?.count ?? 0) > 1
    }

    /// The module that a name belongs to: of those that the file imports, that which most files with the name import.
    ///
    /// - Parameters:
    ///   - name: the name; that of a member begins with a dot.
    ///   - path: the file.
    ///   - known: the modules that it can belong to; `nil` for all, of which most files with the name import one.
    /// - Returns: `nil` if it comes from elsewhere.
    func module(of name: String, in path: String, among known: Set<String>? = nil) -> String? {
        let users = users[name] ?? []
        var best: (module: String, users: Int, importers: Int)?
        for module in modules[path] ?? [] where known?.contains(module) ?? true {
            let importers = importers[module] ?? []
            let both = users.intersection(importers).count
            guard known != nil || both * 2 > users.count else { continue }
            if let found = best, (found.users, -found.importers) >= (both, -importers.count) { continue }
            best = (module, both, importers.count)
        }
        return best?.module
    }

    /// The module that a member belongs to, which files can use without importing the module, if another does.
    ///
    /// It is the one whose importers and the member's users are most alike: for a file that does not import it, most of
    /// the importers use the member, or most of the users import the module.
    func module(ofMember member: String, in path: String) -> String? {
        let users = users[".\(member)"] ?? []
        var best: (module: String, likeness: Double)?
        for (module, importers) in ranked {
            let both = users.intersection(importers).count
            let isLikely = both > 1 && (both * 2 >= importers.count || both * 2 >= users.count)
            guard both > 0, isLikely || modules[path]?.contains(module) ?? false else { continue }
            let likeness = Double(both * both) / Double(users.count * importers.count)
            if likeness > best?.likeness ?? 0 { best = (module, likeness) }
        }
        return best?.module
    }
}
