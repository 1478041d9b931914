import HeadlessUIKit

/// Paths of views in a tree: the indices that lead to them from the root.
@MainActor
enum TreePath {
    /// The views of one tree, sorted in its order.
    ///
    /// - Complexity: O(*m*) in the views, times their depth and the number of siblings of their ancestors.
    static func sorted(_ views: [ViewReference]) -> [ViewReference] {
        views.map { (path: path(to: $0.takeUnretainedValue()), view: $0) }
            .sorted { $0.path.lexicographicallyPrecedes($1.path) }
            .map(\.view)
    }

    private static func path(to view: UIView) -> [Int] {
        var path: [Int] = []
        var step = view
        while let superview = step.superview {
            path.append(superview.subviews.firstIndex { $0 === step } ?? 0)
            step = superview
        }
        return path.reversed()
    }
}
