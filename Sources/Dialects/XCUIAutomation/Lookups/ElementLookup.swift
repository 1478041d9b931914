import HeadlessUIKit
import ViewQuery

/// How elements are found: a chain from the application down, evaluated whenever its result is asked for.
indirect enum ElementLookup: Sendable {
    case application(AutomationRoot)
    case descendants(ElementLookup, XCUIElement.ElementType)
    case children(ElementLookup, XCUIElement.ElementType)
    case matching(ElementLookup, ElementCondition)
    /// The elements of a query that have a descendant which matches.
    case containing(ElementLookup, ElementCondition)
    /// The only element of a query; several are a failure.
    case only(ElementLookup)
    case first(ElementLookup)
    /// The element at an index; a negative one counts from the end, as the last is -1.
    case index(ElementLookup, Int)
    case fixed(ElementLookup, FixedNode)

    /// What the lookup looks in; `nil` for the application.
    var outer: ElementLookup? {
        switch self {
        case .application: nil
        case .descendants(let outer, _), .children(let outer, _), .matching(let outer, _),
            .containing(let outer, _), .only(let outer), .first(let outer), .index(let outer, _),
            .fixed(let outer, _):
            outer
        }
    }

    /// This lookup, and what each looks in, from the inside out.
    var chain: UnfoldFirstSequence<ElementLookup> { sequence(first: self) { $0.outer } }

    var root: AutomationRoot {
        for case .application(let root) in chain { return root }
        return AutomationRoot(bundleIdentifier: nil)
    }
}

extension ElementLookup {
    private var depth: Int {
        var depth = 0
        for lookup in chain {
            if case .fixed(_, let node) = lookup, node.isOfNone { return PredicateDepth.exceeded }
            depth += 1
        }
        return depth
    }

    var limited: ElementLookup {
        guard let outer, !PredicateDepth.allows(outer.depth, of: "query of elements") else { return self }
        return .fixed(.application(root), FixedNode())
    }
}

// MARK: - Evaluation

@MainActor
extension ElementLookup {
    var atMostTwo: [AutomationNode] {
        var nodes: [AutomationNode] = []
        forEach {
            nodes.append($0)
            return nodes.count < 2
        }
        return nodes
    }

    /// Does pending layout, and returns the lookup itself.
    func laidOut() -> ElementLookup {
        if root.isOfSystem { SystemApplications.ofDevice() }
        UIApplication.shared.commit()
        return self
    }

    /// The nodes that the lookup finds now; the caller commits pending layout first.
    ///
    /// - Complexity: O(*n*) in the nodes inside what it looks in.
    var nodes: [AutomationNode] {
        var nodes: [AutomationNode] = []
        forEach {
            nodes.append($0)
            return true
        }
        return nodes
    }

    var firstNode: AutomationNode? {
        var found: AutomationNode?
        forEach {
            found = $0
            return false
        }
        return found
    }

    func forEach(_ body: (AutomationNode) -> Bool) {
        switch self {
        case .application(let root): _ = body(AutomationNode(source: .application(root)))
        case .matching(.descendants(let outer, let type), let condition):
            if let text = condition.text, let found = NamedNodes.find(text, of: type, inside: outer) {
                for node in found where !body(node) { return }
                return
            }
            ElementLookup.descendants(outer, type).forEach { condition.holds(for: $0) ? body($0) : true }
        case .matching(let outer, let condition):
            outer.forEach { condition.holds(for: $0) ? body($0) : true }
        case .containing(let outer, let condition):
            for node in ContainerSearch.containers(among: outer.nodes, of: condition) where !body(node) {
                return
            }
        case .only(let outer): outer.forEach(body)
        case .fixed(_, let fixed): if let node = fixed.node { _ = body(node) }
        case .first(let outer): if let node = outer.firstNode { _ = body(node) }
        case .index(let outer, let index): if let node = outer.node(at: index) { _ = body(node) }
        case .children(let outer, let type):
            outer.forEach { node in
                var goesOn = true
                node.forEachChild(rows: type.includesRows) { child in
                    if goesOn, child.isOf(type) { goesOn = body(child) }
                }
                return goesOn
            }
        case .descendants(let outer, let type): forEachDescendant(of: outer, type, body)
        }
    }

    private func forEachDescendant(
        of outer: ElementLookup, _ type: XCUIElement.ElementType, _ body: (AutomationNode) -> Bool
    ) {
        // Of nested nodes the inner one's descendants are found by way of the outer one, and only once.
        var starts: [AutomationNode] = []
        outer.forEach {
            starts.append($0)
            return true
        }
        var visited: [AutomationNode] = []
        var goesOn = true
        for start in starts where goesOn {
            if starts.count > 1, visited.contains(where: { $0.isSame(as: start) }) { continue }
            start.visitDescendants(rows: type.includesRows) { node in
                if starts.count > 1, starts.contains(where: { $0.isSame(as: node) }) { visited.append(node) }
                if node.isOf(type) { goesOn = body(node) }
                return goesOn
            }
        }
    }

    private func node(at index: Int) -> AutomationNode? {
        if index < 0 {
            let all = nodes
            return all.indices.contains(all.count + index) ? all[all.count + index] : nil
        }
        var passed = 0
        var found: AutomationNode?
        forEach {
            if passed == index { found = $0 }
            passed += 1
            return found == nil
        }
        return found
    }
}

extension XCUIElement.ElementType {
    /// Whether rows whose cells are not loaded may be of the type.
    var includesRows: Bool { self == .cell || self == .any }
}
