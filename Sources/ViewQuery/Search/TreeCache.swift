import HeadlessUIKit

/// What queries may reuse about one tree: its order, and an index of its names.
///
/// The root owns it. Neither is made before it is likely to pay off: tests search most trees a few times, and change them
/// in between.
@MainActor
final class TreeCache: TreeObserver, ReflectedAsWhole {
    /// How many views searches for names visit, per view of the tree, before an index is made, which costs about as much.
    private static let walksBeforeIndex = 8

    private var order: TreeOrder?
    private(set) var index: NameIndex?
    private var structureOfLastWalk: UInt64?
    private var viewsWalkedForNames = 0
    /// How many views the tree had when they were last counted.
    private var size: Int?

    /// The cache of a tree, made on first use.
    static func ofTree(at root: UIView) -> TreeCache {
        if let cache = root.treeObserver as? TreeCache { return cache }
        let cache = TreeCache()
        root.treeObserver = cache
        return cache
    }

    /// The tree's order, if it is known.
    ///
    /// It is computed if the previous search walked the same tree, unchanged: then more searches are likely.
    func order(of root: UIView) -> TreeOrder? {
        let structure = ViewTree.structure
        if let order, order.structure == structure { return order }
        order = structureOfLastWalk == structure ? TreeOrder(of: root) : nil
        structureOfLastWalk = structure
        return order
    }

    /// Notes that a search for a name visited views, and makes an index after many.
    func noteWalk(past count: Int, in root: UIView) {
        guard index == nil else { return }
        viewsWalkedForNames += count
        guard viewsWalkedForNames >= max(size ?? 0, count) * Self.walksBeforeIndex else { return }
        // A search for the first view may end early, so its count is not the size of the tree.
        let size = size ?? Self.count(root)
        self.size = size
        if viewsWalkedForNames >= size * Self.walksBeforeIndex { index = NameIndex(of: root) }
    }

    /// The index, made now if it does not exist.
    func madeIndex(of root: UIView) -> NameIndex {
        if let index { return index }
        let made = NameIndex(of: root)
        index = made
        return made
    }

    private static func count(_ root: UIView) -> Int {
        var walk = ViewWalk(root)
        var count = 0
        while walk.next() != nil { count += 1 }
        return count
    }

    // MARK: Changes

    func viewDidChange(_ view: UIView) { index?.viewDidChange(view) }

    func viewDidJoin(_ view: UIView) { index?.viewDidJoin(view) }

    func viewWillLeave(_ view: UIView) { index?.viewWillLeave(view) }

    func subviewsDidReorder(in view: UIView) { index?.subviewsDidReorder() }
}
