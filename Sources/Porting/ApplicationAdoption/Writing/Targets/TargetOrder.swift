/// The modules of a project in the order of their dependencies.
struct TargetOrder {
    /// The modules, each behind those that it depends on, and otherwise in the project's order.
    private(set) var modules: [AdoptedModule] = []
    /// Dependencies that would lead back to the module itself, and are left out.
    private(set) var leftOut: [(from: String, to: String)] = []

    private var states: [String: Bool] = [:]

    /// Sorts modules whose dependencies name other ones.
    init(_ modules: [AdoptedModule]) {
        let byName = Dictionary(modules.map { ($0.name, $0) }) { first, _ in first }
        for module in modules { visit(module, byName) }
    }

    /// Adds a module behind its dependencies; `false` if it is being added, so that they form a cycle.
    @discardableResult
    private mutating func visit(_ module: AdoptedModule, _ byName: [String: AdoptedModule]) -> Bool {
        if let isDone = states[module.name] { return isDone }
        states[module.name] = false
        var module = module
        module.dependencies = module.dependencies.filter { name in
            guard let other = byName[name], !visit(other, byName) else { return byName[name] != nil }
            leftOut.append((from: module.name, to: name))
            return false
        }
        states[module.name] = true
        modules.append(module)
        return true
    }
}
