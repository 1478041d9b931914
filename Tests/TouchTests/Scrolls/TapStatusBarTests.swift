import FailureReporting
import Foundation
import TestSupport
import Testing
import TimeLapse
import Touch

@MainActor @Suite("Tapping the status bar") struct TapStatusBarTests {
    private final class Refusing: UIScrollViewDelegate {
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    }

    private func withList(_ body: (UIWindow, UIScrollView) -> Void) {
        inOwnApplication { window, _ in
            let list = UIScrollView().named("list", 0, 100, 300, 400, in: window)
            list.contentSize = CGSize(width: 300, height: 2000)
            list.contentOffset.y = 500
            body(window, list)
        }
    }

    @Test("A tap on the status bar scrolls to the top on the clock; once there, it does nothing")
    func scrolls() {
        withList { _, list in
            tapStatusBar()
            #expect(list.contentOffset.y == 500)
            TimeLapse.advance(by: .seconds(1))
            #expect(list.contentOffset.y == 0)
            tapStatusBar()
            #expect(UIApplication.shared.clock.pendingWork.isEmpty)
        }
    }

    @Test("No scroll view, several, and a delegate that refuses are failures")
    func failures() {
        withList { window, list in
            let refusing = Refusing()
            list.delegate = refusing
            let texts = FailureCollector.failures {
                tapStatusBar()
                let other = UIScrollView().named("other", 0, 600, 300, 100, in: window)
                tapStatusBar()
                other.scrollsToTop = false
                list.isHidden = true
                tapStatusBar()
            }.map(\.text)
            let text = texts.joined(separator: "\n\n")
            #expect(
                text == """
                    tapStatusBar scrolled nothing: the delegate of UIScrollView #list returned false from scrollViewShouldScrollToTop(_:).

                    tapStatusBar scrolled nothing: 2 scroll views on the screen have scrollsToTop, and an iPhone then scrolls none of them: UIScrollView #list (0 100; 300 400), UIScrollView #other (0 600; 300 100). Set it to false for all but one.

                    tapStatusBar scrolled nothing: no scroll view on the screen has scrollsToTop.
                    The view hierarchy:
                      UIWindow (0 0; 390 844)
                        UIScrollView #list (0 100; 300 400) hidden
                        UIScrollView #other (0 600; 300 100)
                    """)
            #expect(list.contentOffset.y == 500)
        }
    }
}
