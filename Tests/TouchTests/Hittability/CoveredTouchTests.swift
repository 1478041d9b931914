import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

@MainActor @Suite("Covered targets") struct CoveredTouchTests {
    /// Lets touches through.
    private final class Glass: UIView {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }

    @Test("A cover further in is named with its place in the window")
    func place() {
        inOwnApplication { window, _ in
            let button = UIButton().named("b", 20, 120, 40, 40, in: window)
            let sheet = UIView().named("sheet", 10, 100, 300, 300, in: window)
            sheet.bounds.origin.y = 50
            UIView().named("hint", 5, 60, 200, 200, in: sheet)
            #expect(
                firstLines { tapOn(button) } == [
                    "tapOn cannot touch UIButton #b: it is covered by UIView #hint at (15 110; 200 200) of the window."
                ])
        }
    }

    @Test("What lets touches through is not covered by what is behind it")
    func glass() {
        inOwnApplication { window, _ in
            UIView().named("back", 0, 0, 390, 844, in: window)
            let glass = Glass().named("glass", 0, 0, 390, 844, in: window)
            #expect(
                firstLines { tapOn(glass) } == [
                    "tapOn cannot touch Glass #glass: it lets touches through to UIView #back behind it."
                ])
        }
    }
}
