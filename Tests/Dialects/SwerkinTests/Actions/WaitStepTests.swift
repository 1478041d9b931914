import Foundation
import HeadlessUIKit
import Swerkin
import Testing

@MainActor @Suite("Steps that wait", .robot) struct WaitStepTests {
    nonisolated static let arrivals: [ActionCase] = [
        ActionCase("by its label") { Then.IWaitToSeeElement(withLabel: "Late news") },
        ActionCase("by its id") { Then.IWaitToSeeElement("news") },
        ActionCase("by the beginning of its label") { Then.IWaitToSeeElement(withLabelPrefix: "Late") },
        ActionCase("by the end of its label") { Then.IWaitToSeeElement(withLabelSuffix: "news") },
        ActionCase("by a part of its label") { Then.IWaitToSeeElement(withPartialLabel: "te ne") },
        ActionCase("by its value") { Then.IWaitToSeeElement(withValue: "42") },
        ActionCase("that can be touched, by its label") {
            Then.IWaitToSeeTappableElement(withLabel: "Late news")
        },
        ActionCase("that can be touched, by its id") { Then.IWaitToSeeTappableElement("news") },
        ActionCase("of a screen") { Then.IWaitToSeeScreen(WaitScreen.news) },
        ActionCase("that is touched") { When.ITouchElement("news") },
        ActionCase("by the pattern of its label") { Then.waitForElement(withLabelMatchingPattern: "L.*s") },
        ActionCase("in a step, by the beginning of its label") {
            Then.waitForElement(withLabelPrefix: "Late")
        },
        ActionCase("in a step, by the end of its label") { Then.waitForElement(withLabelSuffix: "news") },
        ActionCase("in a step, by a part of its label") { Then.waitForElement(withPartialLabel: "te ne") },
        ActionCase("in a step, by its value") { Then.waitForElement(withValue: "42") },
    ]

    @Test("An element is waited for", arguments: arrivals, [WaitStage.Source.task, .timer, .now])
    func arrives(_ row: ActionCase, _ source: WaitStage.Source) {
        #expect(play(WaitStage(source, after: 1.5)) { _ in row.step() } == Played())
    }

    nonisolated static let absences: [ActionCase] = [
        ActionCase(
            "by its label",
            """
            Then IWaitToSeeElement(withLabel:): Late news: failed after 2 s of virtual time.
            Did not find element with label "Late news" within 2 s.
            """
        ) { Then.IWaitToSeeElement(withLabel: "Late news") },
        ActionCase(
            "by its id",
            """
            Then IWaitToSeeElement(_:): news: failed after 2 s of virtual time.
            Did not find element with id "news" within 2 s.
            """
        ) { Then.IWaitToSeeElement("news") },
        ActionCase(
            "by the beginning of its label",
            """
            Then IWaitToSeeElement(withLabelPrefix:): Late: failed after 2 s of virtual time.
            Did not find element with label prefix "Late" within 2 s.
            """
        ) { Then.IWaitToSeeElement(withLabelPrefix: "Late") },
        ActionCase(
            "by the end of its label",
            """
            Then IWaitToSeeElement(withLabelSuffix:): news: failed after 2 s of virtual time.
            Did not find element with label suffix "news" within 2 s.
            """
        ) { Then.IWaitToSeeElement(withLabelSuffix: "news") },
        ActionCase(
            "by a part of its label",
            """
            Then IWaitToSeeElement(withPartialLabel:): te ne: failed after 2 s of virtual time.
            Did not find element with partial label "te ne" within 2 s.
            """
        ) { Then.IWaitToSeeElement(withPartialLabel: "te ne") },
        ActionCase(
            "by its value",
            """
            Then IWaitToSeeElement(withValue:): 42: failed after 2 s of virtual time.
            Did not find element with value "42" within 2 s.
            """
        ) { Then.IWaitToSeeElement(withValue: "42") },
        ActionCase(
            "that can be touched, by its label",
            """
            Then IWaitToSeeTappableElement(withLabel:): Late news: failed after 2 s of virtual time.
            Did not find element with label "Late news" within 2 s.
            """
        ) { Then.IWaitToSeeTappableElement(withLabel: "Late news") },
        ActionCase(
            "that can be touched, by its id",
            """
            Then IWaitToSeeTappableElement(_:): news: failed after 2 s of virtual time.
            Did not find element with id "news" within 2 s.
            """
        ) { Then.IWaitToSeeTappableElement("news") },
        ActionCase(
            "of a screen",
            """
            Then IWaitToSeeScreen(_:): news: failed after 2 s of virtual time.
            Did not find element with id "news" within 2 s.
            """
        ) { Then.IWaitToSeeScreen(WaitScreen.news) },
    ]

