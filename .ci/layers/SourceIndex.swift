import Foundation

/// What the files of a package define and reference, as the compiler indexed them.
///
/// What an edited file's earlier builds left in the store, and what is left of files that no longer exist, is not in it.
struct SourceIndex {
    struct File {
        /// Relative to the package, such as `Sources/Touch/Taps/tapOn.swift`.
        var path: String
        var module: String
    }

    struct Symbol {
        var name: String
        /// Where it is defined, of the files of `Sources`: an index in ``SourceIndex/files``, and the line.
        var file: Int?
        var line = 0
        /// Whether the compiler makes it, or it belongs to another symbol: an extension, an accessor, a parameter.
        var isImplied = false
        /// Whether what overrides or requires it is used in its place.
        var isOverride = false
    }

    /// One occurrence of a symbol's name, or a definition that overrides the symbol.
    struct Reference: Hashable {
        var file: Int
        var line: Int
        var symbol: Int
        /// Whether the compiler adds it, as a call of a getter to the name of a property.
        var isImplicit: Bool
    }

    /// The files of the package that are indexed, in the order of their paths.
    private(set) var files: [File] = []
    private(set) var symbols: [Symbol] = []
    private(set) var references: [Reference] = []
    private var symbolsByUSR: [String: Int] = [:]

    /// Reads the index of the package in `root`, of which the files in `folders` are looked at.
    ///
    /// - Parameters:
    ///   - root: The folder of the package; its path ends in a slash.
    ///   - builtIn: The folder that the package was in when it was built.
    ///   - folders: Such as `Sources/`; `""` is all of it.
    init(of store: IndexStore, root: String, builtIn: String, folders: String) {
        var newest: [String: IndexStore.Unit] = [:]
        for unit in store.units(below: builtIn + folders) {
            let path = String(unit.file.dropFirst(builtIn.count))
            if unit.modified > newest[path]?.modified ?? .min { newest[path] = unit }
        }
        for (path, unit) in newest.sorted(by: { $0.key < $1.key })
        where FileManager.default.fileExists(atPath: root + path) {
            files.append(File(path: path, module: unit.module))
            for record in unit.records { read(record, of: store) }
        }
    }

    /// The Swift files in a package's `Sources` that are not indexed.
    func unindexed(in package: String) -> [String] {
        let indexed = Set(files.map(\.path))
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: package + "/Sources")
        return (paths ?? []).filter { $0.hasSuffix(".swift") && !$0.contains(".docc/") }.map {
            "Sources/\($0)"
        }
        .filter { !indexed.contains($0) }.sorted()
    }

    /// Adds a record of the last of `files`.
    private mutating func read(_ record: String, of store: IndexStore) {
        let file = files.count - 1
        let isSource = files[file].path.hasPrefix("Sources/")
        var known: [IndexStore.Handle: Int] = [:]
        store.occurrences(in: record) { occurrence, handle in
            let roles = indexstore_occurrence_get_roles(occurrence)
            let isDefinition = roles & UInt64(INDEXSTORE_SYMBOL_ROLE_DEFINITION) != 0
            guard isDefinition || roles & UInt64(INDEXSTORE_SYMBOL_ROLE_REFERENCE) != 0 else { return }
            let isImplicit = roles & UInt64(INDEXSTORE_SYMBOL_ROLE_IMPLICIT) != 0
            let symbol = known[handle] ?? self.symbol(of: handle)
            known[handle] = symbol
            var (line, column): (UInt32, UInt32) = (0, 0)
            indexstore_occurrence_get_line_col(occurrence, &line, &column)
            guard isDefinition else {
                references.append(
                    Reference(file: file, line: Int(line), symbol: symbol, isImplicit: isImplicit))
                return
            }
            let overridden = IndexStore.overridden(by: occurrence)
            for other in overridden {
                references.append(
                    Reference(file: file, line: Int(line), symbol: self.symbol(of: other), isImplicit: false))
            }
            guard isSource, symbols[symbol].file == nil else { return }
            symbols[symbol].file = file
            symbols[symbol].line = Int(line)
            symbols[symbol].isImplied = Self.isImplied(handle, roles: roles)
            symbols[symbol].isOverride = !overridden.isEmpty
        }
    }

    private mutating func symbol(of handle: IndexStore.Handle) -> Int {
        let usr = IndexStore.usr(of: handle)
        if let symbol = symbolsByUSR[usr] { return symbol }
        symbols.append(Symbol(name: IndexStore.name(of: handle)))
        symbolsByUSR[usr] = symbols.count - 1
        return symbols.count - 1
    }

    /// The kinds of symbols that only belong to another.
    private static let impliedKinds = [
        INDEXSTORE_SYMBOL_KIND_EXTENSION, INDEXSTORE_SYMBOL_KIND_PARAMETER, INDEXSTORE_SYMBOL_KIND_DESTRUCTOR,
    ]

    private static func isImplied(_ symbol: IndexStore.Handle, roles: UInt64) -> Bool {
        let implying = INDEXSTORE_SYMBOL_ROLE_IMPLICIT | INDEXSTORE_SYMBOL_ROLE_REL_ACCESSOROF
        return roles & UInt64(implying) != 0 || impliedKinds.contains(indexstore_symbol_get_kind(symbol))
            || indexstore_symbol_get_subkind(symbol) == INDEXSTORE_SYMBOL_SUBKIND_SWIFTGENERICTYPEPARAM
    }
}
