import HeadlessUIKit

/// Finds which of some nodes have a node inside that matches, also where they are inside each other.
@MainActor
struct ContainerSearch {
    private let condition: ElementCondition
    private var containers: Set<ObjectIdentifier> = []
    private var visited: Set<ObjectIdentifier> = []
    /// Keeps elements alive that were made on request, so that no other object gets the same identity.
    private var kept: [any AccessibilityObject] = []

    private init(_ condition: ElementCondition) {
        self.condition = condition
    }

    /// The nodes with a match inside.
    ///
    /// - Complexity: O(*n*) in the nodes inside them, each of which is looked at once.
    static func containers(among nodes: [AutomationNode], of condition: ElementCondition) -> [AutomationNode]
    {
        var search = ContainerSearch(condition)
        for node in nodes { search.look(inside: node) }
        return nodes.filter { node in
            node.object.map { search.containers.contains(ObjectIdentifier($0)) } ?? search.rootHasMatch(node)
        }
    }

    private func rootHasMatch(_ node: AutomationNode) -> Bool {
        guard case .application = node.source else { return false }
        var isFound = false
        node.visitDescendants(rows: condition.mayMeanRows) {
            isFound = condition.holds(for: $0); return !isFound
        }
        return isFound
    }

    private mutating func look(inside node: AutomationNode) {
        guard let object = node.object, !visited.contains(ObjectIdentifier(object)) else { return }
        kept.append(object)
        // The nodes of the path to the one that is visited, by depth.
        var open: [ObjectIdentifier?] = [ObjectIdentifier(object)]
        node.visitDescendants(rows: condition.mayMeanRows) { inner, depth in
            open.removeLast(open.count - depth)
            if condition.holds(for: inner) { mark(open) }
            if case .element(let element, in: _) = inner.source { kept.append(element) }
            let identity = inner.object.map { ObjectIdentifier($0) }
            if let identity { visited.insert(identity) }
            open.append(identity)
            return true
        }
    }

    /// Notes that the nodes have a match inside; those around a noted one are noted, too.
    private mutating func mark(_ ancestors: [ObjectIdentifier?]) {
        for case let ancestor? in ancestors.reversed() where !containers.insert(ancestor).inserted { return }
    }
}
