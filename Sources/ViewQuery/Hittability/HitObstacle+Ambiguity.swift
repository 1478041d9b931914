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
        for step in view.lineage {
            let parts = step.ambiguousParts
            if parts.isEmpty { continue }
            let name = step === view ? "Its layout" : "The layout of \(step.summary), which contains it,"
            return "\(name) is ambiguous: no constraint decides its \(parts.joined(separator: " and ")),"
                + " see layoutReport(of:)."
        }
        return nil
    }
}
