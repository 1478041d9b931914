import HeadlessUIKit

/// What queries have found out about one tree and may use again: its order, and an index of its names.
///
/// The root keeps it. Neither is made before it is likely to pay: tests look at most trees a few times, and
/// change them in between.
@MainActor
final class TreeCache: TreeObserver {
    /// How often as many views as the tree has are walked past in search of names before an index is made; to
    /// make one costs about as much.
    private static let walksBeforeIndex = 8

    private var order: TreeOrder?
    private(set) var index: NameIndex?
    private var structureOfLastWalk: UInt64?
    private var viewsWalkedForNames = 0

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
    func noteWalk(past count: Int, of total: Int, in root: UIView) {
        viewsWalkedForNames += count
        if index == nil, viewsWalkedForNames >= total * Self.walksBeforeIndex {
            index = NameIndex(of: root)
        }
    }

    // MARK: Changes

    func viewDidChange(_ view: UIView) { index?.viewDidChange(view) }

    func viewDidJoin(_ view: UIView) { index?.viewDidJoin(view) }

    func viewWillLeave(_ view: UIView) { index?.viewWillLeave(view) }

    func subviewsDidReorder(in view: UIView) { index?.subviewsDidReorder() }
}
