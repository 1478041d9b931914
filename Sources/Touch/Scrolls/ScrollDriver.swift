import FailureReporting
import Foundation
import HeadlessUIKit
import ViewQuery

/// A scroll view, and where a hand is to scroll it.
@MainActor
struct ScrollDriver {
    private static let gesture = "scrollOn"
    /// How often content may grow while its edge is scrolled to.
    private static let rounds = 100
    /// How much of what is seen of the content a drag goes that looks for something.
    private static let stride: CGFloat = 0.75

    let scrollView: UIScrollView

    /// Finds the scroll view that a target stands for, and runs `body`; what prevents it is recorded.
    ///
    /// - Parameters:
    ///   - request: what is to be done, for failures: `to the bottom`.
    ///   - axes: the axes along which it must be dragged, if that is known.
    static func perform(
        on target: any TouchTarget, _ request: String, along axes: [ScrollAxis],
        _ body: (ScrollDriver) throws(ScrollObstacle) -> Void
    ) {
        guard let place = target.placeToTouch(for: gesture)?.inFront() else { return }
        UIApplication.shared.commit()
        let view: UIView
        switch place.view(for: gesture) {
        case .failure(let failure): return failure.record()
        case .success(let found): view = found
        }
        if case .failure(let obstacle) = HitTarget.shownWindow(of: view) {
            return TouchFailure(gesture, view, obstacle).record()
        }
        var named = view
        do {
            let scrollView = try view.scrollViewMeant(along: axes)
            named = scrollView
            try body(ScrollDriver(scrollView: scrollView))
        } catch {
            TouchFailure(gesture, cannotScroll: named, request, error).record()
        }
    }

    // MARK: To an edge

    func scroll(to edge: ScrollEdge) throws(ScrollObstacle) {
        try checkRoom(edge.axis)
        for _ in 0..<Self.rounds {
            let end = scrollView.offset(at: edge)
            guard abs(scrollView.contentOffset[edge.axis] - end) > ScrollPlan.tolerance else { return }
            var goal = scrollView.contentOffset
            goal[edge.axis] = end
            do {
                try DragDriver(scrollView: scrollView).drag(edge.axis, to: goal)
            } catch {
                // Where it ends may be elsewhere now.
                guard case .didNotFollow = error, scrollView.offset(at: edge) != end else { throw error }
            }
            UIApplication.shared.commit()
        }
        throw .endGoesOn(scrollView, after: Self.rounds)
    }

    /// Sees whether the content can be dragged along an axis, and is longer than what is seen of it.
    private func checkRoom(_ axis: ScrollAxis) throws(ScrollObstacle) {
        guard scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled else {
            throw .notScrollable(scrollView, axis)
        }
        let range = scrollView.offsetRange(axis)
        guard range.lowerBound < range.upperBound else { throw .contentFits(scrollView, axis) }
    }

    // MARK: By a way

    /// The axis along which the content can be scrolled, if there is but one.
    func onlyAxis() throws(ScrollObstacle) -> ScrollAxis {
        var axes: [ScrollAxis] = []
        for axis in ScrollAxis.allCases {
            let range = scrollView.offsetRange(axis)
            if range.lowerBound < range.upperBound { axes.append(axis) }
        }
        guard let axis = axes.first else { throw .contentFits(scrollView, nil) }
        guard axes.count == 1 else { throw .alongBothAxes(scrollView) }
        return axis
    }

    func scroll(by way: CGPoint) throws(ScrollObstacle) {
        let pixel = 1 / UIApplication.shared.screen.scale
        let start = scrollView.contentOffset
        var goal = start
        for axis in ScrollAxis.allCases where way[axis] != 0 {
            try checkRoom(axis)
            goal[axis] += way[axis]
            let range = scrollView.offsetRange(axis)
            guard range.lowerBound - pixel / 2 <= goal[axis], goal[axis] <= range.upperBound + pixel / 2
            else {
                throw .tooFar(scrollView, goal)
            }
            let page = scrollView.bounds.size[axis]
            if scrollView.isPagingEnabled, page > 0, goal[axis] != range.upperBound,
                abs((goal[axis] / page).rounded() * page - goal[axis]) > pixel / 2
            {
                throw .noPage(scrollView, axis)
            }
        }
        // A finger goes as far as it is told; content stands on whole pixels.
        let hand = DragDriver(scrollView: scrollView, tolerance: pixel / 2 + 1e-6)
        for axis in ScrollAxis.allCases where way[axis] != 0 { try hand.drag(axis, to: goal) }
        let end = scrollView.contentOffset
        let isThere = abs(end.x - goal.x) <= pixel && abs(end.y - goal.y) <= pixel
        guard isThere else { throw .didNotFollow(scrollView, goal: goal) }
    }

    // MARK: Until something is there

    func scroll(
        until query: (UIView) -> ViewQuery, toward edge: ScrollEdge?, atMost limit: Int
    ) throws(ScrollObstacle) {
        let start = scrollView.contentOffset
        var drags = 0
        while true {
            UIApplication.shared.commit()
            let found = query(scrollView).views
            var obstacle: (UIView, HitObstacle)?
            for view in found {
                guard case .failure(let reason) = HitTarget.find(view) else { return }
                if obstacle == nil { obstacle = (view, reason) }
            }
            let edge = try chosenEdge(edge)
            let search = ScrollSearch(start: start, drags: drags, found: obstacle)
            let (offset, end) = (scrollView.contentOffset, scrollView.offset(at: edge))
            guard abs(offset[edge.axis] - end) > ScrollPlan.tolerance else {
                if drags == 0 { try checkRoom(edge.axis) }
                throw .notFound(scrollView, search, isAtEnd: true)
            }
            guard drags < limit else { throw .notFound(scrollView, search, isAtEnd: false) }
            try checkRoom(edge.axis)
            try drag(toward: edge)
            drags += 1
        }
    }

    /// The edge that was chosen; if none was, the bottom, or the right of content that goes sideways only.
    private func chosenEdge(_ edge: ScrollEdge?) throws(ScrollObstacle) -> ScrollEdge {
        if let edge { return edge }
        let range = scrollView.offsetRange(.vertical)
        return range.lowerBound < range.upperBound ? .bottom : ScrollEdge(endOf: try onlyAxis())
    }

    /// Goes on by most of what is seen of the content, or a page.
    private func drag(toward edge: ScrollEdge) throws(ScrollObstacle) {
        let axis = edge.axis
        let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset).size[axis]
        let page = scrollView.bounds.size[axis]
        let length = scrollView.isPagingEnabled ? page : max(seen * Self.stride, 1)
        var goal = scrollView.contentOffset
        goal[axis] = (goal[axis] + (edge.isEnd ? length : -length)).clamped(to: scrollView.offsetRange(axis))
        do {
            try DragDriver(scrollView: scrollView).drag(axis, to: goal)
        } catch {
            // Content that came or went has moved it.
            guard case .didNotFollow = error, scrollView.contentOffset != goal else { throw error }
            if scrollView.offsetRange(axis).contains(goal[axis]) { throw error }
        }
    }
}

/// How a search came along.
struct ScrollSearch {
    /// Where it began.
    let start: CGPoint
    let drags: Int
    /// A view that was found in the end, and why it cannot be touched.
    let found: (view: UIView, obstacle: HitObstacle)?
}
