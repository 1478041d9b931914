import FailureReporting
import HeadlessUIKit

/// Finds an element by what narrows it down, and acts on it: `viewTester.usingLabel("Save").tap()`.
///
/// A value: each narrowing makes another one. Actions wait for their element, up to
/// ``BaseTestCase/validationTimeout``, and scroll to it; waits take up to ``BaseTestCase/waitingTimeout``. An element that
/// does not come, or that a finger cannot touch, is a failure that says what there is instead.
///
/// ```swift
/// viewTester.usingIdentifier("email").clearAndEnterText("ada@example.com")
/// viewTester.usingLabel("Spinner").waitForAbsenceOfView()
/// viewTester.usingLabel("Done").usingTraits(.button).tap()
/// ```
public struct KIFUIViewTestActor: Sendable {
    let sought: SoughtElement

    /// Makes a tester that means no element yet.
    public init() {
        self.init(SoughtElement())
    }

    private init(_ sought: SoughtElement) {
        self.sought = sought
    }

    // MARK: Narrowing

    /// The elements with an accessibility identifier.
    public func usingIdentifier(_ identifier: String) -> KIFUIViewTestActor {
        narrowed { $0.identifier = .exactly(identifier) }
    }

    /// The elements with an accessibility label.
    public func usingLabel(_ label: String) -> KIFUIViewTestActor {
        narrowed { $0.label = .exactly(label) }
    }

    /// The elements with an accessibility value.
    public func usingValue(_ value: String) -> KIFUIViewTestActor {
        narrowed { $0.value = .exactly(value) }
    }

    /// The elements that have all of some accessibility traits, and perhaps more.
    public func usingTraits(_ traits: UIAccessibilityTraits) -> KIFUIViewTestActor {
        narrowed { $0.traits = traits }
    }

    private func narrowed(_ change: (inout SoughtElement) -> Void) -> KIFUIViewTestActor {
        var sought = sought
        change(&sought)
        return KIFUIViewTestActor(sought)
    }
}
