import HeadlessUIKit
import TimeLapse
import ViewQuery

/// The content offsets that a view's scroll views need for a part of the view to be visible.
@MainActor
struct ScrollPlan {
    /// The content offset of each scroll view, the outermost first.
    private(set) var goals: [(scrollView: UIScrollView, offset: CGPoint)] = []

    /// How often a new plan is made because content changed while it was scrolled.
    private static let rounds = 20

    /// How much a content offset may differ from its goal, in points.
    static let tolerance: CGFloat = 0.5

    /// Scrolls until a part of a view is visible.
    ///
    /// - Parameter part: the part, in the view's own coordinates; called again for every plan.
    static func carryOut(for view: UIView, _ part: () -> CGRect) throws(ScrollObstacle) {
        var elsewhere: ScrollObstacle?
        for _ in 0..<rounds {
            let plan = try ScrollPlan(for: view, part())
            let steps = plan.goals.filter { !$0.scrollView.isThere($0.offset) }
            if steps.isEmpty {
                if let clipping = clipping(view, part()) { throw clipping }
                return
            }
            elsewhere = nil
            do {
                for step in steps where try !DragDriver(scrollView: step.scrollView).drag(to: step.offset) {
                    elsewhere = .didNotFollow(step.scrollView, goal: step.offset)
                }
            } catch {
                // A drag may have changed the layout, for example by dismissing the keyboard.
                UIApplication.shared.commit()
                guard case .didNotFollow = error else { throw error }
                if try ScrollPlan(for: view, part()).isSame(as: plan) { throw error }
            }
            UIApplication.shared.commit()
            // Content that comes to rest where it wants may never show all of it.
            if elsewhere != nil, clipping(view, part()) == nil { return }
        }
        throw elsewhere ?? .notShown(.notHitAtAll)
    }

    private func isSame(as other: ScrollPlan) -> Bool {
        goals.elementsEqual(other.goals) { $0.scrollView === $1.scrollView && $0.offset == $1.offset }
    }

    /// Plans from the inside out: how far a scroll view scrolls decides what the next outer one has to show.
    private init(for view: UIView, _ part: CGRect) throws(ScrollObstacle) {
        var rect = part
        var step = view
        while let superview = step.superview {
            rect = step.convertToSuperview(rect)
            step = superview
            guard let scrollView = step as? UIScrollView else { continue }
            let goal = scrollView.goal(showing: rect)
            let visible = CGRect(origin: goal, size: scrollView.bounds.size)
            guard rect.overlaps(visible) else { throw .beyondContent(scrollView, rect) }
            goals.insert((scrollView, goal), at: 0)
            // Where it will be visible, in coordinates that hold while nothing is scrolled yet.
            let now = scrollView.contentOffset
            rect = rect.clipped(to: visible).offsetBy(dx: now.x - goal.x, dy: now.y - goal.y)
        }
    }

    /// Why nothing of a part is visible; `nil` if some of it is, even if it is covered.
    private static func clipping(_ view: UIView, _ part: CGRect) -> ScrollObstacle? {
        guard case .failure(let obstacle) = HitTarget.find(view, at: .visiblePart(part)) else { return nil }
        switch obstacle {
        case .clipped, .outsideWindow:
            var superview = view.superview
            while let current = superview {
                if current is UIScrollView { return .notShown(obstacle) }
                superview = current.superview
            }
            return .inNoScrollView
        default: return nil
        }
    }
}

extension UIScrollView {
    /// The content offset that shows a rectangle of the content; with paging, that of a page.
    fileprivate func goal(showing rect: CGRect) -> CGPoint {
        var goal = offset(showing: rect)
        guard isPagingEnabled, goal != contentOffset else { return goal }
        for axis in ScrollAxis.allCases where goal[axis] != contentOffset[axis] && bounds.size[axis] > 0 {
            let size = bounds.size[axis]
            let middle = rect.origin[axis] + rect.size[axis] / 2
            goal[axis] = ((middle / size).rounded(.down) * size).clamped(to: offsetRange(axis))
        }
        return goal
    }

    /// Whether the content offset equals another within the tolerance.
    func isThere(_ offset: CGPoint) -> Bool {
        abs(contentOffset.x - offset.x) <= ScrollPlan.tolerance
            && abs(contentOffset.y - offset.y) <= ScrollPlan.tolerance
    }
}

extension TouchPlace {
    /// The view to scroll into view; `nil` for a point of the screen.
    var scrolledView: UIView? {
        switch subject {
        case .view(let view): view
        case .element(let element): element.view
        case .point(_, in: let view): view
        }
    }

    /// The name that failures give the place.
    var name: String {
        switch subject {
        case .view(let view): view.summary
        case .element(let element): element.description
        case .point(let point, in: let view):
            view.map { "\(point.shortText) of \($0.summary)" } ?? point.shortText
        }
    }
}
