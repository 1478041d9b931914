import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

/// A case whose steps wait for five seconds.
final class FiveSecondTestCase: BaseTestCase {
    override var waitingTimeout: TimeInterval { 5 }
}

/// A case whose time-out is not a number of seconds.
final class TimelessTestCase: BaseTestCase {
    override var waitingTimeout: TimeInterval { .nan }
}

/// When steps look: what is expected may come while they wait; what is not expected is looked for once.
@MainActor @Suite("Times at which steps look", .robot.leftovers(.ignored)) struct AssertedTimeTests {
    private let window = UIWindow.createWindowForTesting()
    private let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))

    init() {
        label.text = "Loading"
        label.accessibilityIdentifier = "status"
        window.addSubview(label)
    }

    private func after(_ seconds: TimeInterval, _ change: @escaping @MainActor @Sendable () -> Void) {
        Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
            MainActor.assumeIsolated { change() }
        }
    }

    private var time: Duration { VirtualClock.current.now.offset }

    @Test("A text that a timer brings within the time-out is seen, and no more time passes")
    func textInTime() {
        after(1.5) { [label] in label.text = "Ready" }
        Then.IShouldSeeLabel("status", withText: "Ready")
        #expect(time == .milliseconds(1500))
    }

    @Test("A text that comes too late is a failure that says when it is due")
    func textTooLate() {
        after(3) { [label] in label.text = "Ready" }
        let line = #line + 1
        let failures = FailureCollector.failures { Then.IShouldSeeLabel("status", withText: "Ready") }
        #expect(failures.map { $0.site?.line } == [UInt(line)])
        let texts = failures.map { $0.text.split(separator: "\n").map(String.init) }
        #expect(
            texts.map { $0.prefix(2) } == [
                [
                    "Then IShouldSeeLabel(_:withText:): status, Ready: failed after 2 s of virtual time.",
                    #"Expected label with id "status" to have text "Ready", but its text is "Loading"."#,
                ]
            ])
        #expect(texts.first?.last?.hasPrefix("Pending: ") == true)
        #expect(texts.first?.last?.contains("3 s") == true)
        #expect(time == .seconds(2))
    }

    @Test("An element that a task brings is seen")
    func task() {
        Task { [window] in
            try await Task.sleep(for: .seconds(1))
            let button = UIButton(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
            button.accessibilityIdentifier = "retry"
            window.addSubview(button)
        }
        Then.IShouldNotSeeButton("retry")
        #expect(time == .zero)
        Then.IShouldSeeButton("retry")
        #expect(time == .seconds(1))
    }

    @Test("A state that comes is seen: enabled, focused, not focused, touchable")
    func states() {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        field.accessibilityIdentifier = "field"
        field.accessibilityLabel = "Name"
        field.isEnabled = false
        window.addSubview(field)
        after(1) { field.isEnabled = true }
        Then.IShouldNotBeAbleToTouchElement(withText: "Name")
        Then.IShouldSeeTextField("field", isEnabled: true)
        Then.IShouldBeAbleToTouchElement(withText: "Name")
        after(1) { field.becomeFirstResponder() }
        Then.IShouldSeeTextField("field", isFocused: true)
        after(1) { field.resignFirstResponder() }
        Then.IShouldSeeTextField(withLabel: "Name", isFocused: false)
        #expect(time == .seconds(3))
    }

    @Test("What is not expected is looked for once")
    func absence() {
        after(1) { [label] in label.isHidden = true }
        let texts = failureTexts { Then.IShouldNotSeeElement("status") }
        #expect(
            texts == [
                """
                Then IShouldNotSeeElement(_:): status: failed.
                Expected no element with id "status", but found staticText "Loading" #status at (20 100; 200 30).
                """
            ])
        #expect(time == .zero)
    }

    @Test("An element that is removed while a step waits for its text is not found")
    func removed() {
        after(1) { [label] in label.removeFromSuperview() }
        #expect(
            failureTexts { Then.IShouldSeeLabel("status", withText: "Ready") } == [
                """
                Then IShouldSeeLabel(_:withText:): status, Ready: failed after 2 s of virtual time.
                Did not find label with id "status" within 2 s.
                Nothing like it is there.
                """
            ])
    }

    @Test("The test case's time-out counts")
    func timeout() {
        let test = FiveSecondTestCase(name: "patient", testClosure: { _ in })
        CurrentTest.note(test)
        after(4) { [label] in label.text = "Ready" }
        test.Then.IShouldSeeLabel("status", withText: "Ready")
        #expect(time == .seconds(4))
        #expect(
            failureTexts { test.Then.IShouldSeeElement("sattus") } == [
                """
                Then IShouldSeeElement(_:): sattus: failed after 5 s of virtual time.
                Did not find element with id "sattus" within 5 s.
                No such id. Did you mean "status"?
                """
            ])
        CurrentTest.note(nil)
    }

    @Test("A time-out that is not a number is one failure")
    func badTimeout() {
        CurrentTest.note(TimelessTestCase(name: "timeless", testClosure: { _ in }))
        #expect(
            failureTexts { Then.IShouldSeeLabel("status", withText: "Ready") } == [
                """
                Then IShouldSeeLabel(_:withText:): status, Ready: failed.
                The wait for label with id "status" failed: nan is not a time-out in seconds.
                """
            ])
        CurrentTest.note(nil)
    }
}
