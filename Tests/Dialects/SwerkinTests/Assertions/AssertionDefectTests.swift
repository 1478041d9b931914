import FailureReporting
import HeadlessUIKit
import Robot
import Scenarios
import TestSupport
import Testing

@testable import Swerkin

/// What steps of the original get wrong, and these do not.
@MainActor @Suite("Defects that steps do not have", .robot) struct AssertionDefectTests {
    private let screen = OrderScreen()

    @Test("IShouldSeeRow(withIdentifier:isEnabled:) looks for the identifier, not for a label")
    func rowByIdentifier() {
        screen.rows.milk.accessibilityLabel = "breadRow"
        Then.IShouldSeeRow(withIdentifier: "breadRow", isEnabled: false)
        Then.IShouldSeeRow(withIdentifier: "milkRow", isEnabled: true)
    }

    @Test("IShouldSeeButton(_:isHighlighted:) takes its Bool, and looks at the button")
    func highlight() {
        let picture = UIImageView()
        picture.isHighlighted = true
        screen.save.addSubview(picture)
        Then.IShouldSeeButton("save", isHighlighted: false)
        screen.save.isHighlighted = true
        picture.isHighlighted = false
        Then.IShouldSeeButton("save", isHighlighted: true)
        #expect(
            failureTexts { Then.IShouldSeeButton("save", isHighlighted: false) } == [
                """
                Then IShouldSeeButton(_:isHighlighted:): save, false: failed after 2 s of virtual time.
                Expected button with id "save" not to be highlighted, but it is highlighted.
                """
            ])
    }

    @Test("IShouldSeeElement(_:withLabelMatchingPattern:) asks the element of the identifier, not any")
    func pattern() {
        #expect(
            failureTexts { Then.IShouldSeeElement("save", withLabelMatchingPattern: "3 items") }.count == 1)
    }

    @Test("IShouldSeeButton(withLabel:isEnabled:) is a step, and fails as one")
    func isStep() {
        let text = failureTexts { Then.IShouldSeeButton(withLabel: "Send", isEnabled: true) }.first
        #expect(
            text?.hasPrefix("Then IShouldSeeButton(withLabel:isEnabled:): Send, true: failed after 2 s")
                == true)
        #expect(
            ScenarioReport.current.description.contains("IShouldSeeButton(withLabel:isEnabled:): Send, true"))
    }

    @Test("A text field of another kind is a failure, not a crash")
    func wrongKind() {
        #expect(
            failureTexts { Then.IShouldSeeTextField("notes", isEnabled: true) } == [
                """
                Then IShouldSeeTextField(_:isEnabled:): notes, true: failed after 2 s of virtual time.
                Did not find text field with id "notes" within 2 s.
                textField #notes has this id, but is not a text field.
                """
            ])
    }

    @Test("A label that no element has gives nil, not a crash")
    func noLabel() {
        #expect(Then.element(withLabel: "Nowhere") == nil)
        #expect(Then.allElements(withIdentifier: "nowhere") == [])
        screen.window.isHidden = true
        #expect(Then.allElements(withIdentifierPrefix: "s") == [])
    }

    @Test("A button's text is the title that it shows, also that of a configuration")
    func configuredTitle() {
        screen.save.configuration = .filled()
        screen.save.configuration?.title = "Pay now"
        Then.IShouldSeeButton("save", containsText: "Pay")
        Then.IShouldSeeButton("save", withLabel: "Pay now")
        screen.save.configuration?.title = nil
        screen.save.setTitle(nil, for: .normal)
        Then.IShouldSeeButton("save", containsText: "nothing")
    }

    @Test(
        "A button, a row or a field that something around it disables is disabled",
        arguments: [
            Disabling("it is disabled") { $0.save.isEnabled = false },
            Disabling("it has the trait .notEnabled") {
                $0.save.accessibilityTraits = [.button, .notEnabled]
            },
            Disabling("user interaction is disabled for it") { $0.save.isUserInteractionEnabled = false },
            Disabling("user interaction is disabled for UIWindow") {
                $0.window.isUserInteractionEnabled = false
            },
        ])
    fileprivate func disabled(_ disabling: Disabling) {
        disabling.disable(screen)
        Then.IShouldSeeButton("save", isEnabled: false)
        Then.IShouldSeeButton(withLabel: "Save order", isEnabled: false)
        #expect(
            failureTexts { Then.IShouldSeeButton("save", isEnabled: true) } == [
                """
                Then IShouldSeeButton(_:isEnabled:): save, true: failed after 2 s of virtual time.
                Expected button with id "save" to be enabled, but \(disabling.reason).
                """
            ])
    }

    /// A line of a test for each group of steps, all of which take file and line.
    @Test("Each step records its failure at the line that is passed on, once")
    func lines() {
        // Closed, as the steps are in worlds of their own: after a failure the rest of a test's steps is skipped.
        screen.window.isHidden = true
        let file: StaticString = "/suites/OrderTests.swift"
        let steps: [(Steps) -> Void] = [
            { $0.IShouldSeeButton("x", file: file, line: 7) },
            { $0.IShouldSeeButton(withLabel: "x", isEnabled: true, file: file, line: 7) },
            { $0.IShouldSeeInlineError("x", withText: "y", file: file, line: 7) },
            { $0.IShouldSeeRow(withIdentifier: "x", file: file, line: 7) },
            { $0.IShouldSeeRow(withLabel: "x", withTitle: "y", file: file, line: 7) },
            { $0.IShouldSeeElement(withLabelMatchingPattern: "x", file: file, line: 7) },
            { $0.IShouldNotSeeElement(withLabel: "3 items", file: file, line: 7) },
            { $0.IShouldSeeTextField("x", isFocused: true, file: file, line: 7) },
            { $0.IShouldSeeElement("total", withPartialLabel: "x", file: file, line: 7) },
            { $0.IShouldSeeLabel("x", withText: "y", file: file, line: 7) },
        ]
        for step in steps {
            inOwnWorld {
                _ = OrderScreen()
                let failures = FailureCollector.failures { step(Then) }
                #expect(failures.map { $0.site?.line } == [7])
                #expect(failures.first?.site.map { "\($0.filePath)" } == "\(file)")
            }
        }
    }
}

/// A way to disable the order's button, and the reason that a failure gives.
private struct Disabling: Sendable {
    let reason: String
    let disable: @MainActor @Sendable (OrderScreen) -> Void

    init(_ reason: String, _ disable: @escaping @MainActor @Sendable (OrderScreen) -> Void) {
        self.reason = reason
        self.disable = disable
    }
}
