/// The lists of its engine that a node is in.
struct NodeLists: OptionSet {
    let rawValue: UInt8

    /// Nodes with unknowns that changed since views were last placed.
    static let changed = Self(rawValue: 1 << 0)
    /// Nodes whose place follows from something that is no constraint, such as the safe area.
    static let followers = Self(rawValue: 1 << 1)
    /// Nodes whose intrinsic content size is to be asked for again.
    static let staleSizes = Self(rawValue: 1 << 2)
    /// Nodes with text whose height depends on its width.
    static let wrapping = Self(rawValue: 1 << 3)
}

/// Nodes of an engine in the order in which they were added, each once.
///
/// A node knows which lists it is in, so that a node that leaves is looked for only there.
@MainActor
struct NodeList<Node: LayoutNode> {
    private let kind: NodeLists
    private var references: [Unmanaged<Node>] = []

    init(_ kind: NodeLists) {
        self.kind = kind
    }

    /// The nodes, which stay alive while the result does: code of the application that is called may free their views.
    var all: [Node] { references.map { $0.takeUnretainedValue() } }

    /// Adds the node at the end, unless the list has it.
    mutating func add(_ node: Node) {
        guard !node.lists.contains(kind) else { return }
        node.lists.insert(kind)
        references.append(.passUnretained(node))
    }

    /// Removes the node, if the list has it.
    mutating func remove(_ node: LayoutNode) {
        guard node.lists.contains(kind) else { return }
        node.lists.remove(kind)
        let reference = Unmanaged.passUnretained(node).toOpaque()
        guard let index = references.indexFromBothEnds(where: { $0.toOpaque() == reference }) else { return }
        references.remove(at: index)
    }

    mutating func takeAll() -> [Node] {
        let nodes = all
        for node in nodes { node.lists.remove(kind) }
        references = []
        return nodes
    }

    /// Forgets the nodes without touching them: their engine is being discarded, and resets them.
    mutating func forget() {
        references = []
    }
}
