import Foundation
import TestSupport
import TimeLapse

@testable import HeadlessUIKitCore

/// Records a scroll view's calls of its delegate, with the time; consecutive changes of the offset are one line.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
    private(set) var lines: [String] = []
    private var steps = 0
    /// What the delegate does besides, by the call's name.
    var reactions: [String: @MainActor (UIScrollView) -> Void] = [:]
    var retarget: (@MainActor (CGPoint) -> CGPoint)?
    var allowsScrollToTop = true
    weak var zoomedView: UIView?

    var text: String { lines.joined(separator: "\n") }

    func take() -> String {
        defer {
            lines = []
            steps = 0
        }
        return text
    }

    func add(_ line: String) {
        steps = 0
        lines.append(line)
    }

    private func note(_ scrollView: UIScrollView, _ name: String, _ details: String = "") {
        let time = CGFloat(UIApplication.shared.timestamp).shortText
        let view = scrollView.accessibilityIdentifier.map { "\($0) " } ?? ""
        add("\(time) \(view)\(name)\(details)")
        reactions[name]?(scrollView)
    }

    private func flags(_ scrollView: UIScrollView) -> String {
        let names = [
            scrollView.isTracking ? "tracking" : nil, scrollView.isDragging ? "dragging" : nil,
            scrollView.isDecelerating ? "decelerating" : nil, scrollView.isZooming ? "zooming" : nil,
            scrollView.isZoomBouncing ? "bouncing" : nil, scrollView.isZoomAnimating ? "animated" : nil,
        ].compactMap { $0 }
        return names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let view = scrollView.accessibilityIdentifier.map { "\($0) " } ?? ""
        let place = scrollView.contentOffset.shortText
        let time = CGFloat(UIApplication.shared.timestamp).shortText
        steps += 1
        if steps > 1, let last = lines.last,
            last.contains(" \(view)scroll") || last.hasPrefix("\(view)scroll")
        {
            let start = last.components(separatedBy: " … ")[0]
            lines[lines.count - 1] = "\(start) … \(time) \(place) in \(steps)"
        } else {
            steps = 1
            lines.append("\(time) \(view)scroll \(place)")
        }
        reactions["scroll"]?(scrollView)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        note(scrollView, "willBeginDragging", flags(scrollView))
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note(
            scrollView, "willEndDragging",
            " at \(velocity.shortText) to \(targetContentOffset.pointee.shortText)\(flags(scrollView))")
        if let retarget { targetContentOffset.pointee = retarget(targetContentOffset.pointee) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note(scrollView, "didEndDragging", "\(decelerate ? " and goes on" : "")\(flags(scrollView))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        note(scrollView, "willBeginDecelerating", flags(scrollView))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        note(scrollView, "didEndDecelerating", flags(scrollView))
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        note(scrollView, "didEndScrollingAnimation")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note(scrollView, "shouldScrollToTop")
        return allowsScrollToTop
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        note(scrollView, "didScrollToTop")
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        note(scrollView, "willBeginZooming", flags(scrollView))
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        note(scrollView, "zoom", " \(scrollView.zoomScale.shortText)\(flags(scrollView))")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note(
            scrollView, "didEndZooming",
            "\(view == nil ? " of nothing" : "") at \(scale.shortText)\(flags(scrollView))")
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        note(scrollView, "didChangeAdjustedContentInset", " \(scrollView.adjustedContentInset.shortText)")
    }
}

/// A shown window with a scroll view of 300 by 300 at (0, 100) in it, whose content is 300 by 1000.
@MainActor
final class ScrollStage {
    let application = UIApplication.shared
    let window = UIWindow()
    let log = ScrollLog()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))

    init() {
        scrollView.contentSize = CGSize(width: 300, height: 1000)
        scrollView.delegate = log
        window.addSubview(scrollView)
        window.makeKeyAndVisible()
    }

    /// Runs `body` in a world of its own, lets what it began come to an end, and returns the log.
    static func run(_ body: (ScrollStage) -> Void) -> String {
        UIApplication.withShared(UIApplication()) {
            let stage = ScrollStage()
            body(stage)
            stage.application.clock.runUntilIdle()
            stage.application.closeWindows()
            return stage.log.text
        }
    }

    func lapse(_ milliseconds: Int) {
        application.clock.advance(by: .milliseconds(milliseconds))
    }

    /// Moves a finger along points of the screen, 20 milliseconds from each to the next, and lifts it.
    func drag(_ points: (CGFloat, CGFloat)..., rest: Int = 0) {
        guard let first = points.first else { return }
        let finger = Finger(down: CGPoint(x: first.0, y: first.1))
        for point in points.dropFirst() {
            lapse(20)
            finger.move(to: CGPoint(x: point.0, y: point.1))
        }
        lapse(rest)
        finger.lift()
    }

    /// Drags a finger up or down in steps of 20 milliseconds, from the middle of the scroll view unless told.
    func drag(by way: CGFloat, steps: Int, from start: CGPoint = CGPoint(x: 150, y: 250), rest: Int = 0) {
        let finger = Finger(down: start)
        for step in 1...steps {
            lapse(20)
            finger.move(to: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / CGFloat(steps)))
        }
        lapse(rest)
        finger.lift()
    }
}
