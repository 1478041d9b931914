import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

/// Scroll views that a hand scrolls to an edge, by a way, and until something is there.
@MainActor @Suite("Scrolling by touch") struct ScrollOnTests {
    /// A window with a scroll view of 300 by 400 at (0, 100), and rows of 50 points in it, buttons with their names.
    private func withList(_ rows: Int = 40, _ body: (UIScrollView, [UIButton]) throws -> Void) rethrows {
        try inOwnApplication { window, log in
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: CGFloat(rows) * 50)
            let buttons = (0..<rows).map { row in
                UIButton().named("row \(row)", 0, CGFloat(row) * 50, 300, 50, in: list).logged(log)
            }
            try body(list, buttons)
            #expect(log.lines.isEmpty)
        }
    }

    @Test("Scrolling to an edge goes there by hand, and stays where it is there already")
    func edges() {
        withList { list, _ in
            list.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
            scrollOn(list, to: .bottom)
            #expect(list.contentOffset.y == 1620 && !list.isTracking && !list.isDecelerating)
            let now = TimeLapse.now
            scrollOn(list, to: .bottom)
            #expect(TimeLapse.now == now)
            scrollOn(list, to: .top)
            #expect(list.contentOffset.y == -10)
        }
        inOwnApplication { window, _ in
            let shelf = UIScrollView().named("shelf", 0, 100, 300, 100, in: window)
            shelf.contentSize = CGSize(width: 1000, height: 100)
            scrollOn(shelf, to: .right)
            #expect(shelf.contentOffset.x == 700)
            shelf.isPagingEnabled = true
            scrollOn(shelf, to: .left)
            #expect(shelf.contentOffset.x == 0)
        }
    }

    @Test("Content that grows on the way is followed")
    func growing() {
        final class Loader: UIScrollViewDelegate {
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                if scrollView.contentSize.height < 4000 { scrollView.contentSize.height += 500 }
            }
        }
        withList(20) { list, _ in
            let loader = Loader()
            list.delegate = loader
            scrollOn(list, to: .bottom)
            #expect(list.contentSize.height == 4000 && list.contentOffset.y == 3600)
        }
    }

    @Test(
        "A distance is scrolled exactly",
        arguments: [(0, 300, 300), (300, -300, 0), (0, 1, 1), (0, 1600, 1600), (100, 1234, 1334), (5, 0, 5)])
    func amounts(start: Int, way: Int, end: Int) {
        withList { list, _ in
            list.contentOffset.y = CGFloat(start)
            scrollOn(list, by: CGFloat(way))
            #expect(list.contentOffset == CGPoint(x: 0, y: end))
            list.contentOffset.y = CGFloat(start)
            scrollOn(list, by: CGVector(dx: 0, dy: CGFloat(way)))
            #expect(list.contentOffset == CGPoint(x: 0, y: end))
        }
    }

    @Test("Random distances are scrolled exactly to the pixel, and never further in between")
    func random() {
        final class Furthest: UIScrollViewDelegate {
            var range = CGRect.null
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                range = range.union(CGRect(origin: scrollView.contentOffset, size: .zero))
            }
        }
        var numbers = SeededNumbers(seed: 7)
        inOwnApplication { window, _ in
            let map = UIScrollView().named("map", 10, 60, 350, 500, in: window)
            map.contentSize = CGSize(width: 2000, height: 3000)
            for _ in 0..<Rounds.of(40, share: 4) {
                let start = map.contentOffset
                let goal = CGPoint(x: numbers.next(in: 0...1650), y: numbers.next(in: 0...2500))
                let furthest = Furthest()
                map.delegate = furthest
                scrollOn(map, by: CGVector(dx: goal.x - start.x, dy: goal.y - start.y))
                #expect(abs(map.contentOffset.x - goal.x) < 0.5 && abs(map.contentOffset.y - goal.y) < 0.5)
                let way = CGRect(
                    x: min(start.x, goal.x), y: min(start.y, goal.y), width: abs(goal.x - start.x),
                    height: abs(goal.y - start.y)
                ).insetBy(dx: -1, dy: -1)
                #expect(way.contains(furthest.range))
            }
        }
    }

    @Test(
        "A view that comes into being during scrolling is looked for, on screen and where it can be touched")
    func until() {
        final class Maker: UIScrollViewDelegate {
            var made = 10
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                while CGFloat(made) * 50 < scrollView.contentOffset.y + 400 {
                    UIButton().named("made \(made)", 0, CGFloat(made) * 50, 300, 50, in: scrollView)
                    made += 1
                }
            }
        }
        withList(8) { list, rows in
            let maker = Maker()
            list.delegate = maker
            list.contentSize.height = 5000
            scrollOn(list, until: theFirstView(withIdentifier("made 60")))
            tapOn(theFirstView(withIdentifier("made 60")))
            #expect(list.contentOffset.y < 3001 && list.contentOffset.y > 2601)
            let (offset, now) = (list.contentOffset, TimeLapse.now)
            scrollOn(list, until: ofClass(UIButton.self), withIdentifier("made 60"))
            #expect(list.contentOffset == offset && TimeLapse.now == now)
            scrollOn(list, until: withIdentifier("row 0"), toward: .top)
            #expect(rows[0].isHittable)
        }
    }

    @Test("A target stands for the scroll view that it is, is in, or has in it")
    func targets() {
        withList { list, rows in
            scrollOn(rows[3], by: 50)
            scrollOn(CGPoint(x: 100, y: 300), by: 50)
            scrollOn(theFirstView(withIdentifier("row 4")), by: 50)
            scrollOn(list.superview ?? list, by: 50)
            #expect(list.contentOffset.y == 200)
            let shelf = UIScrollView().named("shelf", 0, 400, 300, 100, in: list)
            shelf.contentSize = CGSize(width: 1000, height: 100)
            let book = UIButton().named("book", 0, 0, 100, 100, in: shelf)
            scrollOn(book, to: .right)
            scrollOn(book, to: .bottom)
            #expect(shelf.contentOffset.x == 700 && list.contentOffset.y == 1600)
        }
    }

    @Test(
        "An obstacle to scrolling is a failure that names the scroll view and why; nothing is scrolled"
    )
    func failures() {
        withList { list, rows in
            guard let window = list.window else { return }
            let plain = UIView().named("plain", 310, 0, 50, 50, in: window)
            let lines = firstLines {
                scrollOn(plain, to: .bottom)
                scrollOn(UIView(), to: .bottom)
                scrollOn(list, by: CGFloat.nan)
                scrollOn(list, by: CGVector(dx: 0, dy: CGFloat.infinity))
                scrollOn(list, by: -1)
                scrollOn(list, by: 1601)
                scrollOn(list, by: CGVector(dx: 5, dy: 0))
                scrollOn(list, to: .right)
                list.contentInset.bottom = -1600
                scrollOn(list, to: .bottom)
                list.contentInset.bottom = 0
                list.isScrollEnabled = false
                scrollOn(rows[1], to: .bottom)
                list.isScrollEnabled = true
                list.contentSize.width = 400
                scrollOn(list, by: 10)
                list.contentSize.width = 300
                list.isPagingEnabled = true
                scrollOn(list, by: 10)
                list.isPagingEnabled = false
                let other = UIScrollView().named("other", 0, 600, 300, 100, in: window)
                other.contentSize = CGSize(width: 300, height: 200)
                scrollOn(window, to: .bottom)
                other.removeFromSuperview()
                let cover = UIView().named("cover", 0, 0, 390, 844, in: window)
                scrollOn(list, to: .bottom)
                cover.removeFromSuperview()
            }
            let limits = "outside (0, 0) to (0, 1600)"
            #expect(
                lines == [
                    """
                    scrollOn cannot scroll UIView #plain to the bottom: it is not a scroll view, and neither contains \
                    one nor is inside one.
                    """,
                    """
                    scrollOn cannot touch UIView: it is not in a window. Show its controller in a window, such as \
                    UIWindow.createWindowForTesting(showing: controller).
                    """,
                    "scrollOn failed: nan is not an amount.",
                    "scrollOn failed: (0, inf) is not an offset.",
                    """
                    scrollOn cannot scroll UIScrollView #list by -1: contentOffset would be (0, -1), \(limits).
                    """,
                    """
                    scrollOn cannot scroll UIScrollView #list by 1601: contentOffset would be (0, 1601), \(limits).
                    """,
                    """
                    scrollOn cannot scroll UIScrollView #list by (5, 0): its content fits horizontally: contentSize \
                    300×2000 in 300×400.
                    """,
                    """
                    scrollOn cannot scroll UIScrollView #list to the right: its content fits horizontally: \
                    contentSize 300×2000 in 300×400.
                    """,
                    """
                    scrollOn cannot scroll UIScrollView #list to the bottom: its content fits vertically: \
                    contentSize 300×2000, of which negative insets cut off 1600, in 300×400.
                    """,
                    """
                    scrollOn cannot scroll UIScrollView #list to the bottom: scrolling is disabled for UIScrollView \
                    #list.
                    """,
                    """
                    scrollOn cannot scroll UIScrollView #list by 10: its content scrolls along both axes: pass a \
                    CGVector.
                    """,
                    """
                    scrollOn cannot scroll UIScrollView #list by 10: it pages by 400 points, and cannot stop between \
                    pages.
                    """,
                    """
                    scrollOn cannot scroll UIWindow to the bottom: it contains 2 scroll views: UIScrollView #list \
                    (0 100; 300 400), UIScrollView #other (0 600; 300 100).
                    """,
                    """
                    scrollOn cannot scroll UIScrollView #list to the bottom: UIScrollView #list cannot be dragged: it \
                    is covered by UIView #cover at (0 0; 390 844) of the window.
                    """,
                ])
            #expect(list.contentOffset == .zero)
        }
    }

    @Test("A search that finds nothing says how far it got, and why what it found cannot be touched")
    func notFound() {
        withList { list, rows in
            let lines = firstLines {
                scrollOn(list, until: withIdentifier("row 99"))
                scrollOn(list, to: .top)
                scrollOn(list, until: withIdentifier("row 39"), atMost: 2)
                rows[39].isEnabled = false
                scrollOn(list, until: theFirstView(withIdentifier("row 39")))
                scrollOn(list, until: theFirstView(withIdentifier("row 39")), atMost: -1)
            }
            let atEnd = "scrollOn reached the bottom of UIScrollView #list without finding"
            #expect(
                lines == [
                    "\(atEnd) allSubviews(withIdentifier(\"row 99\")) (6 drags, contentOffset.y 0 to 1600).",
                    """
                    scrollOn did not find allSubviews(withIdentifier("row 39")) in 2 drags of UIScrollView #list \
                    (contentOffset.y 0 to 600; its bottom is at 1600); UIButton #row 39 is there, but it is outside \
                    UIScrollView #list, which clips it, at (0 1950; 300 50).
                    """,
                    """
                    \(atEnd) theFirstView(withIdentifier("row 39")) (4 drags, contentOffset.y 600 to 1600); UIButton \
                    #row 39 is there, but it is disabled.
                    """,
                    """
                    \(atEnd) theFirstView(withIdentifier("row 39")) (0 drags, contentOffset.y 1600 to 1600); UIButton \
                    #row 39 is there, but it is disabled.
                    """,
                ])
        }
    }

    @Test("The whole failure shows the view hierarchy with the scroll view in it")
    func wholeFailure() {
        withList(1) { list, rows in
            for row in rows { row.subviews.forEach { $0.removeFromSuperview() } }
            let texts = FailureCollector.failures { scrollOn(list, to: .bottom) }.map(\.text)
            #expect(
                texts == [
                    """
                    scrollOn cannot scroll UIScrollView #list to the bottom: its content fits vertically: contentSize \
                    300×50 in 300×400.
                    The view hierarchy:
                      UIWindow (0 0; 390 844)
                        UIScrollView #list (0 100; 300 400)  <-- target
                          UIButton #row 0 (0 0; 300 50)
                    """
                ])
        }
    }

    @Test("A delegate that has the content go on to a place of its own is waited for, and an amount fails")
    func snapping() {
        final class Snapping: UIScrollViewDelegate {
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                let row = (scrollView.contentOffset.y / 50).rounded(.down) * 50
                scrollView.setContentOffset(CGPoint(x: 0, y: row), animated: true)
            }
        }
        withList { list, _ in
            let snapping = Snapping()
            list.delegate = snapping
            let lines = firstLines {
                scrollOn(list, by: 150)
                scrollOn(list, by: 120)
            }
            #expect(
                lines == [
                    """
                    scrollOn cannot scroll UIScrollView #list by 120: UIScrollView #list was dragged to contentOffset \
                    (0, 270), but is at (0, 250).
                    """
                ])
            #expect(list.contentOffset.y == 250 && !list.isScrollAnimating)
        }
    }

    @Test("The examples of scrollOn do what its comments say")
    func examples() {
        withList { list, rows in
            rows[30].accessibilityLabel = "Delete"
            scrollOn(list, until: ofClass(UIButton.self), withLabel("Delete"))
            #expect(rows[30].isHittable)
            scrollOn(list, until: theFirstView(withIdentifier("row 0")), toward: .top)
            #expect(rows[0].isHittable)
            scrollOn(list, by: 300)
            #expect(list.contentOffset.y > 299)
            list.contentSize = CGSize(width: 1000, height: 1000)
            list.contentOffset = CGPoint(x: 200, y: 100)
            scrollOn(list, by: CGVector(dx: -100, dy: 250))
            #expect(list.contentOffset == CGPoint(x: 100, y: 350))
            list.contentOffset.y = 0
            list.contentSize.height = 400
            scrollOn(list, by: -80)
            #expect(list.contentOffset == CGPoint(x: 20, y: 0))
        }
    }
}

