import Robot

@MainActor let treeSuite = Suite(name: "tree") { _ in
    let count = 100_000
    return [
        Comparison(
            name: "make and add \(count) views, and free them", unit: "view", count: count,
            baselineName: "bare classes",
            baseline: {
                let root = BareView(frame: .zero)
                for _ in 1..<count { root.add(BareView(frame: .zero)) }
                return root.children.count
            },
            work: {
                let root = UIView()
                for _ in 1..<count { root.addSubview(UIView(frame: .zero)) }
                return root.subviews.count
            })
    ]
}
