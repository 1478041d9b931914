import FailureReporting
import HeadlessUIKit
import ViewQuery

/// A scroll that failed, and why.
struct ScrollFailure: Failure {
    let description: String

    private init(_ description: String) {
        self.description = description
    }
}

// MARK: - To the top

@MainActor
extension ScrollFailure {
    static var noneToTop: ScrollFailure {
        let tree =
            UIApplication.shared.keyWindow.map {
                "\nThe view hierarchy:\n" + HierarchyText.report(of: $0, marking: [:])
            } ?? ""
        return ScrollFailure(
            "tapStatusBar scrolled nothing: no scroll view on the screen has scrollsToTop." + tree)
    }

    init(severalToTop scrollViews: [UIScrollView]) {
        let names = scrollViews.map { "\($0.summary) \($0.frame.shortText)" }.joined(separator: ", ")
        self.init(
            "tapStatusBar scrolled nothing: \(scrollViews.count) scroll views on the screen have scrollsToTop, and"
                + " an iPhone then scrolls none of them: \(names). Set it to false for all but one.")
    }

    init(refusedBy scrollView: UIScrollView) {
        self.init(
            "tapStatusBar scrolled nothing: the delegate of \(scrollView.summary) returned false from"
                + " scrollViewShouldScrollToTop(_:).")
    }
}

// MARK: - Into view

/// Why a target cannot be scrolled, or scrolled into view.
enum ScrollObstacle: Error {
    /// The target is a point of the screen, which does not scroll.
    case isPoint
    /// The target is not in a scroll view.
    case inNoScrollView
    /// The target lies outside the content that the scroll view can show.
    case beyondContent(UIScrollView, CGRect)
    /// The scroll view does not scroll along an axis.
    case notScrollable(UIScrollView, ScrollAxis)
    /// No point of the scroll view starts a drag of it.
    case nowhereToDrag(UIScrollView, HitObstacle?)
    /// The scroll view was dragged, but did not get closer to the wanted offset.
    case didNotFollow(UIScrollView, goal: CGPoint)
    /// The target was scrolled to, but is still not visible.
    case notShown(HitObstacle)
    /// The target is not a scroll view, and neither contains one nor is inside one.
    case noScrollView
    /// Several scroll views could be meant.
    case severalScrollViews([UIScrollView])
    /// The content is not larger than its visible part, along an axis or along both.
    case contentFits(UIScrollView, ScrollAxis?)
    /// The content scrolls along both axes.
    case alongBothAxes(UIScrollView)
    /// The content offset would be outside its range.
    case tooFar(UIScrollView, CGPoint)
    /// The scroll view pages, and the offset is not a page's.
    case noPage(UIScrollView, ScrollAxis)
    /// The content grows whenever its end is reached.
    case endGoesOn(UIScrollView, after: Int)
    /// The search found no view that can be touched.
    case notFound(UIScrollView, ScrollSearch, isAtEnd: Bool)
}

@MainActor
extension ScrollObstacle {
    /// The reason, as a clause about `view`.
    func reason(for view: UIView?) -> String {
        switch self {
        case .isPoint: return "it is a point of the screen, which does not scroll"
        case .inNoScrollView: return "it is not in a scroll view"
        case .beyondContent(let scrollView, let rect):
            return "it is at \(rect.shortText) in \(scrollView.summary), whose contentSize is"
                + " \(scrollView.contentSize.shortText), so contentOffset is limited to \(scrollView.offsetLimits)"
        case .notScrollable(let scrollView, _) where !scrollView.isScrollEnabled:
            return "scrolling is disabled for \(scrollView.summary)"
        case .notScrollable(let scrollView, let axis):
            return
                "\(scrollView.summary) does not scroll \(axis == .vertical ? "vertically" : "horizontally")"
        case .nowhereToDrag(let scrollView, let obstacle?):
            return "\(scrollView.summary) cannot be dragged: \(obstacle.reason(for: scrollView))"
        case .nowhereToDrag(let scrollView, nil):
            return "no point of \(scrollView.summary) starts a drag of it"
        case .didNotFollow(let scrollView, let goal):
            return "\(scrollView.summary) was dragged to contentOffset \(goal.shortText), but is at"
                + " \(scrollView.contentOffset.shortText)"
        case .notShown(let obstacle):
            return "after scrolling to it, " + (view.map { obstacle.reason(for: $0) } ?? "it is not there")
        default: return reasonNotScrolled
        }
    }

