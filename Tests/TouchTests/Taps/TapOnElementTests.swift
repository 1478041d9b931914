import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Tapping accessibility elements") struct TapOnElementTests {
    /// A view that draws two keys by itself, in a view in the window.
    @MainActor
    private struct Scene {
        let window: UIWindow
        let card: UIView
        let keypad: TouchedView
        let one: UIAccessibilityElement
        let two: UIAccessibilityElement

        init(in window: UIWindow, _ log: EventLog) {
            self.window = window
            card = UIView().named("card", 0, 100, 390, 300, in: window)
            keypad = TouchedView(CGRect(x: 10, y: 10, width: 200, height: 100), log)
            keypad.accessibilityIdentifier = "keypad"
            card.addSubview(keypad)
            one = UIAccessibilityElement(accessibilityContainer: keypad)
            one.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 50, height: 50)
            two = UIAccessibilityElement(accessibilityContainer: keypad)
            two.accessibilityFrameInContainerSpace = CGRect(x: 50, y: 0, width: 50, height: 50)
            for (element, label) in [(one, "1"), (two, "2")] {
                element.accessibilityLabel = label
                element.accessibilityTraits = .keyboardKey
            }
            keypad.accessibilityElements = [one, two]
        }
    }

    @Test("An element is touched at its activation point, wherever its container has gone")
    func activationPoint() {
        inOwnApplication { window, log in
            let scene = Scene(in: window, log)
            tapOn(theOnlyElement(withRole(.keyboardKey, named: "2")))
            scene.card.bounds.origin.y = 20
            scene.two.accessibilityActivationPoint = CGPoint(x: 30, y: 100)
            for element in allElements(withRole(.keyboardKey)) { tapOn(element) }
            #expect(
                log.lines == [
                    "began (75, 25)", "ended (75, 25)", "began (25, 25)", "ended (25, 25)", "began (20, 10)",
                    "ended (20, 10)",
                ])
        }
    }

    @Test("Every element of a query is tapped on, and a view as a view is")
    func query() {
        inOwnApplication { window, log in
            for name in ["a", "b"] {
                UIButton().named(name, name == "a" ? 0 : 200, 0, 100, 40, in: window).logged(log)
                    .setTitle(name, for: .normal)
            }
            // Only its right half can be seen, and is where it is touched.
            let clipper = UIView().named("clipper", 0, 100, 100, 100, in: window)
            clipper.clipsToBounds = true
            UIButton().named("c", -70, 0, 100, 40, in: clipper).logged(log).setTitle("c", for: .normal)
            tapOn(allElements(withRole(.button)))
            #expect(log.lines == ["pressed a", "pressed b", "pressed c"])
        }
    }

    @Test("What keeps touches from the view keeps them from its elements, and the failure says what")
    func obstacles() {
        let cases: [(@MainActor (Scene) -> Void, String)] = [
            ({ $0.keypad.isHidden = true }, "its view is hidden."),
            (
                { $0.card.alpha = 0 },
                "its superview UIView #card has alpha 0, and below 0.01 touches pass through."
            ),
            ({ $0.card.removeFromSuperview() }, "it was removed from its window \(beforeGestures)."),
            (
                { UIView().named("cover", 0, 0, 390, 844, in: $0.window) },
                "it is covered by UIView #cover at (0 0; 390 844) of the window."
            ),
            (
                {
                    $0.card.clipsToBounds = true
                    $0.card.bounds.size.height = 20
                    $0.card.center.y = 110
                }, "its activation point (35, 135) is outside UIView #card, which clips it."
            ),
            (
                { $0.keypad.frame.origin.x = 2000 }, "its activation point (2025, 135) is outside its window."
            ),
            (
                { $0.one.accessibilityActivationPoint = CGPoint(x: 5, y: 105) },
                "its view does not contain the point, so the touch would go to UIView #card."
            ),
            ({ $0.one.accessibilityTraits = [.keyboardKey, .notEnabled] }, "it is disabled."),
            (
                { $0.keypad.accessibilityElements = [$0.two] },
                "it is not among the accessibility elements of TouchedView #keypad."
            ),
            (
                { $0.card.accessibilityElementsHidden = true },
                "assistive technology does not see TouchedView #keypad: its superview UIView #card hides its accessibility elements."
            ),
            ({ $0.one.isAccessibilityElement = false }, "it is not an accessibility element."),
        ]
        for (spoil, reason) in cases {
            inOwnApplication { window, log in
                let scene = Scene(in: window, log)
                let element = theFirstElement(withName("1")).first
                spoil(scene)
                let texts = FailureCollector.failures { element.map { tapOn($0) } }.map(\.text)
                #expect(texts.count == 1)
                let start = #"tapOn cannot touch keyboardKey "1" in TouchedView #keypad: "#
                #expect(texts.joined().hasPrefix(start + reason), "\(texts)")
                #expect(log.lines.isEmpty)
            }
        }
    }

    @Test("An element without a place is a failure, and so is one at no point at all")
    func noPlace() {
        inOwnApplication { window, log in
            let scene = Scene(in: window, log)
            scene.one.accessibilityFrame = .zero
            scene.keypad.frame = window.bounds
            scene.card.frame = window.bounds
            scene.two.accessibilityActivationPoint = CGPoint(x: CGFloat.nan, y: 0)
            let texts = FailureCollector.failures { tapOn(allElements()) }.map(\.text)
            #expect(
                texts == [
                    """
                    tapOn cannot touch keyboardKey "1" in TouchedView #keypad: it has no size, at (0 0; 0 0).
                    What assistive technology sees:
                      keyboardKey "1"  <-- this element
                      keyboardKey "2"
                    """,
                    "tapOn cannot touch (nan, 0) of TouchedView #keypad: that is not a point.",
                ])
        }
    }

    @Test("The whole text shows the tree of views with the container marked")
    func wholeText() {
        inOwnApplication { window, log in
            let scene = Scene(in: window, log)
            scene.keypad.isUserInteractionEnabled = false
            let line = #line + 1
            let failures = FailureCollector.failures { tapOn(theFirstElement(withName("1"))) }
            #expect(
                failures.map(\.text) == [
                    """
                    tapOn cannot touch keyboardKey "1" in TouchedView #keypad: its view's isUserInteractionEnabled is \
                    false, and none of its ancestors handles touches.
                    The view hierarchy:
                      UIWindow (0 0; 390 844)
                        UIView #card (0 100; 390 300)
                          TouchedView #keypad (10 10; 200 100)  <-- target
                    """
                ])
            #expect(failures.map { $0.site?.description } == ["TapOnElementTests.swift:\(line)"])
        }
    }

    @Test("Several where one is wanted are a failure, and none is touched")
    func several() {
        inOwnApplication { window, log in
            _ = Scene(in: window, log)
            let texts = FailureCollector.failures { tapOn(theOnlyElement(withRole(.keyboardKey))) }.map(
                \.text)
            #expect(
                texts == [
                    """
                    tapOn(theOnlyElement(withRole(.keyboardKey))) found 2 elements, wanted one. A query for each:
                      keyboardKey "1" in TouchedView #keypad (10 110; 50 50): theOnlyElement(withRole(.keyboardKey, named: "1"))
                      keyboardKey "2" in TouchedView #keypad (60 110; 50 50): theOnlyElement(withRole(.keyboardKey, named: "2"))
                    """
                ])
            #expect(log.lines.isEmpty)
        }
    }
}
