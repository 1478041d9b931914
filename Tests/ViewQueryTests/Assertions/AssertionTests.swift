import FailureReporting
import HeadlessUIKit
import TestSupport
import Testing
import ViewQuery

@Suite("Assertions about the screen") @MainActor
struct AssertionTests {
    /// The texts of the failures of `body`, in a world with a window that has a label "Total: 12.50 €" in it.
    private func texts(_ body: (UIWindow, UILabel) -> Void) -> [String] {
        var texts: [String] = []
        inOwnWorld {
            let label = UILabel(frame: CGRect(x: 20, y: 300, width: 350, height: 44))
            label.text = "Total: 12.50 €"
            label.accessibilityIdentifier = "total"
            let window = UIWindow.showing(label)
            texts = failureTexts { body(window, label) }
        }
        return texts
    }

    @Test("Assertions about what can be seen pass by query, view and element")
    func seen() {
        #expect(
            texts { _, label in
                shouldSee(theFirstView(withText("Total: 12.50 €")))
                shouldSee(label)
                shouldSee(theFirstElement(withName("Total: 12.50 €")))
                shouldNotSee(theFirstView(withText("Total: 13.50 €")))
            } == [])
    }

    @Test("A view that does not exist is a failure with what is nearest")
    func absent() {
        let texts = texts { _, _ in
            shouldSee(theFirstView(withText("Total: 13.50 €")))
        }
        #expect(texts.count == 1)
        #expect(texts[0].hasPrefix(#"shouldSee(theFirstView(withText("Total: 13.50 €"))) found no view."#))
        #expect(texts[0].contains(#"text is "Total: 12.50 €", wanted "Total: 13.50 €""#))
    }

    /// A reason why a view cannot be seen.
    enum Obstacle: String, CaseIterable {
        case hidden = "its superview UIView #box is hidden"
        case transparent = "its superview UIView #box has alpha 0"
        case empty = "it has no size"
        // A stack gives what is hidden no size.
        case hiddenInStack = "it is hidden"
        case offScreen = "it is off screen"
        case clipped = "it is clipped by UIView #box"
        case covered = "it is covered by UIView #cover"

        @MainActor
        func hide(_ label: UILabel, in box: UIView, in window: UIWindow) {
            switch self {
            case .hidden: box.isHidden = true
            case .transparent: box.alpha = 0
            case .empty: label.frame.size = .zero
            case .hiddenInStack:
                label.isHidden = true
                label.frame.size = .zero
            case .offScreen: label.frame.origin.y = 2000
            case .clipped:
                box.clipsToBounds = true
                label.frame.origin.y = 700
            case .covered:
                let cover = UIView(frame: window.bounds)
                cover.accessibilityIdentifier = "cover"
                cover.backgroundColor = .black
                window.addSubview(cover)
            }
        }
    }

    @Test("A view that is there and cannot be seen says why", arguments: Obstacle.allCases)
    func unseen(because obstacle: Obstacle) {
        let texts = texts { window, label in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
            box.accessibilityIdentifier = "box"
            window.addSubview(box)
            box.addSubview(label)
            obstacle.hide(label, in: box, in: window)
            shouldSee(theFirstView(withIdentifier("total")))
            shouldNotSee(theFirstView(withIdentifier("total")))
        }
        #expect(texts.count == 1)
        #expect(
            texts.first?.split(separator: "\n").first
                == """
                shouldSee(theFirstView(withIdentifier("total"))): UILabel "Total: 12.50 €" #total is there, but \
                \(obstacle.rawValue).
                """)
    }

    @Test("A view in no window, and one in a window that is not shown, cannot be seen")
    func noWindow() {
        let texts = texts { window, label in
            window.isHidden = true
            shouldSee(label)
            label.removeFromSuperview()
            shouldSee(label)
        }
        #expect(texts.count == 2)
        #expect(texts.first?.contains("it is there, but its window, UIWindow, is not shown.") ?? false)
        #expect(
            texts.last?.contains(
                "it is there, but it was removed from its window at 0 s, after shouldSee at AssertionTests.swift:"
            ) ?? false)
    }

    @Test("What should not be seen and can be is named")
    func unwanted() {
        #expect(
            texts { _, _ in shouldNotSee(allViews(withText(.prefix("Total")))) } == [
                """
                shouldNotSee(allViews(withText(.prefix("Total")))): UILabel "Total: 12.50 €" #total (20 300; 350 44) \
                can be seen.
                """
            ])
    }

    @Test("A count that differs lists what is there")
    func count() {
        let texts = texts { window, _ in
            let second = UILabel(frame: CGRect(x: 20, y: 360, width: 350, height: 44))
            second.text = "Total: 1 €"
            window.addSubview(second)
            shouldFind(allViews(ofClass(UILabel.self)), count: 2)
            shouldFind(allViews(ofClass(UILabel.self)), count: 3)
            shouldFind(allViews(withText("Total: 2 €")), count: 1)
            shouldFind(allViews(withText("Total: 2 €")), count: 0)
            shouldFind(allViews(withText("Total: 1 €")), count: 0)
        }
        #expect(
            texts.first == """
                shouldFind(allViews(ofClass(UILabel.self))) found 2, wanted 3:
                  UILabel "Total: 12.50 €" #total (20 300; 350 44)
                  UILabel "Total: 1 €" (20 360; 350 44)
                """)
        #expect(
            texts.dropFirst().first?.hasPrefix("shouldFind(allViews(withText(\"Total: 2 €\"))) found no")
                ?? false)
        #expect(
            texts.last == """
                shouldFind(allViews(withText("Total: 1 €"))) found 1, wanted none:
                  UILabel "Total: 1 €" (20 360; 350 44)
                """)
    }

    @Test("Values that differ are named, those of all views")
    func values() {
        #expect(
            texts { window, label in
                shouldMatch(
                    theFirstView(withIdentifier("total")), withText("Total: 12.50 €"), enabled(true),
                    withFrame(CGRect(x: 20, y: 300, width: 350, height: 44)))
                shouldMatch(label, withText("Total: 13.50 €"))
                shouldMatch(theFirstView(withIdentifier("total")), focused(true), withFrame(.zero))
                shouldMatch(theFirstElement(withName(.prefix("Total"))), withTraits(.selected))
                shouldMatch(allViews(), ofClass(UILabel.self))
            } == [
                """
                shouldMatch(UILabel "Total: 12.50 €" #total): text is "Total: 12.50 €", wanted "Total: 13.50 €".
                """,
                """
                shouldMatch(theFirstView(withIdentifier("total"))): UILabel "Total: 12.50 €" #total: it is not \
                focused; its frame is (20 300; 350 44), wanted (0 0; 0 0).
                """,
                """
                shouldMatch(theFirstElement(withName(.prefix("Total")))): staticText "Total: 12.50 €" #total: traits \
                are .staticText, wanted .selected.
                """,
                """
                shouldMatch(allViews()): 1 of 2 do not match:
                  UIWindow: it is a UIWindow, wanted UILabel.
                """,
            ])
    }

    @Test("No predicate checks nothing, and no view matches nothing")
    func nothing() {
        let texts = texts { _, label in
            shouldMatch(label)
            shouldMatch(theFirstView(withIdentifier("sum")), enabled(true))
        }
        #expect(texts.count == 2)
        #expect(texts.first?.hasSuffix("was given no predicate, so it checks nothing.") ?? false)
        #expect(
            texts.last?.hasPrefix("shouldMatch(theFirstView(withIdentifier(\"sum\"))) found no view.")
                ?? false)
    }

    @Test("The only view is one: several are a failure that lists them")
    func only() {
        let texts = texts { window, _ in shouldSee(theOnlyView()) }
        #expect(texts.count == 1)
        #expect(texts.first?.hasPrefix("shouldSee(theOnlyView()) found 2 views, wanted one.") ?? false)
    }

    @Test("An assertion is a failure of its own line")
    func site() {
        inOwnWorld {
            let failures = FailureCollector.failures { shouldSee(theFirstView()) }
            #expect(failures.map { $0.site?.line } == [#line - 1])
        }
    }
}
