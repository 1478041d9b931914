import FailureReporting
import Robot
import Testing

/// Finite numbers so large that sums and products of them are not.
@MainActor
@Suite("Views of enormous size", .robot) struct EnormousSizeTests {
    enum Change: CaseIterable {
        case bounds, origin, frame, scale, zoom, content

        @MainActor
        func apply(to view: UIScrollView) {
            let most = CGFloat(1.7e308)
            switch self {
            case .bounds: view.bounds = CGRect(x: -most, y: -most, width: most, height: most)
            case .origin: view.bounds.origin = CGPoint(x: most, y: -most)
            case .frame: view.frame = CGRect(x: -most / 2, y: -most / 2, width: most, height: most)
            case .scale: view.transform = CGAffineTransform(scaleX: most, y: most)
            case .zoom:
                view.maximumZoomScale = most
                view.setZoomScale(most, animated: false)
            case .content: view.contentSize = CGSize(width: most, height: most)
            }
        }
    }

    @Test(
        "A view of enormous size, and its subviews, are searched and reported without a crash",
        arguments: Change.allCases, [false, true])
    func enormous(change: Change, isInside: Bool) {
        let window = UIWindow.createWindowForTesting()
        let screen = UIView(frame: window.bounds)
        window.addSubview(screen)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.delegate = Zooming.shared
        screen.addSubview(scroll)
        let inner = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        inner.setTitle("Inner", for: .normal)
        scroll.addSubview(inner)
        if isInside { inner.bounds.size = CGSize(width: 1.7e308, height: 1.7e308) }
        let beside = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 44))
        beside.setTitle("Beside", for: .normal)
        var taps = 0
        beside.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(beside)
        // Whether they can be touched is not the point, but that what is said of it is said.
        _ = FailureCollector.failures {
            change.apply(to: scroll)
            tapOn(inner)
            swipeUpOn(scroll)
            scrollOn(scroll, by: CGVector(dx: 0, dy: 10))
            _ = theFirstView(withLabel("Nowhere"), onScreenAndVisible(true)).first
        }
        #expect(allViews(withLabel("Inner")).count == 1)
        _ = [onScreen(true), visible(atLeast: 0.5), hittable(true)].map {
            allViews(ofClass(UIView.self), $0).count
        }
        #expect(hierarchyText().contains("Inner"))
        tapOn(theFirstView(withLabel("Beside")))
        #expect(taps == 1)
    }
}

@MainActor
private final class Zooming: UIScrollViewDelegate {
    static let shared = Zooming()

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
}
