import FailureReporting
import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// What code asks of a scroll view.
@MainActor @Suite("Content offsets") struct ContentOffsetTests {
    @Test("A scroll view begins with UIKit's defaults")
    func defaults() {
        let view = UIScrollView()
        #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
        #expect(view.contentInsetAdjustmentBehavior == .automatic && view.clipsToBounds)
        #expect(view.isScrollEnabled && view.bounces && view.scrollsToTop && !view.isPagingEnabled)
        #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal && !view.isDirectionalLockEnabled)
        #expect(view.delaysContentTouches && view.canCancelContentTouches)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
        #expect(view.decelerationRate == .normal && view.keyboardDismissMode == .none)
        #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
        #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
        #expect(view.touchesShouldCancel(in: UIView()) && !view.touchesShouldCancel(in: UIButton()))
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    }

    @Test("The offset is the origin of the bounds, whichever is set")
    func bounds() {
        let log = ScrollStage.run { stage in
            stage.scrollView.contentOffset = CGPoint(x: 0, y: 30)
            stage.log.add(stage.scrollView.bounds.shortText)
            stage.scrollView.bounds.origin.y = 40
            stage.log.add(stage.scrollView.contentOffset.shortText)
            stage.scrollView.contentOffset.y = 40
            stage.scrollView.contentOffset.y = 5000
        }
        #expect(
            log == """
                0 scroll (0, 30)
                (0 30; 300 300)
                0 scroll (0, 40)
                (0, 40)
                0 scroll (0, 5000)
                """)
    }

    @Test("An animated change takes 0.3 seconds, frame by frame, and calls the delegate at the end")
    func animated() {
        let log = ScrollStage.run { stage in
            stage.log.reactions["scroll"] = { stage.log.add($0.contentOffset.y.shortText) }
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            stage.lapse(1000)
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        }
        #expect(
            log == """
                0.017 scroll (0, 1)
                1
                0.033 scroll (0, 3.333)
                3.333
                0.05 scroll (0, 7.333)
                7.333
                0.067 scroll (0, 12.667)
                12.667
                0.083 scroll (0, 19)
                19
                0.1 scroll (0, 26)
                26
                0.117 scroll (0, 33.667)
                33.667
                0.133 scroll (0, 41.667)
                41.667
                0.15 scroll (0, 50)
                50
                0.167 scroll (0, 58.333)
                58.333
                0.183 scroll (0, 66.333)
                66.333
                0.2 scroll (0, 74)
                74
                0.217 scroll (0, 81)
                81
                0.233 scroll (0, 87.333)
                87.333
                0.25 scroll (0, 92.667)
                92.667
                0.267 scroll (0, 96.667)
                96.667
                0.283 scroll (0, 99)
                99
                0.3 scroll (0, 100)
                100
                0.3 didEndScrollingAnimation
                """)
    }

    @Test("With animations disabled a change is immediate, and the delegate is called when time moves")
    func animationsDisabled() {
        let log = ScrollStage.run { stage in
            UIView.performWithoutAnimation {
                stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            }
            stage.log.add("set")
            stage.lapse(0)
            stage.application.clock.withAnimationsDisabled {
                stage.scrollView.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
                stage.lapse(0)
            }
        }
        #expect(
            log == """
                0 scroll (0, 100)
                set
                0 didEndScrollingAnimation
                0 scroll (0, 50)
                0 didEndScrollingAnimation
                """)
    }

    @Test("A change that the delegate makes in a callback replaces the one it was called for")
    func changedWhenTold() {
        let log = ScrollStage.run { stage in
            stage.log.reactions["scroll"] = { scrollView in
                guard scrollView.contentOffset.y == 100 else { return }
                scrollView.setContentOffset(CGPoint(x: 0, y: 7), animated: true)
            }
            UIView.performWithoutAnimation {
                stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            }
            stage.lapse(1000)
        }
        #expect(
            log == """
                0 scroll (0, 100) … 0 (0, 7) in 2
                0 didEndScrollingAnimation
                """)
    }

    @Test("Another change ends an animated one silently, a touch calls the delegate")
    func interrupted() {
        let log = ScrollStage.run { stage in
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            stage.lapse(50)
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
            stage.lapse(1000)
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
            stage.lapse(50)
            stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
            stage.lapse(1000)
            stage.scrollView.setContentOffset(.zero, animated: true)
            stage.lapse(50)
            Finger.tap(CGPoint(x: 150, y: 250))
            stage.lapse(1000)
            stage.scrollView.setContentOffset(.zero, animated: true)
            stage.lapse(50)
            stage.scrollView.removeFromSuperview()
        }
        #expect(
            log == """
                0.017 scroll (0, 1) … 1.4 (0, 300) in 25
                1.4 didEndScrollingAnimation
                2.117 scroll (0, 297.333) … 2.15 (0, 277.667) in 3
                2.15 didEndScrollingAnimation
                3.167 scroll (0, 275.333) … 3.2 (0, 257) in 3
                """)
    }

    @Test(
        "A rectangle is made visible with as little scrolling as needed, within the content",
        arguments: [
            (CGRect(x: 0, y: 120, width: 10, height: 10), 100),
            (CGRect(x: 0, y: 50, width: 10, height: 10), 50),
            (CGRect(x: 0, y: 500, width: 10, height: 10), 210),
            (CGRect(x: 0, y: 990, width: 10, height: 100), 700),
            (CGRect(x: 0, y: -90, width: 10, height: 10), 0),
            (CGRect(x: 0, y: 50, width: 10, height: 800), 100),
            (CGRect(x: 0, y: 150, width: 10, height: 800), 150),
            (CGRect(x: 0, y: 520, width: 10, height: -20), 220),
            (CGRect(x: 500, y: 120, width: 10, height: 10), 100),
        ] as [(CGRect, CGFloat)])
    func rectangle(rect: CGRect, y: CGFloat) {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.contentSize = CGSize(width: 300, height: 1000)
        view.contentOffset.y = 100
        view.scrollRectToVisible(rect, animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: y))
    }

    @Test(
        "Content stays where it is when insets change, and is brought back when it shrinks"
    )
    func insets() {
        let log = ScrollStage.run { stage in
            let view = stage.scrollView
            view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
            stage.log.add(view.contentOffset.shortText)
            view.contentOffset.y = 100
            view.contentInset.top = 10
            view.contentOffset.y = 700
            view.contentSize.height = 500
            view.frame.size.height = 400
            stage.log.add(view.contentOffset.shortText)
            view.contentSize.height = -50
            stage.log.add(view.contentOffset.shortText)
        }
        #expect(
            log == """
                0 didChangeAdjustedContentInset (top 20, left 0, bottom 30, right 0)
                (0, 0)
                0 scroll (0, 100)
                0 didChangeAdjustedContentInset (top 10, left 0, bottom 30, right 0)
                0 scroll (0, 700) … 0 (0, 130) in 3
                (0, 130)
                0 scroll (0, -10)
                (0, -10)
                """)
    }

    // That a view beyond the edge has no more of it than the screen: WWDC 2018, "UIKit: Apps for Every Size and Shape".
    @Test("Content that is larger than the view makes room for the safe area that the view reaches into")
    func safeArea() {
        let log = ScrollStage.run { stage in
            let view = stage.scrollView
            view.frame = UIScreen.main.bounds
            stage.log.add(view.contentOffset.shortText)
            view.contentInset.top = 3
            view.contentSize.height = 844
            view.alwaysBounceVertical = true
            view.contentInsetAdjustmentBehavior = .never
            view.frame.origin.y = 20
            view.contentInsetAdjustmentBehavior = .always
            view.frame.origin.y = 700
            stage.log.add("\(view.safeAreaInsets.shortText)")
            let inner = UIView(frame: CGRect(x: 0, y: -20, width: 10, height: 400))
            view.addSubview(inner)
            stage.log.add("\(inner.safeAreaInsets.shortText)")
            view.contentInsetAdjustmentBehavior = .never
            stage.log.add("\(inner.safeAreaInsets.shortText)")
            stage.log.add("\(stage.window.safeAreaInsets.shortText)")
            stage.log.add("\(UIView().safeAreaInsets.shortText)")
            view.frame.origin.y = 2000
            stage.log.add("\(view.safeAreaInsets.shortText)")
        }
        #expect(
            log == """
                0 scroll (0, -47)
                0 didChangeAdjustedContentInset (top 47, left 0, bottom 34, right 0)
                (0, -47)
                0 didChangeAdjustedContentInset (top 50, left 0, bottom 34, right 0)
                0 scroll (0, -3)
                0 didChangeAdjustedContentInset (top 3, left 0, bottom 0, right 0)
                0 scroll (0, -50)
                0 didChangeAdjustedContentInset (top 50, left 0, bottom 34, right 0)
                0 scroll (0, -3)
                0 didChangeAdjustedContentInset (top 3, left 0, bottom 0, right 0)
                0 scroll (0, -30)
                0 didChangeAdjustedContentInset (top 30, left 0, bottom 34, right 0)
                0 scroll (0, -3)
                0 didChangeAdjustedContentInset (top 3, left 0, bottom 34, right 0)
                (top 0, left 0, bottom 34, right 0)
                (top 0, left 0, bottom 0, right 0)
                0 didChangeAdjustedContentInset (top 3, left 0, bottom 0, right 0)
                (top 0, left 0, bottom 34, right 0)
                (top 47, left 0, bottom 34, right 0)
                (top 0, left 0, bottom 0, right 0)
                (top 0, left 0, bottom 0, right 0)
                """)
    }

    @Test("Numbers that are not finite are failures, and nothing changes")
    func notFinite() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.contentSize = CGSize(width: 300, height: 1000)
        view.contentOffset.y = 10
        let texts = FailureCollector.failures {
            view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
            view.setContentOffset(CGPoint(x: 0, y: -CGFloat.infinity), animated: true)
            view.contentSize = CGSize(width: CGFloat.infinity, height: 3)
            view.contentInset = UIEdgeInsets(top: 0, left: .nan, bottom: 1, right: 0)
            view.scrollRectToVisible(.null, animated: true)
        }.map(\.text)
        #expect(
            texts == [
                "The contentOffset of UIScrollView was set to (nan, 0), which is not finite. The old value is kept.",
                "The contentOffset of UIScrollView was set to (0, -inf), which is not finite. The old value is kept.",
                "The contentSize of UIScrollView was set to inf×3, which is not finite. The old value is kept.",
                """
                The contentInset of UIScrollView was set to (top 0, left nan, bottom 1, right 0), which is not \
                finite. The old value is kept.
                """,
                "UIScrollView cannot scroll to (inf inf; 0 0), which is not finite. The old value is kept.",
            ])
        #expect(view.contentOffset == CGPoint(x: 0, y: 10) && view.contentInset == .zero)
        #expect(view.contentSize == CGSize(width: 300, height: 1000))
    }

    @Test("A delegate that scrolls in each callback is a failure, and is stopped")
    func endless() {
        UIApplication.withShared(UIApplication()) {
            let stage = ScrollStage()
            stage.log.reactions["scroll"] = { $0.contentOffset.y += 1 }
            let texts = FailureCollector.failures { stage.scrollView.contentOffset.y = 1 }.map(\.text)
            #expect(
                texts == [
                    """
                    UIScrollView scrolls again in every scrollViewDidScroll(_:). After 100 nested calls, its \
                    delegate is not called.
                    """
                ])
            #expect(stage.scrollView.contentOffset.y == 101)
            stage.application.closeWindows()
        }
    }

    @Test("A tap on the status bar scrolls the only view with scrollsToTop to its top")
    func statusBar() {
        let log = ScrollStage.run { stage in
            let tap = {
                let result = stage.application.statusBarWasTapped()
                switch result {
                case .scrolls: stage.log.add("scrolls")
                case .refused: stage.log.add("refused")
                case .nobody: stage.log.add("nobody")
                case .several(let views): stage.log.add("several: \(views.count)")
                }
                stage.lapse(1000)
            }
            tap()
            stage.scrollView.contentOffset.y = 100
            tap()
            stage.scrollView.contentOffset.y = 100
            stage.log.allowsScrollToTop = false
            tap()
            let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
            stage.window.addSubview(other)
            tap()
            let card = UIView(frame: CGRect(x: 0, y: 600, width: 10, height: 10))
            card.clipsToBounds = true
            stage.window.addSubview(card)
            for hide in [
                { other.isHidden = true }, { other.frame.origin.x = 400 },
                {
                    other.frame.origin = CGPoint(x: 20, y: 0)
                    card.addSubview(other)
                }, { card.alpha = 0 },
            ] {
                (other.isHidden, card.alpha) = (false, 1)
                hide()
                tap()
            }
            (card.clipsToBounds, card.alpha) = (false, 1)
            tap()
            other.removeFromSuperview()
            stage.scrollView.scrollsToTop = false
            tap()
            stage.log.add(stage.window.windowScene?.statusBarManager?.statusBarFrame.shortText ?? "")
        }
        #expect(
            log == """
                0 shouldScrollToTop
                0 didScrollToTop
                scrolls
                1 scroll (0, 100)
                1 shouldScrollToTop
                scrolls
                1.017 scroll (0, 99) … 1.3 (0, 0) in 18
                1.3 didScrollToTop
                2 scroll (0, 100)
                2 shouldScrollToTop
                refused
                several: 2
                4 shouldScrollToTop
                refused
                5 shouldScrollToTop
                refused
                6 shouldScrollToTop
                refused
                7 shouldScrollToTop
                refused
                several: 2
                nobody
                (0 0; 390 47)
                """)
    }
}
