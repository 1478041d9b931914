import FailureReporting
import HeadlessUIKit

/// Finds an element by what narrows it down, and acts on it: `viewTester.usingLabel("Save").tap()`.
///
/// A value: each narrowing makes another one. Every action waits for its element, up to
/// ``BaseTestCase/validationTimeout``, and scrolls to it.
public struct KIFUIViewTestActor: Sendable {
    private(set) var sought = SoughtElement()

    /// Makes a tester that means any element.
    public init() {}
}
