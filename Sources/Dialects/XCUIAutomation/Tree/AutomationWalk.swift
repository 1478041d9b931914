import HeadlessUIKit

/// A walk over the nodes inside a node, each before those inside it, without recursion.
///
/// Each view and element is visited once, where it is met first, so that containers which list each other do not loop.
@MainActor
struct AutomationWalk {
    /// The limit of listed elements that a walk visits: lists may be computed and never end.
    private static let limit = 200_000

    private let rows: Bool
    private var pending: [(node: AutomationNode, depth: Int)] = []
    private var children: [AutomationNode] = []
    /// The objects that were visited, before the first list is met.
    private var visited: [ObjectIdentifier] = []
    /// The objects that were visited, from the first list on: without one, nothing is met twice.
    private var seen: Set<ObjectIdentifier>?
    /// Keeps elements alive that were made on request, so that no other object gets the same identity.
    private var kept: [any AccessibilityObject] = []

    init(rows: Bool) {
        self.rows = rows
    }

    /// Calls `body` with each node inside a node and its depth, 1 for a child, until it returns `false`.
    mutating func visit(inside node: AutomationNode, _ body: (AutomationNode, Int) -> Bool) {
        note(node)
        push(node, depth: 0)
        while let (next, depth) = pending.popLast() {
            guard noteMeeting(next) else { continue }
            guard body(next, depth), kept.count <= Self.limit else { return }
            push(next, depth: depth)
        }
    }

    private mutating func push(_ node: AutomationNode, depth: Int) {
        children.removeAll(keepingCapacity: true)
        node.forEachChild(rows: rows) { children.append($0) }
        for child in children.reversed() { pending.append((child, depth + 1)) }
    }

    private mutating func note(_ node: AutomationNode) {
        if let object = node.object { visited.append(ObjectIdentifier(object)) }
    }

    /// Notes that a node is met; returns whether it is for the first time.
    private mutating func noteMeeting(_ node: AutomationNode) -> Bool {
        guard let object = node.object else { return true }
        if case .element = node.source { kept.append(object) }
        let identity = ObjectIdentifier(object)
        if seen == nil {
            guard node.isListed else {
                visited.append(identity)
                return true
            }
            seen = Set(visited)
        }
        return seen?.insert(identity).inserted ?? true
    }
}

extension AutomationNode {
    /// Calls `body` with each node inside this one, before those inside it, until it returns `false`.
    func visitDescendants(rows: Bool, _ body: (AutomationNode) -> Bool) {
        var walk = AutomationWalk(rows: rows)
        walk.visit(inside: self) { node, _ in body(node) }
    }

    func visitDescendants(rows: Bool, _ body: (AutomationNode, Int) -> Bool) {
        var walk = AutomationWalk(rows: rows)
        walk.visit(inside: self, body)
    }
}
