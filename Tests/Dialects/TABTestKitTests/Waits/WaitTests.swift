import HeadlessUIKit
import Robot
import TABTestKit
import TestSupport
import Testing

/// Waits for states, in virtual time.
@MainActor @Suite("Waits for states", .robot) struct WaitTests {
    private let window = UIWindow.createWindowForTesting()
    private let save = Button(id: "Save")

    private func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            MainActor.assumeIsolated { body() }
        }
    }

    private func duration(of body: () -> Void) -> Duration {
        let start = VirtualClock.current.now
        body()
        return start.duration(to: VirtualClock.current.now)
    }

    @Test("A state that comes after 5 s is awaited for exactly as long")
    func later() {
        let button = window.addButton("Save", y: 100)
        var isThere = false
        button.isEnabled = false
        after(5) { button.isEnabled = true }
        #expect(duration { save.waitFor(.enabled) } == .seconds(5))
        after(5) { button.isEnabled = false }
        #expect(duration { save.await(not: .enabled, timeout: 5) } == .seconds(5))
        after(5) { button.isSelected = true }
        #expect(duration { isThere = save.determine(.selected) } == .seconds(5) && isThere)
        after(5) { button.isSelected = false }
        #expect(duration { isThere = save.determine(not: .selected, timeout: 6) } == .seconds(5) && isThere)
    }

    @Test("A state that does not come takes the whole time-out: 30 s, or 10 s to determine it")
    func timeouts() {
        window.addButton("Save", y: 100)
        #expect(duration { _ = failureTexts { save.waitFor(.selected) } } == .seconds(30))
        #expect(duration { _ = failureTexts { save.await(not: .enabled) } } == .seconds(30))
        var isThere = true
        #expect(duration { isThere = save.determine(.selected) } == .seconds(10) && !isThere)
        isThere = true
        #expect(duration { isThere = save.determine(not: .enabled) } == .seconds(10) && !isThere)
        #expect(duration { _ = failureTexts { save.waitFor(.selected, timeout: 0.5) } } == .milliseconds(500))
        let years = 1_000_000_000.0
        isThere = true
        #expect(
            duration { isThere = save.determine(.selected, timeout: years) } == .seconds(years) && !isThere)
    }

    @Test("Several states come one after the other, with the time-out for each")
    func several() {
        let button = window.addButton("Save", y: 100)
        (button.isHidden, button.isEnabled) = (true, false)
        after(3) { button.isHidden = false }
        after(6) { button.isEnabled = true }
        after(9) { button.isSelected = true }
        #expect(duration { save.waitFor(.exists, .enabled, .selected, timeout: 3) } == .seconds(9))
    }

    @Test("The first state that does not come is the only failure, and the last that is waited for")
    func firstMissing() {
        window.addButton("Save", y: 100)
        let taken = duration {
            #expect(
                failureTexts { save.waitFor(.exists, .selected, .hasKeyboardFocus, timeout: 3) } == [
                    """
                    Failed awaiting element to be selected with timeout 3.0: Button "Save" is not selected.
                    The element: button "Save" at (20 100; 200 44).
                    """
                ])
        }
        #expect(taken == .seconds(3))
    }

    @Test("A call without a state is a failure")
    func noState() {
        let text = "You must provide at least one state of Button \"Save\" to wait for."
        #expect(failureTexts { save.waitFor() } == [text])
        #expect(failureTexts { save.await(timeout: 3) } == [text])
        var isThere = true
        #expect(failureTexts { isThere = save.determine() } == [text])
        #expect(!isThere)
    }

    @Test(
        "A time-out that is none is one failure",
        arguments: [-1, -.infinity, .infinity, .nan, 1e10, 1e300] as [Double])
    func invalid(timeout: TimeInterval) {
        window.addButton("Save", y: 100)
        let text = "\(timeout) is not a time-out in seconds, to wait for Button \"Save\"."
        var isThere = true
        let taken = duration {
            #expect(failureTexts { save.waitFor(.selected, timeout: timeout) } == [text])
            #expect(failureTexts { save.await(not: .enabled, timeout: timeout) } == [text])
            #expect(failureTexts { isThere = save.determine(.exists, timeout: timeout) } == [text])
        }
        #expect(taken == .zero && !isThere)
    }

    @Test("A failure says what is still to come, and which time-out would see it")
    func pending() {
        let button = window.addButton("Save", y: 100)
        after(50) { button.isSelected = true }
        let texts = failureTexts { save.waitFor(.selected) }
        #expect(
            texts == [
                """
                Failed awaiting element to be selected with timeout 30.0: Button "Save" is not selected.
                Pending: timer due at 50 s, scheduled at WaitTests.swift:13.
                To wait for it: timeout: 50
                The element: button "Save" at (20 100; 200 44).
                """
            ])
        save.waitFor(.selected, timeout: 20)
        after(50) { window.addButton("Welcome", y: 300) }
        #expect(
            firstLines(4) { Button(id: "Welcome").waitFor(.exists) } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Button "Welcome" does not exist.
                Pending: timer due at 100 s, scheduled at WaitTests.swift:13.
                To wait for it: timeout: 50
                1 element of type .button is there: "Save".
                """
            ])
        Button(id: "Welcome").waitFor(.exists)
    }

    @Test("A condition of code is awaited by an element")
    func condition() {
        let button = window.addButton("Save", y: 100)
        after(5) { button.setTitle("Saved", for: .normal) }
        let element = App.shared.buttons.firstMatch
        var isThere = false
        #expect(duration { isThere = element.wait(for: element.label == "Saved") } == .seconds(5) && isThere)
        let taken = duration { isThere = element.wait(for: element.label == "Save", timeout: 2) }
        #expect(taken == .seconds(2) && !isThere)
    }

    @Test("The wrapped element has its traits, and says whether it is visible in another element")
    func extensions() {
        let button = window.addButton("Save", y: 100)
        let element = save.underlyingXCUIElement
        #expect(element.underlyingAccessibilityTraits.contains(.button))
        #expect(App.shared.buttons["x"].underlyingAccessibilityTraits == [])
        #expect(element.isVisible(in: App.shared) && !element.isVisible(in: App.shared.buttons["x"]))
        #expect(!App.shared.buttons["x"].isVisible(in: App.shared))
        button.frame.origin.y = 2000
        #expect(!element.isVisible(in: App.shared))
        #expect(XCUIDevice.shared.frame == UIScreen.main.bounds)
    }
}
