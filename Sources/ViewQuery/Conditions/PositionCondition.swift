import HeadlessUIKit

/// Whether a view is at a position relative to a landmark.
final class PositionCondition: ViewCondition {
    enum Position: Sendable {
        case leftOf, rightOf, above, below
        case near(within: CGFloat)

        /// The name of the function that makes the condition.
        var name: String { String("\(self)".prefix { $0 != "(" }) }
    }

    let position: Position
    let landmark: Landmark
    let depth: Int

    @MainActor
    init(position: Position, landmark: Landmark) {
        self.position = position
        self.landmark = landmark
        depth = (landmark.query?.depth ?? 0) + 1
    }

    var cost: Int { 40 }
    var needs: ConditionNeeds { [.unannounced, .place] }
    var tellsWhich: Bool { false }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        guard let other = landmark.view(in: search), other !== view else { return false }
        return holds(search.place(of: view).rectOnScreen, rect(of: other, in: search))
    }

    /// The landmark's rectangle, computed once for all views.
    @MainActor
    private func rect(of other: UIView, in search: ViewSearch) -> CGRect {
        search.finding(of: self) { search.place(of: other).rectOnScreen }
    }

    private func holds(_ rect: CGRect, _ other: CGRect) -> Bool {
        guard rect.isFinite, other.isFinite else { return false }
        switch position {
        case .leftOf: return rect.maxX <= other.minX + CGRect.precision && rect.isBeside(other)
        case .rightOf: return rect.minX >= other.maxX - CGRect.precision && rect.isBeside(other)
        case .above: return rect.maxY <= other.minY + CGRect.precision && rect.isInColumn(of: other)
        case .below: return rect.minY >= other.maxY - CGRect.precision && rect.isInColumn(of: other)
        case .near(let distance):
            return distance >= 0 && rect.gap(to: other) <= distance + CGRect.precision
        }
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        guard let other = landmark.view(in: search) else { return "\(landmark) finds no view" }
        if other === view { return "it is that view itself" }
        let (rect, mark) = (search.place(of: view).rectOnScreen, rect(of: other, in: search))
        if case .near(let distance) = position {
            return "it is \(rect.gap(to: mark).shortText) points away, wanted \(distance.shortText) at most"
        }
        let direction =
            switch position {
            case .leftOf: "left of"
            case .rightOf: "right of"
            default: position.name
            }
        return "it is at \(rect.shortText), wanted \(direction) \(other.summary) at \(mark.shortText)"
    }

    var description: String {
        guard case .near(let distance) = position else { return "\(position.name)(\(landmark))" }
        return "near(\(landmark), within: \(distance.shortText))"
    }
}

/// Whether a view covers a point.
final class PointCondition: ViewCondition {
    private let point: CGPoint
    /// The view whose coordinates the point is in; `nil` for the screen's.
    private let base: UIView?
    private let baseSummary: String?

    init(point: CGPoint, base: UIView?, baseSummary: String?) {
        self.point = point
        self.base = base
        self.baseSummary = baseSummary
    }

    var cost: Int { 30 }
    var needs: ConditionNeeds { [.unannounced, .place] }
    var tellsWhich: Bool { false }

    /// The point in the view's coordinates; `nil` for a view that a transform has collapsed to a line or a point.
    @MainActor
    private func point(in view: UIView, _ search: ViewSearch) -> CGPoint? {
        let onScreen = search.finding(of: self) { base?.convertToScreen(point) ?? point }
        return search.place(of: view).convertFromScreen(onScreen)
    }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        point.isFinite && point(in: view, search).map(view.bounds.contains) ?? false
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        guard point.isFinite else { return "\(point.shortText) is not a point" }
        guard let inside = point(in: view, search) else { return "it has no area" }
        return "the point is at \(inside.shortText) of it, its bounds are \(view.bounds.shortText)"
    }

    var description: String {
        "covering(\(point.shortText)\(baseSummary.map { ", in: \($0)" } ?? ""))"
    }
}

/// Whether enough of a view is visible.
final class ShareCondition: ViewCondition {
    private let share: Double

    init(share: Double) {
        self.share = share
    }

    var cost: Int { 600 }
    var needs: ConditionNeeds { .unannounced }
    var tellsWhich: Bool { false }

    func holds(for view: UIView, in search: ViewSearch) -> Bool {
        VisibleArea(of: view).share >= share
    }

    func shortfall(of view: UIView, in search: ViewSearch) -> String {
        let area = VisibleArea(of: view)
        let percent = (area.share * 100).rounded(.down)
        let reason = area.reason.map { " (\($0))" } ?? ""
        return
            "\(CGFloat(percent).shortText) % of it is visible\(reason), wanted \(CGFloat(share * 100).shortText) %"
    }

    var description: String { "visible(atLeast: \(CGFloat(share).shortText))" }
}

extension CGRect {
    /// How far rectangles may overlap, in points, and still only touch: sums of fractions are not exact.
    fileprivate static let precision: CGFloat = 0.001

    fileprivate var isFinite: Bool {
        minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite
    }

    /// Whether the vertical extents of the two overlap.
    fileprivate func isBeside(_ other: CGRect) -> Bool {
        minY < other.maxY - Self.precision && other.minY < maxY - Self.precision
    }

    /// Whether the horizontal extents of the two overlap.
    fileprivate func isInColumn(of other: CGRect) -> Bool {
        minX < other.maxX - Self.precision && other.minX < maxX - Self.precision
    }

    /// The distance between the nearest points of the two; 0 if they overlap.
    fileprivate func gap(to other: CGRect) -> CGFloat {
        let x = Swift.max(0, minX - other.maxX, other.minX - maxX)
        let y = Swift.max(0, minY - other.maxY, other.minY - maxY)
        return (x * x + y * y).squareRoot()
    }
}
