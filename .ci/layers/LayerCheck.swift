/// What the index says of the modules, held against the limits.
struct LayerCheck {
    private let index: SourceIndex
    private let limits: Limits
    private let modules: [ModuleFiles]
    /// The most files in a cycle, by module.
    private var cycles: [String: Int] = [:]
    /// What wings reference of later ones.
    private var references: [(pair: Limits.Pair, references: [SourceIndex.Reference])] = []
    private(set) var errors: [String] = []

    init(_ index: SourceIndex, _ limits: Limits) {
        self.index = index
        self.limits = limits
        modules = ModuleFiles.all(of: index)
        for module in modules {
            cycles[module.name] = module.graph().largestCycle().count
            if let wings = limits.wings[module.name] { measure(wings, of: module) }
        }
    }

    private mutating func measure(_ wings: [String], of module: ModuleFiles) {
        for (position, wing) in wings.enumerated() {
            for later in wings[(position + 1)...] {
                let found = module.references(from: wing, to: later)
                guard !found.isEmpty else { continue }
                references.append((Limits.Pair(module: module.name, wing: wing, later: later), found))
            }
        }
        let folders = Set(module.files.compactMap(module.wing(of:)))
        for folder in folders.subtracting(wings).sorted() {
            errors.append(
                "\(module.folder)\(folder) is no wing of \(limits.path); give it a place in the order.")
        }
        for wing in Set(wings).subtracting(folders).sorted() {
            errors.append(
                "\(module.folder)\(wing) does not exist; remove it from the wings in \(limits.path).")
        }
    }

    func lower() throws {
        let counts = references.map { ($0.pair, $0.references.count) }
        try limits.lower(cycles: cycles, references: Dictionary(uniqueKeysWithValues: counts))
    }

    func printFigures() {
        print("module                     files  largest cycle")
        for module in modules {
            printRow(
                [module.name.padded(to: -24), "\(module.files.count)".padded(to: 6)], cycles[module.name]!)
        }
        for (module, _) in limits.wings.sorted(by: { $0.key < $1.key }) {
            let pairs = references.filter { $0.pair.module == module }
            print(
                """

                References from a wing of \(module) to a later one: \
                \(pairs.map(\.references.count).reduce(0, +))
                """)
            for (pair, references) in pairs {
                printRow([pair.wing.padded(to: -13), "to", pair.later.padded(to: -15)], references.count)
            }
        }
    }

    private func printRow(_ cells: [String], _ count: Int) {
        print(cells.joined(separator: " "), "\(count)".padded(to: 14))
    }

    /// Compares the figures with the limits.
    mutating func compare() {
        for name in Set(cycles.keys).union(limits.cycles.keys).sorted() {
            compareCycle(of: name, cycles[name, default: 0], limits.cycles[name, default: 0])
        }
        let found = Dictionary(uniqueKeysWithValues: references.map { ($0.pair, $0.references) })
        for pair in Set(found.keys).union(limits.references.keys).sorted() {
            compareReferences(of: pair, found[pair, default: []], limits.references[pair, default: 0])
        }
    }

    private mutating func compareCycle(of name: String, _ count: Int, _ limit: Int) {
        if count < limit {
            errors.append(
                "\(name): \(count) files in the largest cycle, fewer than the limit of \(limit). \(lowering)")
        } else if count > limit, let module = modules.first(where: { $0.name == name }) {
            let cuts = module.cuts(most: 5)
            errors.append(
                """
                \(name): \(count) files in the largest cycle; the limit is \(limit). \
                Move what a file references to one below both, or pass it in. \
                \(cuts.isEmpty ? "No file's references to another hold it by themselves." : "Without these there are:")\
                \(cuts.map { "\n  " + index.describe($0) }.joined())
                """)
        }
    }

    private mutating func compareReferences(
        of pair: Limits.Pair, _ references: [SourceIndex.Reference], _ limit: Int
    ) {
        if references.count < limit {
            errors.append(
                """
                References from \(pair.wing) to \(pair.later): \(references.count), fewer than the limit of \(limit). \
                \(lowering)
                """)
        } else if references.count > limit {
            errors.append(
                """
                References from \(pair.wing) to \(pair.later), a later wing: \(references.count); \
                the limit is \(limit). Have the later wing register itself, override a member, or pass a closure. \
                `.ci/check-layers --edges \(pair.wing) \(pair.later)` prints all of them:\
                \(references.prefix(5).map { "\n  " + index.describe($0) }.joined())
                """)
        }
    }

    private let lowering = "`.ci/check-layers --lower` lowers it."
}
