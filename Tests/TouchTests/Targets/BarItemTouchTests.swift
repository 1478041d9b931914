import FailureReporting
import Foundation
import TestSupport
import Testing
import Touch

@MainActor
@Suite("Bar items as targets") struct BarItemTouchTests {
    /// A toolbar and a navigation bar in a window, and an item that notes its presses.
    @MainActor
    struct Scene {
        let window: UIWindow
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        let item: UIBarButtonItem

        init(_ window: UIWindow, _ log: EventLog) {
            self.window = window
            window.addSubview(toolbar)
            window.addSubview(bar)
            item = UIBarButtonItem(title: "Save", primaryAction: nil)
            item.title = "Save"
            item.primaryAction = UIAction(title: "Save") { _ in log.add("saved") }
            toolbar.items = [item]
        }
    }

    @Test("Items are tapped in whatever bar they are, and found as buttons")
    func taps() {
        inOwnApplication { window, log in
            let scene = Scene(window, log)
            tapOn(scene.item)
            tapOn(theFirstView(withLabel("Save")))
            tapOn(theOnlyView(withRole(.button, named: "Save")))
            let top = UINavigationItem(title: "Top")
            top.rightBarButtonItem = scene.item
            scene.toolbar.items = nil
            scene.bar.items = [UINavigationItem(title: "Root"), top]
            tapOn(scene.item)
            #expect(scene.item.isHittable)
            tapOn(theFirstView(withLabel("Root")))
            #expect(scene.bar.topItem?.title == "Root" && !scene.item.isHittable)
            #expect(log.lines == ["saved", "saved", "saved", "saved"])
        }
    }

    @Test("All gestures take items, and changes of them are found immediately")
    func gestures() {
        inOwnApplication { window, log in
            let scene = Scene(window, log)
            let press = UILongPressGestureRecognizer(target: log, action: EventLog.pressed)
            theFirstView(withLabel("Save")).first?.addGestureRecognizer(press)
            longPressOn(scene.item)
            #expect(log.lines == ["press", "press"], "it began and ended")
            tapOn(scene.item, times: 2)
            tapOn(scene.item.anchor(.topLeft))
            #expect(log.lines == ["press", "press", "saved", "saved", "saved"])
            scene.item.title = "Keep"
            scene.item.accessibilityIdentifier = "keep"
            #expect(
                allViews(withLabel("Save")).isEmpty
                    && theOnlyView(withTitle("Keep"), withIdentifier("keep")).count == 1)
        }
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var spoil: @MainActor @Sendable (Scene) -> Void

        init(_ name: String, _ text: String, _ spoil: @escaping @MainActor @Sendable (Scene) -> Void) {
            testDescription = name
            self.text = text
            self.spoil = spoil
        }
    }

    nonisolated static let cases = [
        Case("in no bar", "tapOn cannot touch UIBarButtonItem \"Save\": no bar shows it.") {
            $0.toolbar.items = nil
        },
        Case("hidden", "tapOn cannot touch UIBarButtonItem \"Save\": it is hidden in its UIToolbar.") {
            $0.item.isHidden = true
        },
        Case("below the top item", "tapOn cannot touch UIBarButtonItem \"Save\": no bar shows it.") {
            $0.toolbar.items = nil
            let below = UINavigationItem(title: "a")
            below.rightBarButtonItem = $0.item
            $0.bar.items = [below, UINavigationItem(title: "b")]
        },
        Case("disabled", "tapOn cannot touch UIBarButton \"Save\": it is disabled.") {
            $0.item.isEnabled = false
        },
        Case(
            "in a bar that is hidden",
            "tapOn cannot touch UIBarButton \"Save\": its superview UIToolbar is hidden."
        ) {
            $0.toolbar.isHidden = true
        },
        Case(
            "in a bar that is nowhere",
            "tapOn cannot touch UIBarButton \"Save\": it was removed from its window \(beforeGestures)."
        ) { $0.toolbar.removeFromSuperview() },
        Case(
            "covered",
            "tapOn cannot touch UIBarButton \"Save\": it is covered by UIView #cover at (0 0; 390 844) of the window."
        ) {
            UIView().named("cover", 0, 0, 390, 844, in: $0.window)
        },
    ]

    @Test("What keeps a touch from an item is a failure with the reason", arguments: cases)
    func failures(_ failure: Case) {
        inOwnApplication { window, log in
            let scene = Scene(window, log)
            failure.spoil(scene)
            let texts = FailureCollector.failures { tapOn(scene.item) }
                .map { $0.text.prefix { !$0.isNewline } }
            #expect(texts == [failure.text[...]])
            #expect(log.lines.isEmpty && !scene.item.isHittable)
        }
    }

    @Test("A space cannot be touched")
    func spaces() {
        inOwnApplication { window, log in
            let scene = Scene(window, log)
            let spaces: [UIBarButtonItem] = [.flexibleSpace(), .fixedSpace(50)]
            scene.toolbar.items = spaces
            let texts = FailureCollector.failures { for space in spaces { longPressOn(space) } }.map(\.text)
            let text = "longPressOn cannot touch UIBarButtonItem: it is a space, which cannot be touched."
            #expect(texts == [text, text])
        }
    }
}

extension EventLog {
    fileprivate func pressed() { add("press") }
}
