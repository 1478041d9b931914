import Robot

/// The cost of a look-up by a query that is made again each time, compared with one in a dictionary of as many names.
@MainActor let lookupSuite = Suite(name: "lookup") { sizes in
    sizes.lazy.flatMap { count -> [Comparison] in
        let tree = LookupTree(count)
        return LookupTree.kinds.map { kind in
            Comparison(
                name: "\(kind.name), \(count) views", unit: "look-up", count: LookupTree.lookups,
                baselineName: "dictionary", baseline: { tree.runBare() }, work: { tree.run(kind) })
        }
    }
}

/// A tree in which names from all parts of it are looked up.
@MainActor
private final class LookupTree {
    struct Kind {
        var name: String
        var changesBetween = false
        var find: @MainActor (UIView, LookupTree.Names) -> Int
    }

    /// What one look-up asks for.
    struct Names {
        var identifier: String
        var label: String
    }

    static let lookups = 10_000
    static let kinds = [
        Kind(name: "by identifier") { root, names in
            allViews(withIdentifier(names.identifier)).inside(root).count
        },
        Kind(name: "by label") { root, names in
            allViews(withLabel(names.label)).inside(root).count
        },
        Kind(name: "the first by class") { root, _ in
            theFirstView(ofClass(UILabel.self)).inside(root).count
        },
        Kind(name: "the first by identifier") { root, names in
            theFirstView(withIdentifier(names.identifier)).inside(root).count
        },
        Kind(name: "the first by class and label") { root, names in
            theFirstView(ofClass(UILabel.self), withLabel(names.label)).inside(root).count
        },
        Kind(name: "by label after a change of one", changesBetween: true) { root, names in
            allViews(withLabel(names.label)).inside(root).count
        },
    ]

    private let root: UIView
    private let changing: UILabel
    /// The names, made before they are looked up.
    private let names: [Names]
    private let dictionary: [String: Int]

    init(_ count: Int) {
        root = Trees.views(count)
        names = (0..<Self.lookups).map { lookup in
            let index = 1 + (lookup &* 7_919) % (count - 1)
            return Names(identifier: "view-\(index)", label: "Label \(max(4, index & ~3))")
        }
        dictionary = Dictionary(uniqueKeysWithValues: (1..<count).map { ("view-\($0)", $0) })
        changing = UILabel()
        root.addSubview(changing)
        // The index is made after some searches without it.
        for _ in 0..<10 { _ = allViews(withLabel("Label 4")).inside(root).count }
    }

    func run(_ kind: Kind) -> Int {
        var total = 0
        for lookup in 0..<Self.lookups {
            if kind.changesBetween { changing.text = "changed \(lookup)" }
            total &+= kind.find(root, names[lookup])
        }
        return total
    }

    func runBare() -> Int {
        var total = 0
        for lookup in 0..<Self.lookups { total &+= dictionary[names[lookup].identifier] ?? 0 }
        return total
    }
}
