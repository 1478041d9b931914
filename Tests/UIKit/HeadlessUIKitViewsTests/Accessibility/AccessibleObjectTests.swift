import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKitCore

/// What assistive technology says of objects that are not views.
@MainActor
@Suite("Accessibility of objects that are not views") struct AccessibleObjectTests {
    private final class Action: NSObject {}

    @Test("Any object keeps its texts")
    func texts() {
        let (action, other) = (Action(), Action())
        (action.accessibilityLabel, action.accessibilityHint) = ("Archive", "Moves it")
        action.accessibilityValue = "3"
        #expect(action.accessibilityLabel == "Archive" && action.accessibilityHint == "Moves it")
        #expect(action.accessibilityValue == "3" && other.accessibilityLabel == nil)
        action.accessibilityLabel = nil
        #expect(action.accessibilityLabel == nil && action.accessibilityHint == "Moves it")
    }

    @Test("An object that is a view answers with the view's texts")
    func views() {
        let label = UILabel()
        label.text = "Inbox"
        let object: NSObject = label
        #expect(object.accessibilityLabel == "Inbox")
        object.accessibilityLabel = "Mail"
        object.accessibilityHint = "Opens it"
        #expect(label.accessibilityLabel == "Mail" && label.accessibilityHint == "Opens it")
    }
}
