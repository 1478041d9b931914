/// The targets of all projects: looks up what they say of each other.
struct TargetGraph {
    private var targets: [TargetDescription]
    private let problems: ProblemList
    private var byID: [TargetID: Int] = [:]
    private var byName: [String: Int] = [:]
    private var byProduct: [String: Int] = [:]
    /// For each target, those that it needs.
    private var edges: [[Int]] = []

    init(_ targets: [TargetDescription], _ problems: ProblemList) {
        self.targets = targets
        self.problems = problems
        for (index, target) in targets.enumerated() {
            byID[target.id] = byID[target.id] ?? index
            byName[target.module.targetName] = byName[target.module.targetName] ?? index
            byProduct[target.productName] = byProduct[target.productName] ?? index
        }
        edges = targets.indices.map(needs)
    }

    /// The modules, with the names of those that they depend on.
    mutating func modules() -> [AdoptedModule] {
        let kept = reached()
        nameModules(kept)
        removeCycles(kept)
        return kept.map { index in
            var module = targets[index].module
            module.dependencies = unique(edges[index].map { targets[$0].module.name })
            let tested = targets[index].tested.compactMap(find).first {
                targets[$0].module.kind == .application
            }
            let host = tested ?? edges[index].first { targets[$0].module.kind == .application }
            module.testedApplication = module.isTests ? host.map { targets[$0].module.name } : nil
            module.products = unique(
                targets[index].needs.compactMap { need in
                    if case .product(let name) = need, find(need) == nil { name } else { nil }
                })
            return module
        }
    }

    private func find(_ reference: TargetReference) -> Int? {
        switch reference {
        case .target(let id): byID[id]
        case .name(let name): byName[name]
        case .product(let name): byProduct[name]
        }
    }

    /// Those that a target needs to compile: an application does not need the extensions that it contains.
    private func needs(of index: Int) -> [Int] {
        let isTest = targets[index].module.isTests
        var seen: Set<Int> = [index]
        return (targets[index].needs + (isTest ? targets[index].tested : [])).compactMap(find).filter {
            need in
            switch targets[need].module.kind {
            case .library: seen.insert(need).inserted
            case .application, .appExtension: isTest && seen.insert(need).inserted
            case .unitTests, .uiTests: false
            }
        }
    }

    /// Those of the projects themselves, and those of others that they need.
    private func reached() -> [Int] {
        var reached = Set(targets.indices.filter { !targets[$0].isAuxiliary })
        var open = reached.sorted()
        while let next = open.popLast() {
            for need in edges[next] where reached.insert(need).inserted { open.append(need) }
        }
        return reached.sorted()
    }

    /// Gives each module a name of its own.
    private mutating func nameModules(_ kept: [Int]) {
        let names = Set(kept.map { targets[$0].module.name })
        var owners: [String: Int] = [:]
        for index in kept {
            let name = targets[index].module.name
            guard let owner = owners[name] else {
                owners[name] = index
                continue
            }
            let target = targets[index]
            var other = SettingText.identifier(target.module.targetName)
            while other.isEmpty || owners[other] != nil || names.contains(other) { other += "_" }
            owners[other] = index
            targets[index].module.name = other
            problems.add(
                "Targets \(targets[owner].module.targetName) and \(target.module.targetName) both make a module "
                    + "\(name); that of \(target.module.targetName) is named \(other) here.",
                at: target.place.path, line: target.place.line,
                cure: "Give the target a PRODUCT_MODULE_NAME of its own.")
        }
    }

    /// Removes the dependencies that close a cycle, which a package cannot have.
    private mutating func removeCycles(_ kept: [Int]) {
        var isDone: Set<Int> = []
        for start in kept where !isDone.contains(start) {
            var path = [start]
            var onPath: Set<Int> = [start]
            var next = [0]
            while let target = path.last, let edge = next.last {
                guard edge < edges[target].count else {
                    isDone.insert(target)
                    onPath.remove(target)
                    path.removeLast()
                    next.removeLast()
                    continue
                }
                let need = edges[target][edge]
                if onPath.contains(need) {
                    edges[target].remove(at: edge)
                    report(cycle: path.drop { $0 != need } + [need])
                } else {
                    next[next.count - 1] += 1
                    guard !isDone.contains(need) else { continue }
                    path.append(need)
                    onPath.insert(need)
                    next.append(0)
                }
            }
        }
    }

    private func report(cycle: some Collection<Int>) {
        guard let first = cycle.first else { return }
        let names = cycle.prefix(10).map { targets[$0].module.targetName }
        problems.add(
            "Targets depend on each other: \(names.joined(separator: ", ")).", at: targets[first].place.path,
            line: targets[first].place.line, cure: "Remove one of these dependencies in Xcode.")
    }

    private func unique(_ names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}
