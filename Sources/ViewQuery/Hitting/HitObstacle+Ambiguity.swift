import HeadlessUIKit

extension HitObstacle {
    /// That constraints leave open where the target is, or the view that is the obstacle; `nil` if they do not.
    ///
    /// - Complexity: O(depth), and that of solving the constraints around the view.
    @MainActor
    package func ambiguity(of view: UIView) -> String? {
        switch self {
        case .hasNoSize, .clipped, .outsideWindow, .pointOutside, .covered, .letsThrough, .notHit,
            .notHitAtAll:
            break
        default: return nil
        }
        var ancestor: UIView? = view
        while let current = ancestor {
            let parts = current.ambiguousParts
            if !parts.isEmpty {
                let name =
                    current === view ? "Its layout" : "The layout of \(current.summary), which contains it,"
                return "\(name) is ambiguous: no constraint decides its \(parts.joined(separator: " and ")),"
                    + " see layoutReport(of:)."
            }
            ancestor = current.superview
        }
        return nil
    }
}