    @Test(
        "An element that comes after the time-out fails, and what is still to come is named",
        arguments: absences)
    func comesTooLate(_ row: ActionCase) {
        let played = play(WaitStage(.timer, after: 2.5)) { _ in row.step() }
        let expected = row.expected[0] + "\nNothing like it is there.\nPending: "
        #expect(played.failures.count == 1)
        #expect(played.failures.first?.hasPrefix(expected) == true, "\(played.failures)")
    }

    nonisolated static let disabled: [ActionCase] = [
        ActionCase(
            "by its label",
            """
            Then IWaitToSeeTappableElement(withLabel:): Off: failed after 2 s of virtual time.
            Could not touch element with label "Off" within 2 s.
            button "Off" #off cannot be touched: it is disabled.
            """
        ) { Then.IWaitToSeeTappableElement(withLabel: "Off") },
        ActionCase(
            "by its id",
            """
            Then IWaitToSeeTappableElement(_:): covered: failed after 2 s of virtual time.
            Could not touch element with id "covered" within 2 s.
            button "Covered" #covered cannot be touched: it is covered by UIView #veil at (210 155; 180 50) of the window.
            """
        ) { Then.IWaitToSeeTappableElement("covered") },
    ]

    @Test("An element that a finger cannot touch fails, and says why", arguments: disabled)
    func cannotBeTouched(_ row: ActionCase) {
        #expect(play(ActionForm()) { _ in row.step() }.failures == row.expected)
    }

    @Test("A covered element is waited for until what covers it is gone")
    func uncovered() {
        let played = play(ActionForm()) { stage in
            Task { @MainActor in
                try await Task.sleep(for: .seconds(1))
                stage.view.subviews.first { $0.accessibilityIdentifier == "veil" }?.removeFromSuperview()
            }
            When.ITouchButton("covered")
        }
        #expect(played == Played(log: ["touched Covered"]))
    }

    @Test(
        "An element that goes within the time-out is not seen",
        arguments: [
            ActionCase("by its label") { Then.IWaitUntilIDoNotSeeElement(withLabel: "Spinner") },
            ActionCase("by its id") { Then.IWaitUntilIDoNotSeeElement("spinner") },
            ActionCase("that was never there") { Then.IWaitUntilIDoNotSeeElement("nothing") },
        ])
    func goes(_ row: ActionCase) {
        #expect(play(WaitStage(.task, after: 1)) { _ in row.step() } == Played())
    }

    @Test(
        "An element that stays fails",
        arguments: [
            ActionCase(
                "by its label",
                """
                Then IWaitUntilIDoNotSeeElement(withLabel:): Spinner: failed after 2 s of virtual time.
                Still found element with label "Spinner" within 2 s.
                The element: other "Spinner" #spinner at (20 200; 40 40).
                """
            ) { Then.IWaitUntilIDoNotSeeElement(withLabel: "Spinner") },
            ActionCase(
                "by its id",
                """
                Then IWaitUntilIDoNotSeeElement(_:): spinner: failed after 2 s of virtual time.
                Still found element with id "spinner" within 2 s.
                The element: other "Spinner" #spinner at (20 200; 40 40).
                """
            ) { Then.IWaitUntilIDoNotSeeElement("spinner") },
            ActionCase(
                "without an id",
                """
                Then IWaitUntilIDoNotSeeElement(_:): : failed.
                Cannot look for element with id "": the id is empty.
                """
            ) { Then.IWaitUntilIDoNotSeeElement("") },
        ])
    func stays(_ row: ActionCase) {
        #expect(play(WaitStage(.task, after: 9)) { _ in row.step() }.failures == row.expected)
    }

