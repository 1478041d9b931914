import Foundation
import HeadlessUIKit
import Robot
import TestSupport
import Testing
import UITestHelper

@MainActor @Suite("Waits and assertions", .robot) struct CheckTests {
    private let window = UIWindow.createWindowForTesting()
    private let button = UIButton(type: .system)

    init() {
        button.setTitle("Log in", for: .normal)
        button.accessibilityIdentifier = "login"
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        window.addSubview(button)
    }

    private var now: Duration { TimeLapse.now.offset }

    @Test("Waits end when the predicates hold, and return the element")
    func waits() {
        button.isEnabled = false
        Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in
            MainActor.assumeIsolated { button.isEnabled = true }
        }
        let element = app.buttons["login"]
        #expect(element.waitUntil(predicate: .isEnabled(true)) === element)
        #expect(now == .seconds(3))
        element.waitUntil(predicates: [.isEnabled(false), .exists(true)], logic: .or)
        #expect(now == .seconds(3))
    }

    @Test("A wait that is in vain takes its time-out, and is no failure")
    func timeOut() {
        app.buttons["login"].waitUntil(predicates: [.isSelected(true)], timeout: 4)
        app.buttons["other"].waitUntilExists()
        app.buttons["login"].wait().wait(2)
        #expect(now == .seconds(17))
    }

    @Test("The handler of a wait decides whether it goes on")
    func handler() {
        var calls = 0
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
        app.buttons["login"].waitUntil(predicate: .exists(true)) {
            calls += 1
            return calls == 3
        }
        #expect(calls == 3)
        #expect(now < .seconds(10))
    }

    @Test("Assertions that hold return the element")
    func assertions() {
        let element = app.buttons["login"]
        #expect(element.assert(predicate: .isEnabled(true)) === element)
        #expect(element.assert(predicates: [.isEnabled(true), .label(.contains, "Log")]) === element)
        #expect(element.assertBreak(predicates: [.exists(false), .exists(true)], logic: .or) === element)
        #expect(app.buttons["other"].assertBreak(predicate: .exists(false)) != nil)
    }

    nonisolated static let failures: [(@MainActor @Sendable (XCUIElement) -> Void, String)] = [
        (
            { $0.assert(predicate: .isEnabled(false)) },
            """
            app.buttons["login"].assert(predicate: .isEnabled(false)) failed: wanted isEnabled = false, but it is true.
            The element: button "Log in" #login.
            """
        ),
        (
            { $0.assert(predicate: .exists(false)) },
            """
            app.buttons["login"].assert(predicate: .exists(false)) failed: wanted exists = false, but it is true.
            The element: button "Log in" #login.
            """
        ),
        (
            { $0.assert(predicates: [.label(.beginsWith, "Sign"), .isEnabled(true), .type(.switch)]) },
            """
            app.buttons["login"].assert(predicates: [.label(.beginsWith, "Sign"), .isEnabled(true), .type(.switch)]) \
            failed: wanted label BEGINSWITH 'Sign', but it is "Log in"; wanted type .switch, but it is .button.
            The element: button "Log in" #login.
            """
        ),
        (
            { $0.assert(predicates: [.identifier("x"), .other("label.length = 2")], logic: .or) },
            """
            app.buttons["login"].assert(predicates: [.identifier("x"), .other("label.length = 2")], logic: .or) \
            failed: wanted identifier = 'x', but it is "login"; wanted label.length = 2, which is false.
            The element: button "Log in" #login.
            """
        ),
        (
            { $0.assert(predicates: [.isEnabled(true)], logic: .not) },
            """
            app.buttons["login"].assert(predicates: [.isEnabled(true)], logic: .not) failed: \
            wanted NOT (isEnabled = true), which is false.
            The element: button "Log in" #login.
            """
        ),
        (
            { $0.assert(predicates: []) },
            #"app.buttons["login"].assert(predicates: []) failed: there are no predicates."#
        ),
        (
            { $0.waitUntil(predicates: []) },
            #"app.buttons["login"].waitUntil(predicates: [], timeout: 10) failed: there are no predicates."#
        ),
        (
            { $0.assert(predicate: .isSelected(true), timeout: 2.5) },
            """
            app.buttons["login"].assert(predicate: .isSelected(true), timeout: 2.5) failed: \
            wanted isSelected = true, but it is false within 2.5 s of virtual time.
            Nothing is pending.
            The element: button "Log in" #login.
            """
        ),
    ]

    @Test("Failures of assertions name the predicate, the element and its state", arguments: failures.indices)
    func texts(index: Int) {
        let (body, text) = Self.failures[index]
        #expect(failureTexts { body(app.buttons["login"]) } == [text])
    }

    @Test("An assertion that does not hold returns nil for a chain that ends there")
    func chain() {
        let failures = failureTexts { app.buttons["login"].assertBreak(predicate: .isSelected(true))?.tap() }
        #expect(failures.count == 1)
    }

    @Test("An assertion about an element that is missing says what is near")
    func missing() {
        let texts = failureTexts { app.buttons["logon"].assert(predicate: .isEnabled(true)) }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix(
                """
                app.buttons["logon"].assert(predicate: .isEnabled(true)) found no element.
                Nearest: button "Log in" #login: 
                """.trimmingCharacters(in: .whitespaces)) == true, "\(texts)")
    }

    @Test("An assertion about one of several elements lists them")
    func several() {
        let other = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
        other.accessibilityIdentifier = "login"
        window.addSubview(other)
        let texts = failureTexts { app.buttons["login"].assert(predicate: .isEnabled(true)) }
        #expect(texts.count == 1)
        #expect(
            texts.first?.hasPrefix(
                #"app.buttons["login"].assert(predicate: .isEnabled(true)) found 2 elements, wanted one."#)
                == true, "\(texts)")
        app.buttons["login"].assert(predicate: .exists(true))
    }

    @Test("The time-out of an asserting wait says what is pending")
    func pending() {
        Timer.scheduledTimer(withTimeInterval: 30, repeats: false) { _ in }
        let texts = failureTexts { app.staticTexts["Welcome"].waitUntilExistsAssert(timeout: 5) }
        #expect(texts.count == 1)
        let lines = texts.first?.components(separatedBy: "\n") ?? []
        #expect(
            lines.first
                == #"app.staticTexts["Welcome"].waitUntilExistsAssert(timeout: 5) found no element within 5 s of virtual time."#
        )
        #expect(
            lines.dropFirst().first?.hasPrefix("Pending: timer due at 30 s, scheduled at CheckTests.swift:")
                == true, "\(lines)")
        #expect(now == .seconds(5))
        TimeLapse.advance(by: .seconds(25))
    }

    @Test("A time-out that is not a number of seconds is a failure")
    func invalidTimeOut() {
        let texts = failureTexts { app.buttons["login"].waitUntil(predicate: .isSelected(true), timeout: -1) }
        #expect(
            texts == [
                #"app.buttons["login"].waitUntil(predicate: .isSelected(true), timeout: -1) failed: -1.0 is not a time-out in seconds."#
            ])
    }
}
