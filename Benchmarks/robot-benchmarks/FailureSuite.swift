import FailureReporting
import Robot

/// The cost of a failure's report, compared with a visit of the same tree of bare nodes.
///
/// Nothing of it is paid until something fails.
@MainActor let failureSuite = Suite(name: "failure") { sizes in
    sizes.lazy.flatMap { count -> [Comparison] in
        let tree = FailureTree(count)
        return [
            tree.report("a label that is nearly right") { tapOn(theFirstView(withLabel("Lable 84"))) },
            tree.report("a label that is nothing like any") { tapOn(theFirstView(withLabel("Continue"))) },
            tree.report("a role and a name") { tapOn(theFirstView(withRole(.button, named: "Lable 84"))) },
            tree.report("an element") { tapOn(theFirstElement(withRole(.button, named: "Lable 84"))) },
            tree.report("several where one is wanted") { tapOn(theOnlyView(ofClass(UILabel.self))) },
            tree.report("a hidden view") { tapOn(tree.hidden) },
        ]
    }
}

/// A window with a tree of views, in which nothing is found.
@MainActor
private struct FailureTree {
    private let tree: QueryTree
    /// The last of the views, which is hidden.
    let hidden: UIView

    init(_ count: Int) {
        tree = QueryTree(count)
        var view = tree.root
        while let last = view.subviews.last { view = last }
        hidden = view
        hidden.isHidden = true
        UIWindow.createWindowForTesting().addSubview(tree.root)
    }

    /// A call that fails, per view of the tree.
    func report(_ name: String, _ call: @escaping () -> Void) -> Comparison {
        Comparison(
            name: "\(name), \(tree.count) views", unit: "view", count: tree.count,
            baselineName: "raw-pointer visit", baseline: { [tree] in BareNode.sum(tree.nodes) },
            work: { FailureCollector.failures(of: call).count })
    }
}