    /// What `gesture` says about a search that found nothing, as a sentence; `nil` for other obstacles.
    func searchText(_ gesture: String) -> String? {
        guard case .notFound(let scrollView, let search, let isAtEnd) = self else { return nil }
        let (edge, axis) = (search.edge, search.edge.axis)
        let drags = "\(search.drags) drag\(search.drags == 1 ? "" : "s")"
        let path =
            "contentOffset.\(axis == .vertical ? "y" : "x") \(search.start[axis].shortText) to"
            + " \(scrollView.contentOffset[axis].shortText)"
        let text =
            isAtEnd
            ? "reached the \(edge.rawValue) of \(scrollView.summary) without finding \(search.sought) (\(drags), \(path))"
            : "did not find \(search.sought) in \(drags) of \(scrollView.summary) (\(path); its \(edge.rawValue) is at"
                + " \(scrollView.offset(at: edge).shortText))"
        let found = search.found.map {
            "; \($0.view.summary) is there, but \($0.obstacle.reason(for: $0.view))"
        }
        var lines = ["\(gesture) \(text)\(found ?? "")."]
        if let elsewhere = search.elsewhere {
            lines += elsewhere.lines + (elsewhere.cure.map { ["Try: \($0)"] } ?? [])
        } else if found == nil, let nearest = search.nearest {
            lines.append("Nearest on the way: \(nearest.text).")
        }
        return lines.joined(separator: "\n")
    }

    /// The reason why content is not scrolled by an offset, or to an edge.
    private var reasonNotScrolled: String {
        switch self {
        case .severalScrollViews(let scrollViews):
            let names = scrollViews.map { "\($0.summary) \($0.frame.shortText)" }.joined(separator: ", ")
            return "it contains \(scrollViews.count) scroll views: \(names)"
        case .contentFits(let scrollView, let axis):
            let direction = axis.map { $0 == .vertical ? " vertically" : " horizontally" } ?? ""
            let insets = scrollView.adjustedContentInset
            // Negative ones keep a part of the content from being scrolled to, as beyond the last page.
            let cut = -min(insets.left + insets.right, insets.top + insets.bottom, 0)
            return "its content fits\(direction): contentSize \(scrollView.contentSize.shortText)"
                + (cut > 0 ? ", of which negative insets cut off \(cut.shortText)," : "")
                + " in \(scrollView.bounds.size.shortText)"
        case .alongBothAxes:
            return "its content scrolls along both axes: pass a CGVector"
        case .tooFar(let scrollView, let goal):
            return "contentOffset would be \(goal.shortText), outside \(scrollView.offsetLimits)"
        case .noPage(let scrollView, let axis):
            return
                "it pages by \(scrollView.bounds.size[axis].shortText) points, and cannot stop between pages"
        case .endGoesOn(let scrollView, let rounds):
            return "its content grew \(rounds) times when its end was reached, and contentOffset is"
                + " \(scrollView.contentOffset.shortText)"
        default: return "it is not a scroll view, and neither contains one nor is inside one"
        }
    }

    var culprit: UIView? {
        switch self {
        case .isPoint, .inNoScrollView: nil
        case .beyondContent(let view, _), .notScrollable(let view, _), .didNotFollow(let view, _): view
        case .nowhereToDrag(let view, let obstacle): obstacle?.culprit ?? view
        case .notShown(let obstacle): obstacle.culprit
        case .notFound(_, let search, _): search.found.map { $0.obstacle.culprit ?? $0.view }
        case .contentFits(let view, _), .alongBothAxes(let view), .tooFar(let view, _), .noPage(let view, _),
            .endGoesOn(let view, _):
            view
        case .noScrollView, .severalScrollViews: nil
        }
    }
}
