import HeadlessUIKit
import TimeLapse

/// What queries may reuse about one tree: its order, and an index of its names.
///
/// The root owns it. Neither is made before it is likely to pay off: tests search most trees a few times, and change them
/// in between.
@MainActor
final class TreeCache: TreeObserver, ReflectedAsWhole {
    /// How many views searches for names visit, per view of the tree, before an index is made, which costs about as much.
    private static let walksBeforeIndex = 8

    // A part of the tree that has fewer views than both say is walked, in less time than it takes to find it in the order.
    private static let viewsInSmallPart = 32
    private static let partsOfTree = 64

    private var order: TreeOrder?
    /// What changed since ``order`` was made or mended.
    private var changes = TreeChanges()
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

    /// The cache of the tree that a view is in, if there is one.
    static func existing(inTreeOf view: UIView) -> TreeCache? { view.root.treeObserver as? TreeCache }

    /// The tree's order, if it is known; the holder keeps its columns, or finds it mended after the next change.
    ///
    /// It is computed if the previous search walked the same tree, unchanged: then more searches are likely. From then on
    /// it is mended, unless very much changes between two searches.
    func order(of root: UIView) -> TreeOrder? {
        let structure = ViewTree.structure
        if let order = knownOrder() { return order }
        if structureOfLastWalk == structure { order = TreeOrder(of: root) }
        structureOfLastWalk = structure
        return order
    }

    /// The tree's order, if it is known or can be mended.
    func knownOrder() -> TreeOrder? {
        if changes.isEmpty { return order }
        let isMended = order?.mend(by: changes) ?? false
        changes.removeAll()
        if !isMended { order = nil }
        return order
    }

    /// Whether so much of the tree is inside a view that it is searched along the order, if that is known.
    ///
    /// - Complexity: O(*n*) in the views of the tree, of which a small part is counted.
    func isLarge(_ view: UIView) -> Bool {
        guard let order else { return false }
        var rest = max(Self.viewsInSmallPart, order.views.count / Self.partsOfTree)
        var walk = ViewWalk(view)
        while rest > 0, walk.next() != nil { rest -= 1 }
        return rest == 0
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

    func viewDidJoin(_ view: UIView) {
        index?.viewDidJoin(view)
        guard order != nil else { return }
        changes.noteJoining(view)
        // It may leave again before it is looked at.
        view.uncheckedFlags.insert(.isObserved)
        forgetOrderAfterTooMuch()
    }

    func viewWillLeave(_ view: UIView) {
        if order != nil {
            changes.noteLeaving(view)
            forgetOrderAfterTooMuch()
        }
        index?.viewWillLeave(view)
    }

    func viewDidMove(_ view: UIView) {
        index?.viewDidMove(view)
        noteMove(of: view)
    }

    func announcementsDidChange(of view: UIView) { noteMove(of: view) }

    private func noteMove(of view: UIView) {
        guard order != nil else { return }
        changes.noteMove(view)
        forgetOrderAfterTooMuch()
    }

    private func forgetOrderAfterTooMuch() {
        guard changes.areTooMany else { return }
        order = nil
        changes = TreeChanges()
    }
}
