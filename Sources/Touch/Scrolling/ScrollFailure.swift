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
}

@MainActor
extension ScrollObstacle {
    /// What it is, as a clause about `view`.
    func reason(for view: UIView?) -> String {
        switch self {
        case .isPoint: return "it is a point of the screen, which does not scroll"
        case .inNoScrollView: return "it is in no scroll view"
        case .beyondContent(let scrollView, let rect):
            let (x, y) = (scrollView.offsetRange(.horizontal), scrollView.offsetRange(.vertical))
            let first = CGPoint(x: x.lowerBound, y: y.lowerBound)
            let last = CGPoint(x: x.upperBound, y: y.upperBound)
            return "it is at \(rect.shortText) in \(scrollView.summary), whose contentSize is"
                + " \(scrollView.contentSize.shortText), so that its offset goes from \(first.shortText) to"
                + " \(last.shortText)"
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
        }
    }

    /// The view to blame.
    var culprit: UIView? {
        switch self {
        case .isPoint, .inNoScrollView: nil
        case .beyondContent(let view, _), .notScrollable(let view, _), .didNotFollow(let view, _): view
        case .nowhereToDrag(let view, let obstacle): obstacle?.culprit ?? view
        case .notShown(let obstacle): obstacle.culprit
        }
    }
}
