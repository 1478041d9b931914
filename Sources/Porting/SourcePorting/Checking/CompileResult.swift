/// What the compiler says of rewritten files.
struct CompileResult: Equatable {
    /// The errors by the path of the original file, each in the compiler's order.
    var errors: [String: [CompilerDiagnostic]] = [:]
    /// The files that import each module that there is not.
    var missingModules: [String: Int] = [:]
    /// Why the files could not be checked, or not to the end; `nil` if they were.
    var obstacle: String?
    /// The names that the files declare themselves.
    var ownNames: Set<String> = []

    /// What is missing, that in most files first, then that with most uses: `UIFoo is missing: 12 uses in 4 files`.
    var missingNames: [String] {
        var uses: [String: (count: Int, files: Set<String>)] = [:]
        for (path, list) in errors {
            for name in list.compactMap(\.missingName) where !ownNames.contains(name) {
                uses[name, default: (0, [])].count += 1
                uses[name, default: (0, [])].files.insert(path)
            }
        }
        let ranked = uses.sorted { first, second in
            (second.value.files.count, second.value.count, first.key)
                < (first.value.files.count, first.value.count, second.key)
        }
        return ranked.map { name, use in
            "\(name) is missing: \(PortingSummary.number(use.count, "use")) in "
                + PortingSummary.number(use.files.count, "file")
        }
    }

    /// The modules that there are not, that of most files first.
    var missingModuleNames: [String] {
        missingModules.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { module, count in
            "the module \(module) is missing: imported by \(PortingSummary.number(count, "file"))"
        }
    }
}