    @Test("A pattern that is not a regular expression fails at once")
    func noPattern() {
        let played = play(WaitStage(.now, after: 0)) { _ in
            Then.waitForElement(withLabelMatchingPattern: "(")
        }
        #expect(
            played.failures == [
                #"Cannot look for element with label matching "(": that is not a regular expression."#
            ])
    }

    // MARK: Time

    @Test("Some seconds pass, in which tasks go on", arguments: [0, 1, 3])
    func seconds(_ count: Int) {
        let played = play(WaitStage(.task, after: 2)) { stage in
            When.IWaitForSeconds(count)
            stage.log.append("\(stage.hasArrived)")
        }
        #expect(played == Played(log: ["\(count == 3)"]))
    }

    @Test("A number of seconds below 0 fails")
    func negativeSeconds() {
        let played = play(WaitStage(.now, after: 0)) { _ in When.IWaitForSeconds(-1) }
        #expect(
            played.failures == [
                """
                When IWaitForSeconds(_:): -1: failed.
                Cannot wait for -1 s: it must be a number of seconds from 0 to 1,000,000,000.
                """
            ])
    }

    // MARK: Time-outs

    @Test("Waits take as long as the test's waitingTimeout, and actions as its validationTimeout")
    func timeouts() {
        let waited = play(WaitStage(.task, after: 4), in: PatientTestCase.self) { _ in
            Then.IWaitToSeeElement("news")
        }
        #expect(
            waited.failures.first?.hasPrefix(
                """
                Then IWaitToSeeElement(_:): news: failed after 0.5 s of virtual time.
                Did not find element with id "news" within 0.5 s.
                """) == true)
        #expect(
            play(WaitStage(.task, after: 4), in: PatientTestCase.self) { _ in When.ITouchElement("news") }
                == Played())
    }

    @Test("A time-out that is not a number of seconds fails")
    func badTimeout() {
        let played = play(WaitStage(.now, after: 0), in: BadTestCase.self) { _ in
            Then.IWaitToSeeElement("nothing")
        }
        #expect(
            played.failures == [
                """
                Then IWaitToSeeElement(_:): nothing: failed.
                Did not find element with id "nothing": nan is not a time-out in seconds.
                """
            ])
    }

    // MARK: Screens

    @Test("A screen that its provider does not know fails")
    func unknownScreen() {
        let played = play(WaitStage(.now, after: 0)) { _ in Then.IWaitToSeeScreen(WaitScreen.lost) }
        #expect(
            played.failures == [
                """
                Then IWaitToSeeScreen(_:): lost: failed.
                Screen lost is not found: its provider returns nil for it.
                """
            ])
    }

    @Test("A screen without a provider fails once")
    func noProvider() {
        let played = play(WaitStage(.now, after: 0)) { _ in Then.IWaitToSeeScreen(OtherScreen.other) }
        #expect(
            played.failures == [
                """
                Then IWaitToSeeScreen(_:): other: failed.
                Screen other is not found: no screen provider is registered for OtherScreen.
                Registered: WaitScreen.
                Try: screenPresenter.registerScreenProvider(…, for: OtherScreen.self) in setUp().
                """
            ])
    }
}

/// Waits half a second, and acts within five.
private final class PatientTestCase: BaseTestCase {
    override var waitingTimeout: TimeInterval { 0.5 }
    override class var validationTimeout: TimeInterval { 5 }
}

private final class BadTestCase: BaseTestCase {
    override var waitingTimeout: TimeInterval { .nan }
}
