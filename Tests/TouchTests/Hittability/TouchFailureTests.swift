import FailureReporting
import TestSupport
import Testing
import Touch

/// Each reason for which a view cannot be touched, with the whole text of the failure.
@MainActor
@Suite("Reasons that a view cannot be touched") struct TouchFailureTests {
    /// What there is to spoil: a button in a view in the window.
    @MainActor
    struct Scene {
        var window: UIWindow
        var card: UIView
        var button: UIButton
    }

    /// What `tapOn` says about the view `b`, which is in `card` in the window.
    private func failure(_ spoil: @MainActor (Scene) -> Void) -> String {
        var text = "no failure"
        inOwnApplication { window, log in
            let card = UIView().named("card", 0, 100, 390, 100, in: window)
            let button = UIButton().named("b", 10, 10, 100, 40, in: card).logged(log)
            for part in button.subviews { part.removeFromSuperview() }
            spoil(Scene(window: window, card: card, button: button))
            let failures = FailureCollector.failures { tapOn(button) }
            #expect(failures.count == 1 && log.lines.isEmpty)
            text = failures.map(\.text).joined(separator: "\n")
        }
        return text
    }

    @Test("A view that was removed from its window cannot be touched")
    func notInWindow() {
        let expected = """
            tapOn cannot touch UIButton #b: it was removed from its window \(beforeGestures).
            The view hierarchy:
              UIView #card (0 100; 390 100)
                UIButton #b (10 10; 100 40)  <-- target
            """
        #expect(failure { $0.card.removeFromSuperview() } == expected)
    }

    @Test("The first line says which object of a storyboard the view is, and the hierarchy does not")
    func originOfView() {
        let expected = """
            tapOn cannot touch UIButton #b (Checkout.storyboard, object x7-Tf-2Qa): it was removed from its window \
            \(beforeGestures).
            The view hierarchy:
              UIView #card (0 100; 390 100)
                UIButton #b (10 10; 100 40)  <-- target
            """
        let text = failure {
            $0.button.nibOrigin = NibOrigin(file: "Checkout.storyboard", id: "x7-Tf-2Qa")
            $0.card.removeFromSuperview()
        }
        #expect(text == expected)
    }

    @Test("A view whose window is not shown cannot be touched")
    func windowNotShown() {
        let expected = """
            tapOn cannot touch UIButton #b: its window, UIWindow, is not shown. Call makeKeyAndVisible() first.
            The view hierarchy:
              UIWindow (0 0; 390 844) hidden  <-- cause
                UIView #card (0 100; 390 100)
                  UIButton #b (10 10; 100 40)  <-- target
            """
        #expect(failure { $0.window.isHidden = true } == expected)
    }

