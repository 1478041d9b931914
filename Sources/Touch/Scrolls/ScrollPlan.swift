import Foundation
import HeadlessUIKit
import TimeLapse
import ViewQuery

/// How the scroll views that a view is in must be scrolled for a part of it to be in view.
@MainActor
struct ScrollPlan {
    /// How far each of the scroll views is to be scrolled, the outermost first.
    private(set) var goals: [(scrollView: UIScrollView, offset: CGPoint)] = []

    /// How often a plan is made anew because content changed while it was scrolled.
    private static let rounds = 20

    /// How far an offset may be from where it is to be, in points.
    static let tolerance: CGFloat = 0.5

    /// Brings a part of a view into view.
    ///
    /// - Parameter part: which, in the view's own coordinates, as things are when it is asked for.
    static func carryOut(for view: UIView, _ part: () -> CGRect) throws(ScrollObstacle) {
        for _ in 0..<rounds {
            let plan = try ScrollPlan(for: view, part())
            let steps = plan.goals.filter { !$0.scrollView.isThere($0.offset) }
            if steps.isEmpty {
                try check(view, part())
                return
            }
            do {
                for step in steps { try DragDriver(scrollView: step.scrollView).drag(to: step.offset) }
            } catch {
                // What a drag set off, as a keyboard that goes away, may have changed what there is to do.
                UIApplication.shared.commit()
                guard case .didNotFollow = error else { throw error }
                if try ScrollPlan(for: view, part()).isSame(as: plan) { throw error }
            }
            UIApplication.shared.commit()
        }
        throw .notShown(.notHitAtAll)
    }

    private func isSame(as other: ScrollPlan) -> Bool {
        goals.elementsEqual(other.goals) { $0.scrollView === $1.scrollView && $0.offset == $1.offset }
    }

    /// Plans from the inside out: how far one scrolls decides what the one that it is in has to show.
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
            // Where it will be seen, in the coordinates that hold as long as nothing is scrolled yet.
            let now = scrollView.contentOffset
            rect = rect.clipped(to: visible).offsetBy(dx: now.x - goal.x, dy: now.y - goal.y)
        }
    }

    /// Whether any of a part is in view, now that all is scrolled as it should be.
    private static func check(_ view: UIView, _ part: CGRect) throws(ScrollObstacle) {
        guard case .failure(let obstacle) = HitTarget.find(view, at: .visiblePart(part)) else { return }
        switch obstacle {
        case .clipped, .outsideWindow:
            var superview = view.superview
            while let current = superview {
                if current is UIScrollView { throw .notShown(obstacle) }
                superview = current.superview
            }
            throw .inNoScrollView
        default: return
        }
    }
}

extension UIScrollView {
    /// The offset to go to for a rectangle of the content to be seen; of one that pages, that of a page.
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

    /// Whether the offset is as good as another.
    func isThere(_ offset: CGPoint) -> Bool {
        abs(contentOffset.x - offset.x) <= ScrollPlan.tolerance
            && abs(contentOffset.y - offset.y) <= ScrollPlan.tolerance
    }
}

extension TouchPlace {
    /// The view that is to be in view; `nil` for a point of the screen.
    var scrolledView: UIView? {
        switch subject {
        case .view(let view): view
        case .element(let element): element.view
        case .point(_, in: let view): view
        }
    }

    /// What failures call the place.
    var name: String {
        switch subject {
        case .view(let view): view.summary
        case .element(let element): element.description
        case .point(let point, in: let view):
            view.map { "\(point.shortText) of \($0.summary)" } ?? point.shortText
        }
    }
}