@MainActor @Suite("Zooming by pinch") struct PinchZoomTests {
    private final class Zooming: UIScrollViewDelegate {
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
    }

    @Test(
        "A pinch zooms by its scale, wherever it is, and no further than it may be",
        arguments: [0.25, 0.6, 1.5, 2, 8])
    func pinch(scale: Double) {
        inOwnApplication { window, _ in
            let map = UIScrollView().named("map", 0, 100, 300, 300, in: window)
            let photo = UIView().named("photo", 0, 0, 300, 300, in: map)
            let zooming = Zooming()
            map.delegate = zooming
            map.contentSize = photo.frame.size
            map.minimumZoomScale = 0.5
            map.maximumZoomScale = 4
            pinchOn(photo.offset(unit: CGPoint(x: 0.3, y: 0.4)), scale: scale)
            TimeLapse.advance(by: .seconds(1))
            let wanted = min(max(scale, 0.5), 4)
            #expect(abs(map.zoomScale - wanted) < 1e-9 && !map.isZooming && !map.isZoomBouncing)
            #expect(abs(map.contentSize.width - 300 * wanted) < 1e-6)
            guard scale > 1, scale < 4 else { return }
            // What was between the fingers is there still.
            let place = photo.convert(CGPoint(x: 90, y: 120), to: window)
            #expect(abs(place.x - 90) < 0.5 && abs(place.y - 220) < 0.5)
        }
    }
}
