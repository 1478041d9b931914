/// Tells errors that are a file's own from those that come from types which other files with errors declare.
///
/// Where the superclass of a type is not there, all files that use the type have errors: members that are inherited are
/// not found. They wait for the file that declares the type, and its causes are theirs.
struct CauseAnalysis {
    /// An error with what it can come from.
    private struct Entry {
        let error: CompilerDiagnostic
        /// The errors of other files in the types that it names or stands in.
        let origins: [Int]
        /// What it comes from, if it does not come from others; `nil` for a consequence of others in its file.
        let cause: Cause?
        /// Whether it comes from a module of the report that does not compile.
        let waitsForModule: Bool
        /// Whether its causes are known.
        var isGrounded: Bool
        var causes: Set<Cause> = []
    }

    private var entries: [Entry] = []
    /// The entries of each file.
    private var places: [String: [Int]] = [:]

    /// Analyses the errors of all modules.
    ///
    /// - Parameters:
    ///   - errors: the errors, file by file.
    ///   - warnings: what could not be rewritten.
    ///   - missing: the modules that are not there.
    ///   - files: the original files of all modules.
    ///   - own: what the application declares elsewhere.
    init(
        _ errors: [CompilerDiagnostic], _ warnings: [PortingWarning], missing: Set<String>,
        _ files: [ParsedFile], own: OwnSources
    ) {
        let target = Target(files)
        let finder = CauseFinder(errors, warnings, missing: missing, target, own: own)
        let damage = TypeDamage(errors, target)
        entries = errors.indices.map { index in
            let origins = damage.origins(of: index)
            let cause = finder.cause(of: errors[index])
            return Entry(
                error: errors[index], origins: origins, cause: cause,
                waitsForModule: cause.map {
                    $0.kind == .ownModule && own.checkedModules.contains($0.name)
                } ?? false,
                isGrounded: origins.isEmpty, causes: origins.isEmpty ? Set(cause.map { [$0] } ?? []) : [])
        }
        places = Dictionary(grouping: entries.indices) { entries[$0].error.path }
        ground()
        spread()
        settle(finder)
    }

    /// Lets errors wait only for such as do not wait for them in turn: those of a circle are their files' own.
    private mutating func ground() {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for index in entries.indices where !entries[index].isGrounded {
                guard entries[index].origins.contains(where: { entries[$0].isGrounded }) else { continue }
                entries[index].isGrounded = true
                isGrowing = true
            }
        }
        for index in entries.indices where !entries[index].isGrounded {
            entries[index] = Entry(
                error: entries[index].error, origins: [], cause: entries[index].cause,
                waitsForModule: false, isGrounded: true,
                causes: Set(entries[index].cause.map { [$0] } ?? []))
        }
    }

    /// Gives errors that wait the causes of what they wait for.
    private mutating func spread() {
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            for index in entries.indices where !entries[index].origins.isEmpty {
                let count = entries[index].causes.count
                for origin in entries[index].origins {
                    entries[index].causes.formUnion(entries[origin].causes)
                }
                if entries[index].causes.count > count { isGrowing = true }
            }
        }
    }

    /// Gives errors that mostly are consequences the other causes of their file, or themselves.
    private mutating func settle(_ finder: CauseFinder) {
        for (_, indices) in places {
            let known = indices.reduce(into: Set<Cause>()) { $0.formUnion(entries[$1].causes) }
            for index in indices where entries[index].origins.isEmpty && entries[index].causes.isEmpty {
                entries[index].causes = known.isEmpty ? [finder.other(entries[index].error)] : known
            }
        }
        spread()
    }

    /// Whether a file has errors of its own, or waits; and for which causes and files.
    func verdict(of path: String) -> FileVerdict {
        guard let indices = places[path] else { return FileVerdict(state: .compiles) }
        let isWaiting = indices.allSatisfy { index in
            let entry = entries[index]
            // What mostly is a consequence, in a file that waits, comes from what it waits for.
            return entry.waitsForModule || !entry.origins.isEmpty || entry.cause == nil
        }
        let causes = Set(indices.flatMap { entries[$0].causes })
        let origins = Set(indices.flatMap { entries[$0].origins }.map { entries[$0].error.path })
            .union(indices.filter { entries[$0].waitsForModule }.compactMap { entries[$0].cause?.name })
        return FileVerdict(
            state: isWaiting && !origins.isEmpty ? .waits : .hasErrors,
            causes: causes.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) },
            waitsFor: isWaiting ? origins.sorted() : [])
    }
}
