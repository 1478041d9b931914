import Foundation
import HeadlessNibs
import HeadlessUIKit

/// The frames that Xcode stored for the views inside one, and the required constraints that they break.
struct StoredFrames {
    private var frames: [String: CGRect] = [:]
    /// The views that required constraints tie which the stored frames break.
    private var broken: Set<String> = []

    @MainActor
    init(inside root: ViewPlan) {
        place(root, at: .zero)
        check(root)
    }

    /// Whether constraints place another rectangle than the frame.
    @MainActor
    private static func hasAlignmentInsets(_ plan: ViewPlan) -> Bool {
        ["switch", "slider", "segmentedControl", "pageControl", "progressView"].contains(plan.kind)
    }

    /// Whether the stored frame breaks a required constraint.
    @MainActor
    func contradicts(_ plan: ViewPlan) -> Bool {
        plan.id.map(broken.contains) ?? false
    }

    /// Notes a view's frame, and those inside it, in the coordinates of the root.
    @MainActor
    private mutating func place(_ plan: ViewPlan, at origin: CGPoint) {
        guard let frame = plan.frame else { return }
        let rect = CGRect(
            x: origin.x + frame.minX, y: origin.y + frame.minY, width: frame.width, height: frame.height)
        if let id = plan.id, !Self.hasAlignmentInsets(plan) { frames[id] = rect }
        for inner in plan.parts.map(\.plan) + plan.subviews { place(inner, at: rect.origin) }
    }

    @MainActor
    private mutating func check(_ plan: ViewPlan) {
        // To those inside, the edges of a scroll view are those of its content.
        let constraints = plan.kind == "scrollView" ? [] : plan.constraints
        for constraint in constraints where constraint.priority == .required {
            guard let first = constraint.firstItem ?? plan.id, let holds = holds(constraint, first)
            else { continue }
            if !holds { broken.formUnion([first, constraint.secondItem].compactMap { $0 }) }
        }
        for inner in plan.parts.map(\.plan) + plan.subviews { check(inner) }
    }

    /// Whether a constraint holds; `nil` if it is not one of two views' frames.
    private func holds(_ constraint: ConstraintPlan, _ first: String) -> Bool? {
        guard let left = value(of: constraint.firstAttribute, of: first) else { return nil }
        var right = constraint.constant
        if let second = constraint.secondItem {
            guard let value = value(of: constraint.secondAttribute, of: second) else { return nil }
            right += value * constraint.multiplier
        }
        // Each frame is rounded.
        let tolerance = 2 * ViewMeasurement.tolerance
        switch constraint.relation {
        case .equal: return (left - right).magnitude <= tolerance
        case .lessThanOrEqual: return left <= right + tolerance
        case .greaterThanOrEqual: return left >= right - tolerance
        @unknown default: return nil
        }
    }

    private func value(of attribute: NSLayoutConstraint.Attribute, of id: String) -> CGFloat? {
        guard let rect = frames[id] else { return nil }
        switch attribute {
        case .left, .leading: return rect.minX
        case .right, .trailing: return rect.maxX
        case .top: return rect.minY
        case .bottom: return rect.maxY
        case .centerX: return rect.midX
        case .centerY: return rect.midY
        case .width: return rect.width
        case .height: return rect.height
        default: return nil
        }
    }
}
