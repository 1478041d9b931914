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

    /// A query over all views, per view of the tree.
    func scan(_ name: String, _ work: @escaping (UIView) -> Int) -> Comparison {
        Comparison(
            name: "\(name), \(count) views", unit: "view", count: count * repeats,
            baselineName: "raw-pointer visit",
            baseline: { [nodes, repeats] in
                (0..<repeats).reduce(0) { total, _ in total &+ BareNode.sum(nodes) }
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

/// The cost of a query on a tree that has changed since the last query.
@MainActor let changedTreeSuite = Suite(name: "changed") { sizes in
    sizes.lazy.flatMap { count -> [Comparison] in
        let tree = QueryTree.searched(count)
        let leaf = UIView()
        @MainActor func change(_ root: UIView) {
            if leaf.superview == nil { root.addSubview(leaf) } else { leaf.removeFromSuperview() }
        }
        return [
            tree.scan("full visit after a change") { root in
                change(root)
                var visited = 0
                allViews().inside(root).forEach { _ in visited &+= 1 }
                return visited
            },
            tree.scan("by label after a change") { root in
                change(root)
                return allViews(withLabel("Label 84")).inside(root).count
            },
            tree.scan("by class after a change") { root in
                change(root)
                return allViews(ofClass(UILabel.self)).inside(root).count
            },
            tree.scan("by value after a change") { root in
                change(root)
                return allViews(withValue("none has it")).inside(root).count
            },
        ]
    }
}

/// The cost of a look-up, compared with the same look-up in a tree of 1,000 views.
@MainActor let lookupSuite = Suite(name: "lookup") { sizes in
    let small = LookupTree(1_000)
    return sizes.lazy.flatMap { count -> [Comparison] in
        let tree = LookupTree(count)
        return LookupTree.kinds.map { kind in
            Comparison(
                name: "\(kind.name), \(count) views", unit: "look-up", count: LookupTree.lookups,
                baselineName: "1000 views", baseline: { small.run(kind) }, work: { tree.run(kind) })
        }
    }
}

/// A tree in which names from all parts of it are looked up.
@MainActor
private final class LookupTree {
    struct Kind {
        var name: String
        var changesBetween = false
        var find: (UIView, Int) -> Int
    }

    static let lookups = 1_000
    static let kinds = [
        Kind(name: "by identifier") { root, index in
            allViews(withIdentifier("view-\(index)")).inside(root).count
        },
        Kind(name: "by label") { root, index in
            allViews(withLabel("Label \(index & ~3)")).inside(root).count
        },
        Kind(name: "the first by class") { root, _ in
            theFirstView(ofClass(UILabel.self)).inside(root).count
        },
        Kind(name: "the first by identifier") { root, index in
            theFirstView(withIdentifier("view-\(index)")).inside(root).count
        },
        Kind(name: "the first by class and label") { root, index in
            theFirstView(ofClass(UILabel.self), withLabel("Label \(index & ~3)")).inside(root).count
        },
        Kind(name: "by label after a change of one", changesBetween: true) { root, index in
            allViews(withLabel("Label \(index & ~3)")).inside(root).count
        },
    ]

    private let count: Int
    private let root: UIView
    private let changing: UILabel

    init(_ count: Int) {
        self.count = count
        root = Trees.views(count)
        changing = UILabel()
        root.addSubview(changing)
        // The index is made after some searches without it.
        for _ in 0..<10 { _ = allViews(withLabel("Label 4")).inside(root).count }
    }

    func run(_ kind: Kind) -> Int {
        var total = 0
        for lookup in 0..<Self.lookups {
            if kind.changesBetween { changing.text = "changed \(lookup)" }
            total &+= kind.find(root, (lookup &* 7_919) % count)
        }
        return total
    }
}
