import FailureReporting
import Foundation
import HeadlessUIKit
import ViewQuery

/// Content that cannot be scrolled, and why.
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
                "\nThe tree:\n" + HierarchyText.report(of: $0, marking: [:])
            } ?? ""
        return ScrollFailure(
            "tapStatusBar scrolled nothing: no scroll view on the screen has scrollsToTop." + tree)
    }

    init(severalToTop scrollViews: [UIScrollView]) {
        let names = scrollViews.map { "\($0.summary) \($0.frame.shortText)" }.joined(separator: ", ")
        self.init(
            "tapStatusBar scrolled nothing: \(scrollViews.count) scroll views on the screen have scrollsToTop, and"
                + " an iPhone scrolls none of them then: \(names). Set it to false for all but one.")
    }

    init(refusedBy scrollView: UIScrollView) {
        self.init(
            "tapStatusBar scrolled nothing: the delegate of \(scrollView.summary) said no in"
                + " scrollViewShouldScrollToTop.")
    }
}

// MARK: - Into view

/// Why something cannot be brought into view.
enum ScrollObstacle: Error {
    /// It is a point of the screen, which scrolls with nothing.
    case isPoint
    /// It is in no scroll view.
    case inNoScrollView
    /// It lies where the scroll view does not scroll to.
    case beyondContent(UIScrollView, CGRect)
    /// The scroll view cannot be dragged along an axis.
    case notScrollable(UIScrollView, ScrollAxis)
    /// No finger finds a place in the scroll view from which it drags it.
    case nowhereToDrag(UIScrollView, HitObstacle?)
    /// It was dragged, and is no nearer to where it was to go.
    case didNotFollow(UIScrollView, goal: CGPoint)
    /// It was scrolled to, and still is not there.
    case notShown(HitObstacle)
    /// It is no scroll view, is in none and has none in it.
    case noScrollView
    /// There are several that could be meant.
    case severalScrollViews([UIScrollView])
    /// The content is no longer than what is seen of it, along an axis or along both.
    case contentFits(UIScrollView, ScrollAxis?)
    /// The content can be scrolled along both axes.
    case alongBothAxes(UIScrollView)
    /// The content ends before an offset.
    case tooFar(UIScrollView, CGPoint)
    /// The scroll view turns pages, and rests nowhere else.
    case noPage(UIScrollView, ScrollAxis)
    /// The content grows whenever its end is reached.
    case endGoesOn(UIScrollView, after: Int)
    /// Nothing to touch was found on the way.
    case notFound(UIScrollView, ScrollSearch, isAtEnd: Bool)
}

@MainActor
extension ScrollObstacle {
    /// What it is, as a clause about `view`.
    func reason(for view: UIView?) -> String {
        switch self {
        case .isPoint: return "it is a point of the screen, which does not scroll"
        case .inNoScrollView: return "it is in no scroll view"
        case .beyondContent(let scrollView, let rect):
            return "it is at \(rect.shortText) in \(scrollView.summary), whose contentSize is"
                + " \(scrollView.contentSize.shortText), so that \(scrollView.offsetLimits)"
        case .notScrollable(let scrollView, _) where !scrollView.isScrollEnabled:
            return "scrolling is disabled for \(scrollView.summary)"
        case .notScrollable(let scrollView, let axis):
            return "\(scrollView.summary) cannot be dragged \(axis == .vertical ? "up and down" : "sideways")"
        case .nowhereToDrag(let scrollView, let obstacle?):
            return "\(scrollView.summary) cannot be dragged: \(obstacle.reason(for: scrollView))"
        case .nowhereToDrag(let scrollView, nil):
            return "a finger finds no place in \(scrollView.summary) from which it would drag it"
        case .didNotFollow(let scrollView, let goal):
            return "dragged towards \(goal.shortText), \(scrollView.summary) is at"
                + " \(scrollView.contentOffset.shortText)"
        case .notShown(let obstacle):
            return "scrolled to, " + (view.map { obstacle.reason(for: $0) } ?? "it is not there")
        default: return reasonNotScrolled
        }
    }

    /// The same of what is to be scrolled by a way, or to somewhere.
    private var reasonNotScrolled: String {
        switch self {
        case .severalScrollViews(let scrollViews):
            let names = scrollViews.map { "\($0.summary) \($0.frame.shortText)" }.joined(separator: ", ")
            return "there are \(scrollViews.count) scroll views in it: \(names)"
        case .contentFits(let scrollView, let axis):
            let way = axis.map { $0 == .vertical ? " from top to bottom" : " from side to side" } ?? ""
            return "its content fits\(way), with a contentSize of \(scrollView.contentSize.shortText) in"
                + " \(scrollView.bounds.size.shortText)"
        case .alongBothAxes:
            return "its content can be scrolled along both axes, so say which way by a CGVector"
        case .tooFar(let scrollView, let goal):
            return "that would be \(goal.shortText), and \(scrollView.offsetLimits)"
        case .noPage(let scrollView, let axis):
            return
                "it turns pages of \(scrollView.bounds.size[axis].shortText) points, and rests nowhere else"
        case .endGoesOn(let scrollView, let rounds):
            return "its content grew \(rounds) times when its end was reached, and it is at"
                + " \(scrollView.contentOffset.shortText)"
        case .notFound(let scrollView, let search, let isAtEnd):
            let way =
                "\(search.drags) drag\(search.drags == 1 ? "" : "s") took it from \(search.start.shortText) to"
                + " \(scrollView.contentOffset.shortText), and \(scrollView.offsetLimits)"
            let found = search.found.map {
                "; \($0.view.summary) is there, but \($0.obstacle.reason(for: $0.view))"
            }
            return way + (isAtEnd ? "" : ", and there were to be no more") + (found ?? "")
        default: return "it is no scroll view, is in none, and there is none in it"
        }
    }

    /// The view to blame.
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
