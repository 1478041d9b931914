import Robot

#if canImport(Glibc)
import Glibc
#endif

/// The cost of making views and freeing them.
@MainActor let treeSuite = Suite(name: "tree") { sizes in
    @MainActor
    func compare(_ name: String, _ count: Int, _ bareTree: @escaping (Int) -> BareView) -> Comparison {
        Comparison(
            name: "\(name), \(count) views", unit: "view", count: count, isRepeated: true,
            baselineName: "bare classes", baseline: { bareTree(count).children.count },
            work: { Trees.views(count).subviews.count })
    }
    let builds = sizes.flatMap {
        [
            compare("build of mixed classes, and freeing", $0, BareView.siblings),
            compare("the same against a tree of that shape", $0, BareView.tree),
        ]
    }
    let adding = Comparison(
        name: "make and add plain views, and free them", unit: "view", count: plain, isRepeated: true,
        baselineName: "bare classes", baseline: { BareView.siblings(plain).children.count },
        work: { plainViews(plain).subviews.count })
    return builds + [adding]
}

/// The cost of views in memory.
@MainActor let memorySuite = Suite(name: "memory") { _ in memoryComparisons(plain) }

private let plain = 100_000

@MainActor
private func plainViews(_ count: Int) -> UIView { views(count) { UIView(frame: .zero) } }

@MainActor
private func views(_ count: Int, _ make: () -> UIView) -> UIView {
    let root = UIView()
    for _ in 1..<count { root.addSubview(make()) }
    return root
}

/// The additional memory in use with a tree.
@MainActor
private func memoryComparisons(_ count: Int) -> [Comparison] {
    guard Memory.residentBytes != nil else { return [] }
    func compare(_ name: String, _ work: @escaping () -> Int) -> Comparison {
        Comparison(
            name: name, quantity: .memory, unit: "view", count: count, baselineName: "bare classes",
            baseline: { Memory.taken { BareView.siblings(count) } }, work: work)
    }
    // Of one class each, in addition to what as many plain views take.
    let classes: [(String, () -> UIView)] = [
        ("labels", { UILabel(frame: .zero) }), ("image views", { UIImageView(frame: .zero) }),
        ("buttons", { UIButton(frame: .zero) }), ("text fields", { UITextField(frame: .zero) }),
        (
            "views with an identifier",
            {
                let view = UIView(frame: .zero)
                view.accessibilityIdentifier = "identifier"
                return view
            }
        ),
    ]
    let ofClasses = classes.map { name, make in
        compare("memory of \(name), above plain views") {
            Memory.taken { views(count, make) } - Memory.taken { plainViews(count) }
        }
    }
    return ofClasses + [
        compare("memory of plain views") { Memory.taken { plainViews(count) } },
        compare("memory of mixed classes") { Memory.taken { Trees.views(count) } },
        compare("memory of an index of them, in addition") {
            let root = Trees.views(count)
            return Memory.taken {
                for _ in 0..<10 {
                    _ = allViews(withLabel("Label 4")).inside(root).count
                    _ = allViews(withIdentifier("view-4")).inside(root).count
                }
                return root
            }
        },
    ]
}
