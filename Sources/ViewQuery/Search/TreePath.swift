import HeadlessUIKit

/// Paths of views in a tree: the indices that lead to them from the root.
@MainActor
enum TreePath {
    private struct Placed {
        let path: [Int]
        let view: ViewReference
    }

    /// The views of one tree, sorted in its order.
    ///
    /// - Complexity: O(*m*) in the views, times their depth and the number of siblings of their ancestors.
    static func sorted(_ views: [ViewReference]) -> [ViewReference] {
        var placed: [Placed] = []
        placed.reserveCapacity(views.count)
        for view in views { placed.append(Placed(path: path(to: view.takeUnretainedValue()), view: view)) }
        placed.sort(by: isBefore)
        var sorted = views
        for index in placed.indices { sorted[index] = placed[index].view }
        return sorted
    }

    // Not a closure of the main actor, which would check at each call that it is there.
    private nonisolated static func isBefore(_ first: Placed, _ second: Placed) -> Bool {
        first.path.lexicographicallyPrecedes(second.path)
    }

    private static func path(to view: UIView) -> [Int] {
        var path: [Int] = []
        var step = view
        while let superview = step.superviewLink {
            let sought = ViewReference.passUnretained(step).toOpaque()
            var index = 0
            while index < superview.uncheckedCount, superview.uncheckedSubview(at: index).toOpaque() != sought
            {
                index += 1
            }
            path.append(index)
            step = superview
        }
        path.reverse()
        return path
    }
}
