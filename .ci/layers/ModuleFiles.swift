/// The files of one module, and the references among them.
struct ModuleFiles {
    let name: String
    /// The folder of the module, such as `Sources/Touch/`.
    let folder: String
    /// Indexes in the index's files.
    let files: [Int]
    /// By the file that has them.
    private let references: [Int: [SourceIndex.Reference]]
    private let index: SourceIndex

    /// The modules in `Sources`, in their order.
    static func all(of index: SourceIndex) -> [ModuleFiles] {
        let sources = index.files.indices.filter { index.files[$0].path.hasPrefix("Sources/") }
        let references = Dictionary(grouping: index.references) { $0.file }
        return Dictionary(grouping: sources) { index.files[$0].module }
            .map { ModuleFiles(name: $0, files: $1, references: references, index: index) }
            .sorted { $0.name < $1.name }
    }

    private init(name: String, files: [Int], references: [Int: [SourceIndex.Reference]], index: SourceIndex) {
        self.name = name
        self.files = files
        self.index = index
        folder = Self.folder(of: name, files.map { index.files[$0].path })
        var inside: [Int: [SourceIndex.Reference]] = [:]
        for file in files {
            inside[file] = references[file, default: []].filter { reference in
                guard let home = index.symbols[reference.symbol].file else { return false }
                return home != file && index.files[home].module == name
            }
        }
        self.references = inside
    }

    /// The deepest folder of the module's name that all its files are in: modules stand in `Sources`, or in a group there.
    private static func folder(of module: String, _ paths: [String]) -> String {
        var common = paths[0].split(separator: "/").dropLast()
        for path in paths {
            let words = path.split(separator: "/").dropLast()
            common = common.prefix(zip(common, words).prefix { $0 == $1 }.count)
        }
        while let last = common.last, last != module { common.removeLast() }
        return common.isEmpty ? "Sources/" : common.joined(separator: "/") + "/"
    }

    /// A file's path below the module's folder.
    func path(of file: Int) -> String { String(index.files[file].path.dropFirst(folder.count)) }

    /// The folder in the module's folder that a file is in; `nil` for one directly in it.
    func wing(of file: Int) -> String? {
        let path = path(of: file)
        return path.firstIndex(of: "/").map { String(path[..<$0]) }
    }

    private func home(of reference: SourceIndex.Reference) -> Int { index.symbols[reference.symbol].file! }

    func graph() -> FileGraph {
        let positions = Dictionary(uniqueKeysWithValues: zip(files, files.indices))
        return FileGraph(
            count: files.count,
            edges: references.values.joined().map {
                (from: positions[$0.file]!, to: positions[home(of: $0)]!)
            })
    }

    /// The references that people wrote from a wing to another, by line; a line that names a symbol twice counts once.
    func references(from wing: String, to other: String) -> [SourceIndex.Reference] {
        var found: Set<SourceIndex.Reference> = []
        for file in files where self.wing(of: file) == wing {
            for reference in references[file]!
            where !reference.isImplicit && self.wing(of: home(of: reference)) == other {
                found.insert(reference)
            }
        }
        return found.sorted { ($0.file, $0.line, $0.symbol) < ($1.file, $1.line, $1.symbol) }
    }

    /// A pair of files whose references, if they went, would make the largest cycle smaller.
    struct Cut {
        /// One of the references.
        var reference: SourceIndex.Reference
        var count: Int
        /// How many files would leave the cycle.
        var gain: Int
    }

    /// The pairs of files that each by itself hold the most files in the largest cycle.
    ///
    /// - Complexity: O(*m* · (*n* + *m*)), where *n* is the number of files and *m* that of pairs.
    func cuts(most: Int) -> [Cut] {
        var graph = graph()
        let cycle = graph.largestCycle()
        let members = Set(cycle)
        var cuts: [Cut] = []
        for from in cycle {
            for to in graph.targets[from] where members.contains(to) {
                graph.remove(from: from, to: to)
                let gain = cycle.count - graph.largestCycle().count
                graph.insert(from: from, to: to)
                let between = references[files[from]]!.filter { home(of: $0) == files[to] }
                if gain > 0 {
                    let first = between.first { !$0.isImplicit } ?? between[0]
                    cuts.append(Cut(reference: first, count: between.count, gain: gain))
                }
            }
        }
        // The sort keeps the order of equal ones.
        return Array(cuts.sorted { $0.gain > $1.gain }.prefix(most))
    }
}
