import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

/// Targets in scroll views, brought into view by a hand.
@MainActor @Suite("Scrolling targets into view") struct ScrollIntoViewTests {
    /// A window with a scroll view of 300 by 400 at (0, 100), and rows of 50 points in it, buttons with their names.
    private func withList(
        _ rows: Int = 40, _ body: (UIScrollView, [UIButton], EventLog) throws -> Void
    ) rethrows {
        try inOwnApplication { window, log in
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: CGFloat(rows) * 50)
            let buttons = (0..<rows).map { row in
                UIButton().named("row \(row)", 0, CGFloat(row) * 50, 300, 50, in: list).logged(log)
            }
            try body(list, buttons, log)
        }
    }

    @Test(
        "A view is dragged just as far as it takes",
        arguments: [
            (0, 100, 0), (3, 100, 100), (9, 100, 100), (10, 100, 150), (39, 0, 1600), (20, 1600, 1000),
        ])
    func distance(row: Int, from: Int, to: Int) {
        withList { list, rows, log in
            list.contentOffset.y = CGFloat(from)
            scrollIntoView(rows[row])
            #expect(list.contentOffset == CGPoint(x: 0, y: to))
            #expect(!list.isTracking && !list.isDecelerating && log.lines.isEmpty)
        }
    }

    @Test("Scrolling into view drags as a user does, with the callbacks of the scroll view's delegate")
    func byHand() {
        final class Watcher: UIScrollViewDelegate {
            var log: [String] = []
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
                log.append("end at \(scrollView.contentOffset.y.shortText)\(decelerate ? ", goes on" : "")")
            }
        }
        withList { list, rows, _ in
            let watcher = Watcher()
            list.delegate = watcher
            scrollIntoView(rows[25])
            #expect(watcher.log == ["begin", "end at 449", "begin", "end at 898", "begin", "end at 900"])
            // Three times a frame, 0.2 seconds of moving and 0.15 of staying.
            #expect(TimeLapse.now.description == "1.1 s")
        }
    }

    @Test("A gesture scrolls first if its target says so, for every place of a query")
    func gestures() {
        withList { list, rows, log in
            tapOn(rows[30].scrolledIntoView)
            tapOn(allViews(withIdentifier("row 2") || withIdentifier("row 35")).scrolledIntoView)
            tapOn(rows[20].anchor(.bottomRight).scrolledIntoView)
            #expect(log.lines == ["pressed row 30", "pressed row 2", "pressed row 35", "pressed row 20"])
            #expect(list.contentOffset.y == 1049)
            #expect(!rows[0].scrolledIntoView.isHittable)
            #expect(list.contentOffset.y == 1049)
        }
    }

    @Test("What is dragged is scrolled to, what it is dragged onto is not")
    func dragging() {
        withList { list, rows, _ in
            drag(rows[30].scrolledIntoView, onto: rows[26], hold: .milliseconds(200))
            #expect(list.contentOffset.y == 1150)
            let lines = firstLines { drag(rows[30], onto: rows[2].scrolledIntoView) }
            #expect(
                lines == [
                    """
                    drag failed: the destination of a drag cannot be scrolled into view by itself. Call \
                    scrollIntoView(_:) first.
                    """
                ])
            #expect(list.contentOffset.y == 1150)
        }
    }

    @Test("Scroll views in scroll views are dragged along both axes, the outermost first")
    func nested() {
        inOwnApplication { window, log in
            let outer = UIScrollView().named("outer", 0, 50, 300, 300, in: window)
            outer.contentSize = CGSize(width: 300, height: 2000)
            let shelf = UIScrollView().named("shelf", 0, 1500, 300, 100, in: outer)
            shelf.contentSize = CGSize(width: 3000, height: 100)
            let book = UIButton().named("book", 2200, 20, 60, 60, in: shelf).logged(log)
            tapOn(book.scrolledIntoView)
            #expect(log.lines == ["pressed book"])
            #expect(outer.contentOffset == CGPoint(x: 0, y: 1280))
            #expect(shelf.contentOffset == CGPoint(x: 1960, y: 0))
        }
    }

    @Test(
        "Of two scroll views along one axis the outer one is dragged where the inner one refuses"
    )
    func nestedAlongOneAxis() {
        inOwnApplication { window, log in
            let outer = UIScrollView().named("outer", 0, 50, 300, 400, in: window)
            outer.contentSize = CGSize(width: 300, height: 1000)
            let inner = UIScrollView().named("inner", 50, 100, 200, 700, in: outer)
            inner.contentSize = CGSize(width: 200, height: 3000)
            let low = UIButton().named("low", 0, 2900, 200, 50, in: inner).logged(log)
            let high = UIButton().named("high", 0, 20, 200, 50, in: inner).logged(log)
            tapOn(low.scrolledIntoView)
            tapOn(high.scrolledIntoView)
            #expect(log.lines == ["pressed low", "pressed high"])
        }
    }

    @Test("Content along both axes is scrolled along one after the other")
    func bothAxes() {
        inOwnApplication { window, log in
            let map = UIScrollView().named("map", 20, 60, 300, 300, in: window)
            map.contentSize = CGSize(width: 2000, height: 2000)
            let pin = UIButton().named("pin", 1500, 1000, 40, 40, in: map).logged(log)
            tapOn(pin.scrolledIntoView)
            #expect(log.lines == ["pressed pin"] && map.contentOffset == CGPoint(x: 1240, y: 740))
        }
    }

    @Test("Pages are turned until the right one is there")
    func pages() {
        inOwnApplication { window, log in
            let pager = UIScrollView().named("pager", 0, 60, 390, 300, in: window)
            pager.contentSize = CGSize(width: 390 * 5, height: 300)
            pager.isPagingEnabled = true
            let start = UIButton().named("start", 390 * 4 + 100, 100, 100, 50, in: pager).logged(log)
            let help = UIButton().named("help", 390 + 100, 100, 100, 50, in: pager).logged(log)
            tapOn(start.scrolledIntoView)
            #expect(pager.contentOffset.x == 1560)
            tapOn(help.scrolledIntoView)
            #expect(pager.contentOffset.x == 390 && log.lines == ["pressed start", "pressed help"])
        }
    }

    @Test("The content may grow, and the target move, while it is scrolled to")
    func movingContent() {
        final class Loader: UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                guard scrollView.contentOffset.y > 500, scrollView.contentSize.height < 2500 else { return }
                scrollView.contentSize.height = 2600
                for view in scrollView.subviews { view.frame.origin.y += 100 }
            }
        }
        withList { list, rows, log in
            let loader = Loader()
            list.delegate = loader
            tapOn(rows[39].scrolledIntoView)
            #expect(log.lines == ["pressed row 39"])
        }
    }

    @Test("An accessibility element that is not a view is scrolled to")
    func element() {
        withList { list, _, _ in
            let drawing = UIView().named("drawing", 0, 0, 300, 2000, in: list)
            let element = UIAccessibilityElement(accessibilityContainer: drawing)
            element.accessibilityLabel = "star"
            element.accessibilityTraits = .image
            element.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 1200, width: 20, height: 20)
            drawing.accessibilityElements = [element]
            scrollIntoView(theFirstElement(withRole(.image, named: "star")))
            #expect(list.contentOffset.y == 820)
        }
    }

    @Test("What is not scrolled fails as ever, with the advice to scroll")
    func advice() {
        withList { list, rows, _ in
            let lines = firstLines {
                tapOn(rows[30])
                list.isScrollEnabled = false
                tapOn(rows[30])
                list.isScrollEnabled = true
                list.contentSize.height = 500
                tapOn(rows[30])
            }
            let plain = """
                tapOn cannot touch UIButton #row 30: it is outside UIScrollView #list, which clips it, at \
                (0 1500; 300 50).
                """
            #expect(lines == [plain, plain, plain])
            let target = theFirstView(withIdentifier("row 30"))
            list.contentSize.height = 2500
            let second = failureTexts { tapOn(target) }.first?.split(separator: "\n").dropFirst().first
            #expect(second == #"Try: tapOn(theFirstView(withIdentifier("row 30")).scrolledIntoView)"#)
        }
    }

    @Test("An obstacle to scrolling into view is a failure that says so, and nothing is touched")
    func failures() {
        withList { list, rows, log in
            let lines = firstLines {
                scrollIntoView(CGPoint(x: 1, y: 2))
                scrollIntoView(UIView())
                scrollIntoView(UIView().named("far", 0, 2000, 10, 10, in: list.superview))
                list.isScrollEnabled = false
                scrollIntoView(rows[30])
                list.isScrollEnabled = true
                list.contentSize.height = 500
                tapOn(rows[30].scrolledIntoView)
                list.contentSize.height = 2000
                let cover = UIView().named("cover", 0, 0, 390, 844, in: list.superview)
                scrollIntoView(rows[30])
                cover.removeFromSuperview()
                list.isUserInteractionEnabled = false
                scrollIntoView(rows[30])
                list.isUserInteractionEnabled = true
                let still = Still()
                list.delegate = still
                scrollIntoView(rows[30])
            }
            let row = "cannot bring UIButton #row 30 into view:"
            #expect(
                lines == [
                    """
                    scrollIntoView cannot bring (1, 2) into view: it is a point of the screen, which does not scroll.
                    """,
                    """
                    scrollIntoView cannot touch UIView: it is not in a window. Show its controller in a window, \
                    such as UIWindow.createWindowForTesting(showing: controller).
                    """,
                    "scrollIntoView cannot bring UIView #far into view: it is not in a scroll view.",
                    "scrollIntoView \(row) scrolling is disabled for UIScrollView #list.",
                    """
                    tapOn \(row) it is at (0 1500; 300 50) in UIScrollView #list, whose contentSize is 300×500, \
                    so contentOffset is limited to (0, 0) to (0, 100).
                    """,
                    """
                    scrollIntoView \(row) UIScrollView #list cannot be dragged: it is covered by UIView #cover at \
                    (0 0; 390 844) of the window.
                    """,
                    """
                    scrollIntoView \(row) UIScrollView #list cannot be dragged: user interaction is disabled for it.
                    """,
                    "scrollIntoView \(row) UIScrollView #list was dragged to contentOffset (0, 1150), but is at (0, 0).",
                ])
            #expect(log.lines.isEmpty)
        }
    }

    /// Takes all scrolling back.
    private final class Still: UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset = .zero }
    }

    @Test("The whole failure shows the view hierarchy with the cause")
    func wholeFailure() {
        withList(2) { list, rows, _ in
            list.isScrollEnabled = false
            list.contentSize.height = 2000
            rows[1].frame.origin.y = 1500
            for row in rows { row.subviews.forEach { $0.removeFromSuperview() } }
            let texts = FailureCollector.failures { scrollIntoView(rows[1]) }.map(\.text)
            let expected = """
                scrollIntoView cannot bring UIButton #row 1 into view: scrolling is disabled for UIScrollView #list.
                The view hierarchy:
                  UIWindow (0 0; 390 844)
                    UIScrollView #list (0 100; 300 400)  <-- cause
                      UIButton #row 0 (0 0; 300 50)
                      UIButton #row 1 (0 1500; 300 50)  <-- target
                """
            #expect(texts == [expected])
        }
    }

    @Test("A tap on a label in a scroll view that nothing handles is a failure, as anywhere")
    func unwantedTap() {
        withList(0) { list, _, _ in
            list.contentSize.height = 2000
            let label = UILabel().named("label", 0, 0, 300, 50, in: list)
            #expect(
                firstLines { tapOn(label) } == [
                    """
                    tapOn cannot touch UILabel #label: its isUserInteractionEnabled is false, and none of its ancestors \
                    handles touches.
                    """
                ])
            let tap = UITapGestureRecognizer()
            list.addGestureRecognizer(tap)
            #expect(firstLines { tapOn(label) } == [])
        }
    }
}

/// Scrolling that changes, on the way, how far there is to go.
@MainActor @Suite("Scroll views that shrink while they are scrolled") struct ScrollIntoViewAnewTests {
    private final class Shrinking: UIScrollViewDelegate {
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { scrollView.contentInset = .zero }
    }

    @Test(
        "A drag that shrinks the room for scrolling, as a keyboard that hides, has still reached its end"
    )
    func shrinking() {
        inOwnApplication { window, _ in
            let list = UIScrollView().named("list", 0, 0, 390, 844, in: window)
            list.contentInsetAdjustmentBehavior = .never
            list.contentSize = CGSize(width: 390, height: 860)
            list.contentInset.bottom = 300
            let save = UIButton().named("save", 0, 815, 390, 44, in: list)
            let shrinking = Shrinking()
            list.delegate = shrinking
            #expect(FailureCollector.failures { tapOn(save.scrolledIntoView) }.map(\.text) == [])
            list.contentOffset = .zero
            save.frame.origin.y = 1200
            #expect(FailureCollector.failures { tapOn(save.scrolledIntoView) }.count == 1)
        }
    }
}
