import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

@MainActor @Suite("Robot's functions on elements", .robot) struct ElementTargetTests {
    private let app = XCUIApplication()

    /// A window with a cell-like box, and a button and a label in it.
    private func showBox() -> UIButton {
        let window = UIWindow.createWindowForTesting()
        let box = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
        box.accessibilityIdentifier = "box"
        let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44))
        button.setTitle("Save", for: .normal)
        let label = UILabel(frame: CGRect(x: 20, y: 80, width: 100, height: 20))
        label.text = "Saved"
        box.addSubview(button)
        box.addSubview(label)
        window.addSubview(box)
        let other = UILabel(frame: CGRect(x: 20, y: 400, width: 100, height: 20))
        other.text = "Outside"
        window.addSubview(other)
        return button
    }

    @Test("Robot's gestures take elements, and time passes as after any tap")
    func tap() {
        let button = showBox()
        let log = EventLog()
        button.addAction(
            UIAction { _ in
                log.add("tapped")
                Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
                    MainActor.assumeIsolated { log.add("answered") }
                }
            }, for: .touchUpInside)
        tapOn(app.buttons["Save"])
        #expect(log.take() == "tapped\nanswered")
        app.buttons["Save"].tap()
        #expect(log.take() == "tapped")
        TimeLapse.runUntilIdle()
        #expect(log.take() == "answered")
    }

    @Test("A gesture on an element that does not exist fails as the element's own actions do")
    func missing() {
        _ = showBox()
        let texts = failureTexts { tapOn(app.buttons["Sav"]) }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix(
                """
                app.buttons["Sav"].tapOn found no element.
                Nearest: button "Save": label is "Save", wanted "Sav".
                Try: app.buttons["Save"]
                """) == true, "\(texts)")
    }

    @Test("A view query looks inside an element, as it is when the query is evaluated")
    func inside() {
        _ = showBox()
        let labels = allViews(ofExactClass(UILabel.self), withText(/Saved|Outside/)).inside(
            app.otherElements["box"])
        #expect(labels.map { ($0 as? UILabel)?.text } == ["Saved"])
        app.otherElements["box"].view?.removeFromSuperview()
        #expect(labels.isEmpty)
    }

    @Test("`shouldSee` and `shouldNotSee` take elements")
    func assertions() {
        let button = showBox()
        shouldSee(app.buttons["Save"])
        button.isHidden = true
        shouldNotSee(app.buttons["Save"])
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
            MainActor.assumeIsolated { button.isHidden = false }
        }
        shouldSee(app.buttons["Save"], within: .seconds(5))
        shouldMatch(app.buttons["Save"], enabled(true))
    }
}

@MainActor @Suite("Element methods with the names of Robot's methods", .robot) struct ElementMethodTests {
    private let app = XCUIApplication()

    private func run(_ body: () -> Void) { body() }

    private func runGenerically<Result>(_ body: () -> Result) -> Result { body() }

    @Test("Methods that views have, too, are the element's in statements and in closures")
    func names() {
        _ = UIWindow.createWindowForTesting()
        let missing = app.buttons["Missing"]
        let texts = failureTexts {
            missing.tap()
            run { missing.tap() }
            runGenerically { missing.tap() }
            for _ in 0..<1 { missing.tap() }
            [missing].forEach { $0.tap() }
            missing.tap().tap()
            run { missing.doubleTap() }
            run { missing.twoFingerTap() }
            run { missing.swipeUp() }
            run { missing.swipeDown() }
            run { missing.swipeLeft() }
            run { missing.swipeRight() }
            missing.swipeUp(velocity: .slow)
            run { missing.press(forDuration: 1) }
        }
        let names = texts.map { $0.split(separator: "]")[1].prefix { $0 != " " } }
        #expect(
            names == [
                ".tap()", ".tap()", ".tap()", ".tap()", ".tap()", ".tap()", ".tap()", ".doubleTap()",
                ".twoFingerTap()", ".swipeUp()", ".swipeDown()", ".swipeLeft()", ".swipeRight()",
                ".swipeUp()",
                ".press(forDuration:",
            ])
    }
}