    @Test("A view whose window belongs to another application cannot be touched")
    func otherApplication() {
        inOwnApplication { window, _ in
            let button = UIButton().named("b", 10, 10, 100, 40, in: window)
            let texts = UIApplication.withShared(UIApplication()) {
                FailureCollector.failures { tapOn(button) }.map { $0.text.prefix { !$0.isNewline } }
            }
            #expect(
                texts == [
                    """
                    tapOn cannot touch UIButton #b: its window, UIWindow, belongs to another application than \
                    the current one.
                    """
                ])
        }
    }

    @Test("A view that is hidden, or whose superview is, cannot be touched")
    func hidden() {
        let itself = """
            tapOn cannot touch UIButton #b: it is hidden.
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #card (0 100; 390 100)
                  UIButton #b (10 10; 100 40) hidden  <-- target, hidden
            """
        #expect(failure { $0.button.isHidden = true } == itself)
        let bySuperview = """
            tapOn cannot touch UIButton #b: its superview UIView #card is hidden.
            The view hierarchy:
              UIWindow (0 0; 390 844)
                UIView #card (0 100; 390 100) hidden  <-- cause
                  UIButton #b (10 10; 100 40)  <-- target
            """
        #expect(failure { $0.card.isHidden = true } == bySuperview)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var spoil: @MainActor @Sendable (Scene) -> Void
        var reason: String

        init(
            _ description: String, _ reason: String,
            _ spoil: @escaping @MainActor @Sendable (Scene) -> Void
        ) {
            testDescription = description
            self.reason = reason
            self.spoil = spoil
        }
    }

    nonisolated static let cases = [
        Case("transparent", "it has alpha 0.009, and below 0.01 touches pass through") {
            $0.button.alpha = 0.009
        },
        Case(
            "in a transparent one",
            "its superview UIView #card has alpha 0, and below 0.01 touches pass through"
        ) {
            $0.card.alpha = 0
        },
        Case("interaction disabled", "user interaction is disabled for it") {
            $0.button.isUserInteractionEnabled = false
        },
        Case(
            "superview's interaction disabled", "user interaction is disabled for its superview UIView #card"
        ) {
            $0.card.isUserInteractionEnabled = false
        },
        Case("window's interaction disabled", "user interaction is disabled for its ancestor UIWindow") {
            $0.window.isUserInteractionEnabled = false
        },
        Case("disabled", "it is disabled") { $0.button.isEnabled = false },
        Case("no size", "it has no size, at (10 10; 0 0)") { $0.button.frame.size = .zero },
        Case("no height", "it has no size, at (10 10; 100 0)") { $0.button.frame.size.height = 0 },
        Case("clipped", "it is outside UIView #card, which clips it, at (10 100; 100 40)") {
            $0.card.clipsToBounds = true
            $0.button.frame.origin.y = 100
        },
        Case("clipped by something further up", "it is outside UIView #card, which clips it, at (0 0; 10 10)")
        {
            let inner = UIView().named("inner", 390, 0, 10, 10, in: $0.card)
            inner.addSubview($0.button)
            $0.button.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            $0.card.clipsToBounds = true
        },
        Case("left of the window", "it is outside its window, at (-100 110; 100 40)") {
            $0.button.frame.origin.x = -100
        },
        Case("below the window", "it is outside its window, at (10 844; 100 40)") {
            $0.button.frame.origin.y = 744
        },
        Case("covered by a sibling", "it is covered by UIView #cover at (0 100; 390 100) of the window") {
            UIView().named("cover", 0, 0, 390, 100, in: $0.card)
        },
        Case(
            "covered by a superview's sibling",
            "it is covered by UIView #spinner at (0 0; 390 844) of the window"
        ) {
            UIView().named("spinner", 0, 0, 390, 844, in: $0.window)
        },
        Case("scaled to nothing", "it has no size, at (60 10; 0 40)") {
            $0.button.transform = CGAffineTransform(scaleX: 0, y: 1)
        },
        Case("superview scaled to nothing", "its superview UIView #card has no size, at (195 150; 0 0)") {
            $0.card.transform = CGAffineTransform(scaleX: 0, y: 0)
        },
        Case("covered by another window", "it is covered by UIWindow #alert at (0 0; 390 844) of the screen")
        { _ in
            UIWindow.createWindowForTesting().accessibilityIdentifier = "alert"
        },
        Case(
            "outside a superview that does not clip",
            "its superview UIView #card does not contain the point, so the touch would go to UIWindow"
        ) { $0.button.frame.origin.y = 100 },
        Case(
            "a superview takes all touches",
            "the hit test skips it, so the touch would go to GreedyView #greedy"
        ) {
            GreedyView().named("greedy", 0, 0, 390, 844, in: $0.window).addSubview($0.button)
        },
        Case("a window takes no touches", "the hit test finds no view there") {
            let window = DeafWindow()
            window.makeKeyAndVisible()
            window.addSubview($0.button)
            UIApplication.shared.windows.first?.isHidden = true
        },
    ]

    @Test("The failure names what keeps the touch away", arguments: cases)
    func reasons(_ item: Case) {
        let line = failure(item.spoil).prefix { !$0.isNewline }
        #expect(line == "tapOn cannot touch UIButton #b: \(item.reason).")
    }

    @Test("A label in a disabled button cannot be pressed")
    func labelInDisabledButton() {
        inOwnApplication { window, log in
            let button = UIButton().named("b", 10, 10, 100, 40, in: window).logged(log)
            button.setTitle("Save", for: .normal)
            button.isEnabled = false
            let texts = FailureCollector.failures { tapOn(theFirstView(withText("Save"))) }.map(\.text)
            #expect(
                texts.map { $0.prefix { !$0.isNewline } } == [
                    #"tapOn cannot touch UILabel "Save": its superview UIButton "Save" #b is disabled."#
                ])
            #expect(log.lines.isEmpty)
        }
    }

    @Test("What covers it in another window is shown there")
    func otherWindow() {
        inOwnApplication { window, _ in
            let button = UIButton().named("b", 10, 10, 100, 40, in: window)
            let alert = UIWindow.createWindowForTesting()
            UIView().named("veil", 0, 0, 390, 844, in: alert).backgroundColor = .black
            let texts = FailureCollector.failures { tapOn(button) }.map(\.text)
            #expect(
                texts == [
                    """
                    tapOn cannot touch UIButton #b: it is covered by UIView #veil at (0 0; 390 844) of the window.
                    The view hierarchy:
                      UIWindow (0 0; 390 844)
                        UIButton #b (10 10; 100 40)  <-- target
                    The view hierarchy in front of it:
                      UIWindow (0 0; 390 844)
                        UIView #veil (0 0; 390 844)  <-- covers it
                    """
                ])
        }
    }

    @Test("A view that does not take its own middle says so")
    func shaped() {
        inOwnApplication { window, _ in
            let ring = RingView().named("ring", 0, 0, 100, 100, in: window)
            let texts = FailureCollector.failures { tapOn(ring) }.map { $0.text.prefix { !$0.isNewline } }
            #expect(
                texts == [
                    """
                    tapOn cannot touch RingView #ring: it does not contain the point, so the touch would go to UIWindow.
                    """
                ])
        }
    }

    @Test("Alpha of just 0.01 lets touches in")
    func leastAlpha() {
        inOwnApplication { window, log in
            let button = UIButton().named("b", 10, 10, 100, 40, in: window).logged(log)
            button.alpha = 0.01
            tapOn(button)
            #expect(log.lines == ["pressed b"])
        }
    }
}

private final class GreedyView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
}

private final class DeafWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
}

private final class RingView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { point.x < 20 }
}
