import Robot

/// Views that constraints place: their first layout, a constant that changes, and a view more.
///
/// The largest hierarchy has 10,000 views: one system of constraints over more takes minutes and gigabytes.
@MainActor let layoutSuite = Suite(name: "layout") { sizes in
    let sizes = sizes.filter { $0 <= 10_000 }
    let chains = sizes.flatMap { count in
        LayoutComparisons.of("chain", count) { ConstrainedViews(chain: count) }
    }
    let grids = sizes.flatMap { count in
        LayoutComparisons.of("grid", count) { ConstrainedViews(grid: count) }
    }
    return chains + grids + LayoutComparisons.ofStacks(depth: 10) + [LayoutComparisons.ofTable(rows: 1_000)]
}

/// The measurements of one arrangement.
@MainActor
private enum LayoutComparisons {
    static func of(_ name: String, _ count: Int, _ make: @escaping @MainActor () -> ConstrainedViews)
        -> [Comparison]
    {
        let kept = make()
        kept.layOut()
        let rounds = 100
        func compare(
            _ what: String, unit: String, count units: Int, baseline: @escaping () -> Int,
            _ work: @escaping () -> Int
        ) -> Comparison {
            Comparison(
                name: "\(name) of \(count) views, \(what)", unit: unit, count: units,
                baselineName: "bare arithmetic", baseline: baseline, work: work)
        }
        return [
            compare("made, constrained and laid out", unit: "view", count: count) {
                BareFrames.chain(count)
            } _: {
                let views = make()
                views.layOut()
                return views.check
            },
            compare("the constant of its last view", unit: "change", count: rounds) {
                BareFrames.chain(rounds)
            } _: {
                for round in 0..<rounds { kept.changeLast(to: CGFloat(10 + round % 2)) }
                return kept.check
            },
            compare("a view more and away again", unit: "view", count: rounds) {
                BareFrames.chain(rounds)
            } _: {
                for _ in 0..<rounds { kept.addAndRemove() }
                return kept.check
            },
        ]
    }

    static func ofStacks(depth: Int) -> [Comparison] {
        let stacks = NestedStacks(depth: depth)
        stacks.layOut()
        return [
            Comparison(
                name: "stack views, \(depth) deep, made and laid out", unit: "view", count: stacks.count,
                baselineName: "bare arithmetic", baseline: { BareFrames.chain(stacks.count) },
                work: {
                    let views = NestedStacks(depth: depth)
                    views.layOut()
                    return views.count
                }),
            Comparison(
                name: "stack views, \(depth) deep, one view hidden and shown", unit: "change", count: 2,
                baselineName: "bare arithmetic", baseline: { BareFrames.chain(2) },
                work: {
                    stacks.toggle()
                    stacks.toggle()
                    return stacks.count
                }),
        ]
    }

    static func ofTable(rows: Int) -> Comparison {
        let table = SelfSizingTable(rows: rows)
        return Comparison(
            name: "table of \(rows) self-sizing cells, to its end and back", unit: "row", count: 2 * rows,
            baselineName: "bare arithmetic", baseline: { BareFrames.chain(2 * rows) },
            work: { table.scrollToTheEndAndBack() })
    }
}

/// The least that placing views costs: adding up their extents.
private enum BareFrames {
    @inline(never)
    static func chain(_ count: Int) -> Int {
        var frames: [CGRect] = []
        frames.reserveCapacity(count)
        var x: CGFloat = 0
        for index in 0..<count {
            let width = CGFloat(10 + index % 7)
            frames.append(CGRect(x: x, y: 0, width: width, height: 20))
            x += width + 8
        }
        return Int(frames.reduce(0) { $0 + $1.minX } / 1e6)
    }
}
