import Robot

/// The cost of queries, compared with a visit of the same tree of bare nodes.
///
/// The tree of views stays the same between runs unless the work changes it, as it does in a test; a repeated query is
/// made again each time, so that the index of the tree is measured and not the query's cached result.
@MainActor
struct QueryTree {
    let count: Int
    let root: UIView
    let nodes: UnsafeMutablePointer<BareNode>
    /// How often one run does the work, so that small trees take long enough to be measured.
    let repeats: Int

    init(_ count: Int, _ root: UIView? = nil) {
        self.count = count
        self.root = root ?? Trees.views(count)
        nodes = Trees.bareNodes(count)
        repeats = max(1, 200_000 / count)
    }

    /// The tree after some searches, so that its indexes exist.
    static func searched(_ count: Int, _ root: UIView? = nil) -> QueryTree {
        let tree = QueryTree(count, root)
        for _ in 0..<10 { _ = allViews(withLabel("none")).inside(tree.root).count }
        return tree
    }

    /// A stored query that is evaluated again on the unchanged tree, per view of the tree.
    func scanAgain(_ name: String, _ query: ViewQuery) -> Comparison {
        let held = query.inside(root)
        return scan(name) { _ in held.count }
    }

    /// Queries over all views, per view of the tree and query.
    ///
    /// - Parameter queries: how many of them the work makes.
    func scan(_ name: String, queries: Int = 1, _ work: @escaping (UIView) -> Int) -> Comparison {
        Comparison(
            name: "\(name), \(count) views", unit: "view", count: count * repeats * queries,
            baselineName: "raw-pointer visit",
            baseline: { [nodes, repeats] in
                (0..<repeats * queries).reduce(0) { total, _ in total &+ BareNode.sum(nodes) }
            },
            work: { [root, repeats] in (0..<repeats).reduce(0) { total, _ in total &+ work(root) } })
    }
}

@MainActor let querySuite = Suite(name: "query") { sizes in
    sizes.lazy.flatMap { count -> [Comparison] in
        let tree = QueryTree.searched(count)
        return [
            tree.scan("full visit") { root in
                var visited = 0
                allViews().inside(root).forEach { _ in visited &+= 1 }
                return visited
            },
            tree.scan("full visit, each view's tag") { root in
                var sum = 0
                allViews().inside(root).forEach { sum &+= $0.tag }
                return sum
            },
            tree.scan("by class") { allViews(ofClass(UILabel.self)).inside($0).count },
            tree.scan("by class and label's end") {
                allViews(ofClass(UILabel.self), withLabel(.suffix("84"))).inside($0).count
            },
            tree.scan("by label's end") { allViews(withLabel(.suffix("84"))).inside($0).count },
            tree.scan("by label") { allViews(withLabel("Label 84")).inside($0).count },
            tree.scan("by identifier") { allViews(withIdentifier("view-84")).inside($0).count },
            tree.scan("by the parent's class") {
                allViews(withParent(ofClass(UILabel.self))).inside($0).count
            },
            tree.scan("by an ancestor's class") {
                allViews(withAncestor(ofClass(UILabel.self))).inside($0).count
            },
            tree.scan("by a sibling's class") {
                allViews(withSibling(ofClass(UILabel.self))).inside($0).count
            },
            tree.scan("by the class of a view inside") {
                allViews(containing(ofClass(UILabel.self))).inside($0).count
            },
            tree.scan("by the label of a view inside") {
                allViews(containing(withLabel("Label 84"))).inside($0).count
            },
            tree.scan("by class, inside a part of the tree") {
                allViews(ofClass(UILabel.self)).inside($0.subviews[0]).count
            },
            tree.scan("by class, inside all images") {
                allViews(ofClass(UILabel.self)).inside(allViews(ofClass(UIImageView.self)).inside($0)).count
            },
            tree.scan("on screen and visible") { allViews(onScreenAndVisible(true)).inside($0).count },
            QueryTree(count, Trees.mostlyUnseenViews(count))
                .scan("on screen and visible, one in 20") {
                    allViews(onScreenAndVisible(true)).inside($0).count
                },
            tree.scanAgain("the same query once more", allViews(withValue(.prefix("none")))),
        ]
    }
}

/// The cost of queries in a hierarchy with views of every public class; held to the ratios of plain views.
@MainActor let mixedTreeSuite = Suite(name: "mixed") { sizes in
    sizes.lazy.flatMap { count -> [Comparison] in
        let tree = QueryTree.searched(count, Trees.mixedViews(count))
        return [
            tree.scan("full visit, all classes") { root in
                var visited = 0
                allViews().inside(root).forEach { _ in visited &+= 1 }
                return visited
            },
            tree.scan("by class, all classes") { allViews(ofClass(UILabel.self)).inside($0).count },
            tree.scan("by identifier, all classes") {
                allViews(withIdentifier("view-84")).inside($0).count
            },
            tree.scanAgain(
                "the same query once more, all classes", allViews(withValue(.prefix("none")))),
        ]
    }
}
