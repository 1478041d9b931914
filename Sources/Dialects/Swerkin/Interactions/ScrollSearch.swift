import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery

/// Looks for an element by scrolling down, as a user does: the scroll views on the screen, one after another.
@MainActor
struct ScrollSearch {
    /// The limit of drags: lists may grow whenever their end is reached.
    private static let mostDrags = 100
    private static let stride: CGFloat = 0.75
    private static let namedLabels = 3

    private let sought: SoughtElement
    private var drags = 0
    private(set) var journeys: [String] = []
    private var starts: [(scrollView: UIScrollView, offset: CGPoint)] = []
    /// The texts of the elements that were found while scrolling, without repetition.
    private var seen: [String] = []
    private var seenSet: Set<String> = []

    init(for sought: SoughtElement) {
        self.sought = sought
    }

    mutating func run() -> Bool {
        if look() { return true }
        for scrollView in Self.scrollViews where search(scrollView) { return true }
        return false
    }

    /// How far everything on the screen can be scrolled down, in points.
    static var room: CGFloat { scrollViews.reduce(0) { $0 + $1.roomBelow } }

    private static var scrollViews: [UIScrollView] {
        ElementWalk.elements().compactMap { element in
            guard ElementKind.scrollView.matches(element),
                let scrollView = element.object as? UIScrollView,
                scrollView.isScrollEnabled, scrollView.roomBelow > 0, element.canBeSeen
            else { return nil }
            return scrollView
        }
    }

    private mutating func search(_ scrollView: UIScrollView) -> Bool {
        let (start, before) = (scrollView.contentOffset, drags)
        defer {
            if drags > before {
                let count = drags - before
                let end = scrollView.contentOffset.y.shortText
                journeys.append(
                    "Scrolled \(scrollView.summary) by \(count) drag\(count == 1 ? "" : "s"),"
                        + " contentOffset.y \(start.y.shortText) to \(end).")
                starts.append((scrollView, start))
            }
        }
        while drags < Self.mostDrags, scrollView.roomBelow > 0, drag(scrollView) {
            if look() { return true }
        }
        return false
    }

    /// Drags by most of the visible content, or by a page; returns whether the content moved.
    private mutating func drag(_ scrollView: UIScrollView) -> Bool {
        let offset = scrollView.contentOffset.y
        let visible = scrollView.bounds.inset(by: scrollView.adjustedContentInset).height
        let page = scrollView.bounds.height
        let distance = scrollView.isPagingEnabled ? page : max(visible * Self.stride, 1)
        // A scroll view that does not follow the finger has nothing to show.
        StepAction.attempt {
            scrollOn(scrollView, by: CGVector(dx: 0, dy: min(distance, scrollView.roomBelow)))
        }
        drags += 1
        return scrollView.contentOffset.y > offset
    }

    private mutating func look() -> Bool {
        let elements = ElementWalk.elements()
        for element in elements {
            guard let text = sought.identifier == nil ? element.label : element.identifier, !text.isEmpty,
                seenSet.insert(text).inserted
            else { continue }
            seen.append(text)
        }
        return elements.contains { sought.matches($0) }
    }

    func goBack() {
        for (scrollView, offset) in starts.reversed() {
            let distance = offset.y - scrollView.contentOffset.y
            StepAction.attempt { scrollOn(scrollView, by: CGVector(dx: 0, dy: distance)) }
        }
    }

    /// What was scrolled, and what was found meanwhile, as sentences.
    var lines: [String] {
        guard !journeys.isEmpty else { return ["Nothing on the screen can be scrolled down."] }
        let limit = drags >= Self.mostDrags ? ["Stopped after \(drags) drags."] : []
        let similar = ElementReport(on: sought).similar(among: seen)
        let last = seen.suffix(Self.namedLabels).map(\.debugDescription).joined(separator: ", ")
        return journeys + limit + (similar ?? (last.isEmpty ? [] : ["Found last: \(last)."]))
    }
}

extension UIScrollView {
    /// How far the content can be scrolled down, in points; 0 within half a pixel of its end.
    fileprivate var roomBelow: CGFloat {
        let room = offsetRange(.vertical).upperBound - contentOffset.y
        return room > 0.5 / UIApplication.shared.screen.scale ? room : 0
    }
}
