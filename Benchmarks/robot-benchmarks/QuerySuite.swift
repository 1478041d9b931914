import Robot

@MainActor let querySuite = Suite(name: "query") {
    [1_000, 100_000].flatMap { count in comparisons(count) }
}

@MainActor
private func comparisons(_ count: Int) -> [Comparison] {
    let root = Trees.views(count)
    let nodes = Trees.bareNodes(count)
    let repeats = max(1, 200_000 / count)

    func compare(_ name: String, _ query: @escaping () -> ViewQuery) -> Comparison {
        Comparison(
            name: "\(name), \(count) views", unit: "view", count: count * repeats,
            baselineName: "raw-pointer visit",
            baseline: { (0..<repeats).reduce(0) { total, _ in total &+ BareNode.sum(nodes) } },
            work: { (0..<repeats).reduce(0) { total, _ in total &+ query().inside(root).count } })
    }
    return [
        compare("all views") { allViews() },
        compare("by class") { allViews(ofClass(UILabel.self)) },
        compare("by identifier") { allViews(withIdentifier("view-\(count - 1)")) },
        compare("by label") { allViews(withLabel("Label 4")) },
        compare("on screen and visible") { allViews(onScreenAndVisible(true)) },
    ]
}
