import UIKit

/// A scroll view's delegate that logs each call, and a run of didScroll once.
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var logsScrolling = true
    /// What is zoomed.
    weak var zoomed: UIView?
    private let stage: Stage

    init(_ stage: Stage) {
        self.stage = stage
    }

    /// A scroll view of 200 by 200 points with a content of 200 by 2000.
    func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        view.backgroundColor = .lightGray
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 200, height: 2000)
        view.delegate = self
        return view
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if logsScrolling { stage.logOnce("didScroll") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { stage.log("willBeginDragging") }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        stage.log("willEndDragging, \(velocity.y == 0 ? "at rest" : "moving")")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        stage.log("didEndDragging(willDecelerate: \(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { stage.log("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { stage.log("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        stage.log("didEndScrollingAnimation")
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        stage.log("shouldScrollToTop")
        return true
    }

    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { stage.log("didScrollToTop") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { stage.logOnce("didZoom") }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        stage.log("willBeginZooming")
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        stage.log("didEndZooming")
    }
}
