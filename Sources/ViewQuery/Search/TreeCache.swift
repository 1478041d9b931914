import HeadlessUIKit

/// What queries have found out about one tree and may use again: its order, and an index of its names.
///
/// The root keeps it. Neither is made before it is likely to pay: tests look at most trees a few times, and
/// change them in between.
@MainActor
final class TreeCache: TreeObserver, ReflectedAsWhole {
    /// How many views are walked past in search of names, for each that the tree has, before an index is made; to
    /// make one costs about as much.
    private static let walksBeforeIndex = 8

    private var order: TreeOrder?
    private(set) var index: NameIndex?
    private var structureOfLastWalk: UInt64?
    private var viewsWalkedForNames = 0
    /// How many views the tree had when they were last counted.
    private var size: Int?

    /// The cache of a tree; it is made when it is asked for.
    static func ofTree(at root: UIView) -> TreeCache {
        if let cache = root.treeObserver as? TreeCache { return cache }
        let cache = TreeCache()
        root.treeObserver = cache
        return cache
    }

    /// The tree's order, if it is known.
    ///
    /// It is walked here if the search before this one walked the same tree, unchanged: then there will be more.
    func order(of root: UIView) -> TreeOrder? {
        let structure = ViewTree.structure
        if let order, order.structure == structure { return order }
        order = structureOfLastWalk == structure ? TreeOrder(of: root) : nil
        structureOfLastWalk = structure
        return order
    }

    /// Takes note that views were walked past in search of a name, and makes an index when they were many.
    func noteWalk(past count: Int, in root: UIView) {
        guard index == nil else { return }
        viewsWalkedForNames += count
        guard viewsWalkedForNames >= max(size ?? 0, count) * Self.walksBeforeIndex else { return }
        // A search for the first view may end early, and say little about the size of the tree.
        let size = size ?? Self.count(root)
        self.size = size
        if viewsWalkedForNames >= size * Self.walksBeforeIndex { index = NameIndex(of: root) }
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
