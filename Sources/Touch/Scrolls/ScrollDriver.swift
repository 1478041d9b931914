import FailureReporting
import HeadlessUIKit
import ViewQuery

/// Scrolls a scroll view by drags: to an edge, by an offset, or until a view is found.
@MainActor
struct ScrollDriver {
    private static let gesture = "scrollOn"
    /// How often the content may grow while it is scrolled to its edge.
    private static let rounds = 100
    /// How much of the visible content one drag of a search covers, as a part of it.
    private static let stride: CGFloat = 0.75

    let scrollView: UIScrollView

    /// Finds the scroll view that a target stands for, and runs `body`; records why if that fails.
    ///
    /// - Parameters:
    ///   - request: what to do, for failures: `to the bottom`.
    ///   - axes: the axes along which it is dragged, if they are known.
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
            let scrollView = try view.scrollViewToDrag(along: axes)
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
            guard abs(scrollView.contentOffset[edge.axis] - end) > ScrollPlan.tolerance else {
                // An animation that has just begun would take it away again.
                guard scrollView.isScrollAnimating else { return }
                DragDriver(scrollView: scrollView).rest()
                continue
            }
            var goal = scrollView.contentOffset
            goal[edge.axis] = end
            do {
                try DragDriver(scrollView: scrollView).drag(edge.axis, to: goal)
            } catch {
                // The content may have grown or shrunk meanwhile.
                guard case .didNotFollow = error, scrollView.offset(at: edge) != end else { throw error }
            }
            UIApplication.shared.commit()
        }
        throw .endGoesOn(scrollView, after: Self.rounds)
    }

    /// Throws unless the content can be dragged along an axis, and is larger than its visible part.
    private func checkRoom(_ axis: ScrollAxis) throws(ScrollObstacle) {
        guard scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled else {
            throw .notScrollable(scrollView, axis)
        }
        let range = scrollView.offsetRange(axis)
        guard range.lowerBound < range.upperBound else { throw .contentFits(scrollView, axis) }
    }

    // MARK: By an offset

    /// The axis along which the content can be scrolled, if there is only one.
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

    func scroll(by offset: CGPoint) throws(ScrollObstacle) {
        let pixel = 1 / UIApplication.shared.screen.scale
        let start = scrollView.contentOffset
        var goal = start
        for axis in ScrollAxis.allCases where offset[axis] != 0 {
            try checkRoom(axis)
            goal[axis] += offset[axis]
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
        // A finger moves exactly; content rests on whole pixels.
        let driver = DragDriver(scrollView: scrollView, tolerance: pixel / 2 + 1e-6, mayPass: false)
        let axes = ScrollAxis.allCases.filter { offset[$0] != 0 }
        for axis in axes {
            do {
                try driver.drag(axis, to: goal)
            } catch {
                guard case .didNotFollow = error, restsAtEnd(before: goal, axis) else { throw error }
            }
        }
        // Along the other axis content may have been bouncing back.
        let end = scrollView.contentOffset
        let isThere = axes.allSatisfy { abs(end[$0] - goal[$0]) <= pixel || restsAtEnd(before: goal, $0) }
        guard isThere else { throw .didNotFollow(scrollView, goal: goal) }
    }

    /// Whether content that became shorter on the way, as with rows less high than estimated, rests at its end.
    private func restsAtEnd(before goal: CGPoint, _ axis: ScrollAxis) -> Bool {
        let range = scrollView.offsetRange(axis)
        return !range.contains(goal[axis])
            && abs(scrollView.contentOffset[axis] - goal[axis].clamped(to: range)) <= ScrollPlan.tolerance
    }

    // MARK: Until a view is found

    /// - Parameter name: what failures call the query.
    func scroll(
        until query: (UIView) -> ViewQuery, named name: String, toward edge: ScrollEdge?, atMost limit: Int
    ) throws(ScrollObstacle) {
        let start = scrollView.contentOffset
        var drags = 0
        var nearest: NearestMiss?
        while true {
            UIApplication.shared.commit()
            let query = query(scrollView)
            let found = query.views
            // Cells are reused, so what was near is noted before the next drag.
            if found.isEmpty, let miss = NearestMiss(to: query), miss.isNearer(than: nearest) {
                nearest = miss
            }
            var obstacle: (UIView, HitObstacle)?
            for view in found {
                guard case .failure(let reason) = HitTarget.find(view) else { return }
                if obstacle == nil { obstacle = (view, reason) }
            }
            let edge = try chosenEdge(edge)
            var search = ScrollSearch(
                sought: name, edge: edge, start: start, drags: drags, found: obstacle, nearest: nearest)
            let (offset, end) = (scrollView.contentOffset, scrollView.offset(at: edge))
            let isAtEnd = abs(offset[edge.axis] - end) <= ScrollPlan.tolerance
            if isAtEnd || drags >= limit {
                if isAtEnd, drags == 0 { try checkRoom(edge.axis) }
                if found.isEmpty { search.elsewhere = query.findingInstead(of: scrollView) }
                throw .notFound(scrollView, search, isAtEnd: isAtEnd)
            }
            try checkRoom(edge.axis)
            try drag(toward: edge)
            drags += 1
        }
    }

    /// The edge that was chosen; by default the bottom, or the end of content that only scrolls horizontally.
    private func chosenEdge(_ edge: ScrollEdge?) throws(ScrollObstacle) -> ScrollEdge {
        if let edge { return edge }
        let range = scrollView.offsetRange(.vertical)
        return range.lowerBound < range.upperBound
            ? .bottom : ScrollEdge(endOf: try onlyAxis(), in: scrollView)
    }

    /// Drags by most of the visible content, or by a page.
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
            // Content that was added or removed has moved it.
            guard case .didNotFollow = error, scrollView.contentOffset != goal else { throw error }
            if scrollView.offsetRange(axis).contains(goal[axis]) { throw error }
        }
    }
}

/// How far a search got.
struct ScrollSearch {
    /// What it looked for.
    let sought: String
    let edge: ScrollEdge
    /// The content offset at which it began.
    let start: CGPoint
    let drags: Int
    /// A view that was found at last, and why it cannot be touched.
    let found: (view: UIView, obstacle: HitObstacle)?
    /// What came nearest to it meanwhile.
    let nearest: NearestMiss?
    /// Where a view is that it looks for, if it is elsewhere.
    var elsewhere: Finding?
}
