import FailureReporting
import Foundation
import HeadlessUIKit
import TestSupport
import Testing
import TimeLapse

/// Fingers and code that zoom content, as a log of what the delegate is told.
@MainActor @Suite("Zooming scroll views") struct ScrollZoomTests {
    @Test(
        "A pinch zooms as far as the fingers spread, about their middle, and the content has the zoomed size")
    func pinchOut() {
        var ends: [String] = []
        let log = ZoomStage.run { stage in
            stage.pinch(100, 150, 200, around: CGPoint(x: 100, y: 200))
            let scrollView = stage.scrollView
            ends = [
                "\(scrollView.zoomScale)", scrollView.contentSize.shortText, stage.photo.frame.shortText,
                scrollView.contentOffset.shortText,
            ]
        }
        #expect(
            log == """
                0 willBeginZooming (tracking, zooming)
                0.02 scroll (50, 50)
                0.02 zoom 1.5 (tracking, zooming)
                0.04 scroll (100, 100)
                0.04 zoom 2 (tracking, zooming)
                0.04 didEndZooming at 2
                """)
        #expect(ends == ["2.0", "600×600", "(0 0; 600 600)", "(100, 100)"])
    }

    @Test("A pinch that shrinks content that fits brings it back to its corner on release")
    func pinchIn() {
        let log = ZoomStage.run { stage in stage.pinch(200, 160, 120) }
        #expect(
            log == """
                0 willBeginZooming (tracking, zooming)
                0.02 scroll (-15.667, -15.667)
                0.02 zoom 0.8 (tracking, zooming)
                0.04 scroll (-29.667, -29.667)
                0.04 zoom 0.6 (tracking, zooming)
                0.04 didEndZooming at 0.6
                0.057 scroll (-29.333, -29.333) … 0.34 (0, 0) in 18
                """)
    }

    @Test("Beyond the largest scale content lags behind the fingers, and bounces back on release")
    func beyondMaximum() {
        let log = ZoomStage.run { stage in stage.pinch(40, 120, 280) }
        #expect(
            log == """
                0 willBeginZooming (tracking, zooming)
                0.02 scroll (300, 300)
                0.02 zoom 3 (tracking, zooming)
                0.04 scroll (490.333, 490.333)
                0.04 zoom 4.269 (tracking, zooming)
                0.04 scroll (300, 300)
                0.04 zoom 3 (bouncing)
                0.34 didEndZooming at 3
                """)
    }

    @Test("Beyond the smallest scale content lags behind the fingers, and bounces back on release")
    func beyondMinimum() {
        let log = ZoomStage.run { stage in stage.pinch(200, 100, 40) }
        #expect(
            log == """
                0 willBeginZooming (tracking, zooming)
                0.02 scroll (-36.333, -36.333)
                0.02 zoom 0.5 (tracking, zooming)
                0.04 scroll (-45.667, -45.667)
                0.04 zoom 0.344 (tracking, zooming)
                0.04 scroll (0, 0)
                0.04 zoom 0.5 (bouncing)
                0.34 didEndZooming at 0.5
                """)
    }

    @Test("Without bouncing zooming stops at its limits")
    func noBounce() {
        let log = ZoomStage.run { stage in
            stage.scrollView.bouncesZoom = false
            stage.pinch(40, 120, 280)
        }
        #expect(
            log == """
                0 willBeginZooming (tracking, zooming)
                0.02 scroll (300, 300)
                0.02 zoom 3 (tracking, zooming)
                0.04 didEndZooming at 3
                """)
    }

    @Test("Code zooms immediately, around the centre of the visible part, and within the limits")
    func fromCode() {
        let log = ZoomStage.run { stage in
            stage.scrollView.zoomScale = 2
            stage.log.add("again")
            stage.scrollView.zoomScale = 2
            stage.log.add("too far")
            stage.scrollView.setZoomScale(10, animated: false)
            stage.log.add("rectangle")
            stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 100), animated: false)
            stage.log.add("back")
            stage.scrollView.zoomScale = 0.1
        }
        #expect(
            log == """
                0 scroll (150, 150)
                0 zoom 2
                again
                too far
                0 scroll (300, 300)
                0 zoom 3
                rectangle
                0 scroll (0, 0)
                0 zoom 2
                back
                0 zoom 0.5
                """)
    }

    @Test("An animated zoom sets its values immediately, calls the delegate once, and ends on time")
    func animated() {
        let log = ZoomStage.run { stage in
            stage.scrollView.setZoomScale(2, animated: true)
            stage.log.add("set")
            stage.stage.lapse(150)
            stage.log.add("\(stage.photo.layer.presentation()?.affineTransform().a ?? 0)")
            stage.stage.lapse(1000)
            stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
            stage.stage.lapse(1000)
            stage.log.add("the same")
            stage.scrollView.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 100), animated: true)
            stage.log.add("not animated")
            UIView.performWithoutAnimation { stage.scrollView.setZoomScale(1, animated: true) }
        }
        #expect(
            log == """
                0 willBeginZooming
                0 scroll (150, 150)
                0 zoom 2 (animated)
                set
                1.5
                0.3 didEndZooming at 2
                1.15 willBeginZooming
                1.15 scroll (0, 0)
                1.15 zoom 3 (animated)
                1.45 didEndZooming at 3
                the same
                not animated
                2.15 willBeginZooming
                2.15 zoom 1 (animated)
                2.15 didEndZooming at 1
                """)
    }

    @Test("Fingers that move together while they zoom take the content along, and one that is left drags it")
    func together() {
        let log = ZoomStage.run { stage in
            let pair = ZoomStage.recognizedPair(at: 100, CGPoint(x: 150, y: 250))
            for step in 1...3 {
                stage.stage.lapse(20)
                let middle = CGPoint(x: 150, y: 250 + CGFloat(step) * 10)
                pair.move(to: ZoomStage.places(100 + CGFloat(step) * 50, middle))
            }
            stage.log.add("one is lifted")
            pair.end(.ended, only: 0)
            stage.stage.lapse(20)
            pair.move(to: [.zero, CGPoint(x: 240, y: 240)])
            stage.stage.lapse(200)
            pair.end(.ended)
        }
        #expect(
            log == """
                0 willBeginZooming (tracking, zooming)
                0.02 scroll (75, 65)
                0.02 zoom 1.5 (tracking, zooming)
                0.02 willBeginDragging (tracking, dragging, zooming)
                0.04 scroll (150, 130)
                0.04 zoom 2 (tracking, dragging, zooming)
                0.06 scroll (225, 195)
                0.06 zoom 2.5 (tracking, dragging, zooming)
                one is lifted
                0.08 scroll (260, 235)
                0.28 didEndZooming at 2.5 (dragging)
                0.28 willEndDragging at (0, 0) to (260, 235) (dragging)
                0.28 didEndDragging
                """)
    }

    @Test("A cancelled pinch ends where it is, or at the nearest limit")
    func cancelled() {
        let log = ZoomStage.run { stage in
            let pair = ZoomStage.recognizedPair(at: 50, CGPoint(x: 150, y: 250))
            stage.stage.lapse(20)
            pair.move(to: ZoomStage.places(200, CGPoint(x: 150, y: 250)))
            pair.end(.cancelled)
            stage.stage.lapse(1000)
            stage.log.add("out of its window")
            let other = ZoomStage.recognizedPair(at: 100, CGPoint(x: 150, y: 250))
            other.move(to: ZoomStage.places(10, CGPoint(x: 150, y: 250)))
            stage.scrollView.removeFromSuperview()
            other.end(.ended)
        }
        #expect(
            log == """
                0 willBeginZooming (tracking, zooming)
                0.02 scroll (369.667, 369.667)
                0.02 zoom 3.465 (tracking, zooming)
                0.02 scroll (300, 300)
                0.02 zoom 3 (tracking, bouncing)
                0.32 didEndZooming at 3
                out of its window
                1.02 willBeginZooming (tracking, zooming)
                1.02 scroll (-43, -43)
                1.02 zoom 0.394 (tracking, zooming)
                1.02 scroll (0, 0)
                1.02 zoom 0.5 (bouncing)
                1.32 didEndZooming at 0.5
                """)
    }

    @Test(
        "There is a recognizer only where there is room between the limits, and it begins with a view alone")
    func recognizer() {
        let log = ZoomStage.run { stage in
            let scrollView = stage.scrollView
            let pinch = scrollView.pinchGestureRecognizer
            #expect(pinch != nil && pinch?.view === scrollView)
            scrollView.maximumZoomScale = 0.5
            #expect(scrollView.pinchGestureRecognizer == nil && pinch?.view == nil)
            scrollView.maximumZoomScale = 2
            stage.log.zoomedView = nil
            stage.pinch(100, 200)
            #expect(scrollView.zoomScale == 1)
            scrollView.zoomScale = 2
            #expect(scrollView.zoomScale == 1)
            let stray = UIView()
            stage.log.zoomedView = stray
            stage.pinch(100, 200)
            #expect(stray.transform.isIdentity)
        }
        #expect(log == "")
    }

    @Test("An invalid scale is a failure, and nothing changes")
    func failures() {
        let failures = FailureCollector.failures {
            let log = ZoomStage.run { stage in
                let scrollView = stage.scrollView
                scrollView.accessibilityIdentifier = "map"
                scrollView.zoomScale = .nan
                scrollView.minimumZoomScale = 0
                scrollView.maximumZoomScale = .infinity
                scrollView.zoom(to: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: true)
                #expect(scrollView.minimumZoomScale == 0.5 && scrollView.maximumZoomScale == 3)
            }
            #expect(log == "")
        }
        #expect(
            failures.map(\.text) == [
                "The zoomScale of UIScrollView #map was set to nan, which is not finite. The old value is kept.",
                "The minimumZoomScale of UIScrollView #map must be finite and above 0, not 0. The old value is kept.",
                "The maximumZoomScale of UIScrollView #map must be finite and above 0, not inf. The old value is kept.",
                "UIScrollView #map cannot zoom to (0 nan; 1 1), which is not finite. The old value is kept.",
            ])
    }

    @Test("A delegate that answers every change with another one is stopped")
    func endless() {
        let failures = FailureCollector.failures {
            _ = ZoomStage.run { stage in
                stage.log.reactions["zoom"] = { $0.zoomScale = $0.zoomScale == 1 ? 2 : 1 }
                stage.scrollView.zoomScale = 2
                stage.log.reactions = [:]
                stage.log.reactions["didChangeAdjustedContentInset"] = { $0.contentInset.top += 1 }
                stage.scrollView.contentInset.top = 5
            }
        }
        #expect(
            failures.map(\.text) == [
                """
                UIScrollView zooms again in every scrollViewDidZoom(_:). After 100 nested calls, its delegate is not \
                called.
                """,
                """
                UIScrollView changes its adjustedContentInset again in every adjustedContentInsetDidChange(). After \
                100 nested calls, it is not called.
                """,
            ])
    }

    @Test("Everything stops where it is, be it dragged, decelerating or animated")
    func stopping() {
        let log = ZoomStage.run { stage in
            let scrollView = stage.scrollView
            scrollView.zoomScale = 3
            _ = stage.log.take()
            stage.stage.drag(by: -40, steps: 4)
            stage.stage.lapse(50)
            scrollView.stopScrollingAndZooming()
            stage.log.add("animation")
            scrollView.setContentOffset(.zero, animated: true)
            stage.stage.lapse(150)
            #expect(scrollView.isScrollAnimating)
            scrollView.stopScrollingAndZooming()
            #expect(!scrollView.isScrollAnimating)
            stage.log.add("zoom")
            scrollView.setZoomScale(1, animated: true)
            stage.stage.lapse(150)
            #expect(scrollView.isZoomAnimating)
            scrollView.stopScrollingAndZooming()
            #expect(!scrollView.isZoomAnimating && stage.photo.layer.animationKeys() == nil)
            stage.log.add("finger")
            let finger = Finger(down: CGPoint(x: 150, y: 250))
            finger.move(to: CGPoint(x: 150, y: 200))
            scrollView.stopScrollingAndZooming()
            finger.move(to: CGPoint(x: 150, y: 150))
            finger.lift()
        }
        #expect(
            log == """
                0.02 willBeginDragging (tracking, dragging)
                0.04 scroll (300, 310) … 0.08 (300, 330) in 3
                0.08 willEndDragging at (0, 0.5) to (300, 579.667) (dragging)
                0.08 didEndDragging and goes on
                0.08 willBeginDecelerating (decelerating)
                0.097 scroll (300, 338.333) … 0.13 (300, 353.667) in 3
                0.13 didEndDecelerating
                animation
                0.147 scroll (297.333, 350.667) … 0.28 (150, 177) in 9
                0.28 didEndScrollingAnimation
                zoom
                0.28 willBeginZooming
                0.28 scroll (0, 0)
                0.28 zoom 1 (animated)
                0.43 scroll (75, 88.667)
                0.43 zoom 2 (animated)
                0.43 didEndZooming at 2
                finger
                0.43 willBeginDragging (tracking, dragging)
                0.43 scroll (75, 128.667)
                0.43 willEndDragging at (0, 0) to (75, 128.667) (dragging)
                0.43 didEndDragging
                """)
    }

    @Test("A descendant is zoomed as well, and one that the delegate keeps centred stays there")
    func nestedAndCentred() {
        let log = ZoomStage.run { stage in
            let scrollView = stage.scrollView
            let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.photo.addSubview(page)
            stage.log.zoomedView = page
            scrollView.zoomScale = 3
            #expect(page.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
            #expect(scrollView.contentSize == CGSize(width: 300, height: 300))
            page.removeFromSuperview()
            stage.log.zoomedView = stage.photo
            stage.log.reactions["zoom"] = { [photo = stage.photo] scrollView in
                let size = scrollView.contentSize
                let room = CGPoint(
                    x: max((scrollView.bounds.width - size.width) / 2, 0),
                    y: max((scrollView.bounds.height - size.height) / 2, 0))
                photo.center = CGPoint(x: size.width / 2 + room.x, y: size.height / 2 + room.y)
            }
            _ = stage.log.take()
            stage.pinch(200, 150, 100)
            stage.stage.lapse(1000)
            #expect(stage.photo.frame == CGRect(x: 75, y: 75, width: 150, height: 150))
            #expect(scrollView.contentOffset == .zero)
            stage.pinch(50, 100, 200)
            stage.stage.lapse(1000)
            #expect(stage.photo.frame == CGRect(x: 0, y: 0, width: 600, height: 600))
        }
        #expect(
            log == """
                0 willBeginZooming (tracking, zooming)
                0.02 scroll (-19.333, -19.333)
                0.02 zoom 0.75 (tracking, zooming)
                0.04 zoom 0.5 (tracking, zooming)
                0.04 didEndZooming at 0.5
                0.057 scroll (-19, -19) … 0.34 (0, 0) in 18
                1.04 willBeginZooming (tracking, zooming)
                1.06 scroll (36.333, 36.333)
                1.06 zoom 1 (tracking, zooming)
                1.08 scroll (150, 150)
                1.08 zoom 2 (tracking, zooming)
                1.08 didEndZooming at 2
                """)
    }
}
