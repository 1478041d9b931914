import Foundation
import HeadlessUIKit

/// Whether a view stands where it should beside another, or under a point.
struct PositionCondition: ViewCondition {
    enum Position: Sendable {
        case leftOf, rightOf, above, below
        case near(within: CGFloat)
    }

    var position: Position
    var landmark: Landmark

    var cost: Int { 40 }
    var needs: ConditionNeeds { .unannounced }
    var tellsWhich: Bool { false }

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        guard let other = landmark.view(in: search), other !== view else { return false }
        return holds(view.rectOnScreen, other.rectOnScreen)
    }

    private func holds(_ rect: CGRect, _ other: CGRect) -> Bool {
        switch position {
        case .leftOf: rect.maxX <= other.minX && rect.isBeside(other)
        case .rightOf: rect.minX >= other.maxX && rect.isBeside(other)
        case .above: rect.maxY <= other.minY && rect.isInColumn(of: other)
        case .below: rect.minY >= other.maxY && rect.isInColumn(of: other)
        case .near(let distance): rect.gap(to: other) <= distance
        }
    }

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        guard let other = landmark.view(in: search) else { return "\(landmark) finds no view" }
        if other === view { return "it is that view itself" }
        let (rect, mark) = (view.rectOnScreen, other.rectOnScreen)
        if case .near(let distance) = position {
            return "it is \(rect.gap(to: mark).shortText) points away, wanted \(distance.shortText) at most"
        }
        return "it is at \(rect.shortText), wanted \(direction) \(other.summary) at \(mark.shortText)"
    }

    private var direction: String {
        switch position {
        case .leftOf: "left of"
        case .rightOf: "right of"
        case .above: "above"
        case .below: "below"
        case .near: "near"
        }
    }

    var description: String {
        switch position {
        case .leftOf: "leftOf(\(landmark))"
        case .rightOf: "rightOf(\(landmark))"
        case .above: "above(\(landmark))"
        case .below: "below(\(landmark))"
        case .near(let distance): "near(\(landmark), within: \(distance.shortText))"
        }
    }
}

/// Whether a view covers a point.
struct PointCondition: ViewCondition {
    var point: CGPoint
    /// The view whose coordinates the point is in; those of the screen if `nil`.
    var base: UIView?
    var baseSummary: String?

    var cost: Int { 30 }
    var needs: ConditionNeeds { .unannounced }
    var tellsWhich: Bool { false }

    @MainActor
    private func point(in view: UIView) -> CGPoint {
        base.map { view.convertFromScreen($0.convertToScreen(point)) } ?? view.convertFromScreen(point)
    }

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        point.isFinite && view.bounds.contains(point(in: view))
    }

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        guard point.isFinite else { return "\(point.shortText) is not a point" }
        return "the point is at \(point(in: view).shortText) of it, its bounds are \(view.bounds.shortText)"
    }

    var description: String {
        "covering(\(point.shortText)\(baseSummary.map { ", in: \($0)" } ?? ""))"
    }
}

/// Whether enough of a view can be seen.
struct ShareCondition: ViewCondition {
    var share: Double

    var cost: Int { 600 }
    var needs: ConditionNeeds { .unannounced }
    var tellsWhich: Bool { false }

    @MainActor
    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        VisibleArea(of: view).share >= share && view.isVisibleItself
    }

    @MainActor
    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        let area = VisibleArea(of: view)
        let percent = (area.share * 100).rounded(.down)
        let reason = area.reason.map { " (\($0))" } ?? ""
        return
            "\(CGFloat(percent).shortText) % of it is visible\(reason), wanted \(CGFloat(share * 100).shortText) %"
    }

    var description: String { "visible(atLeast: \(CGFloat(share).shortText))" }
}

extension UIView {
    /// The smallest rectangle around the view, in the screen's coordinates.
    var rectOnScreen: CGRect { convertToScreen(bounds) }
}

extension CGRect {
    /// Whether the two are at the same height, in part.
    fileprivate func isBeside(_ other: CGRect) -> Bool {
        minY < other.maxY && other.minY < maxY
    }

    /// Whether the two are one over the other, in part.
    fileprivate func isInColumn(of other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX
    }

    /// How far apart the two are where they are nearest; 0 if they overlap.
    fileprivate func gap(to other: CGRect) -> CGFloat {
        let x = Swift.max(0, minX - other.maxX, other.minX - maxX)
        let y = Swift.max(0, minY - other.maxY, other.minY - maxY)
        return (x * x + y * y).squareRoot()
    }
}
