import FailureReporting
import XCUIAutomation

/// Something that text can be typed into.
///
/// An ``Element`` has all of it; elsewhere it is to be written.
public protocol Editable {
    /// Types a text.
    @_disfavoredOverload func type(_ text: String)
    /// Deletes characters before the caret.
    @_disfavoredOverload func delete(numberOfCharacters: Int)
}

// The calls of a test, which pass their line on to what the protocol asks for.
extension Editable {
    /// Types a text; an element must have keyboard focus: tap it first.
    public func type(
        _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let type: (String) -> Void = type(_:)
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { type(text) }
    }

    /// Deletes characters before the caret; an element must have keyboard focus: tap it first.
    public func delete(
        numberOfCharacters: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let delete: (Int) -> Void = delete(numberOfCharacters:)
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { delete(numberOfCharacters) }
    }
}

extension Element where Self: Editable {
    /// Waits up to 30 s of virtual time each until the element exists and is hittable, and types into it.
    @_disfavoredOverload
    public func type(_ text: String) {
        act(when: [.exists, .hittable]) { element in
            guard element.hasKeyboardFocus else {
                return failWithoutFocus("Cannot type \(text.debugDescription) into")
            }
            element.typeText(text)
        }
    }

    /// Waits up to 30 s of virtual time each until the element exists and is hittable, and deletes in it.
    ///
    /// Where there is nothing more to delete, the delete key does nothing, as on a device.
    ///
    /// - Parameter numberOfCharacters: how many times the delete key is pressed.
    @_disfavoredOverload
    public func delete(numberOfCharacters: Int) {
        act(when: [.exists, .hittable]) { element in
            guard (0...Self.mostDeletions).contains(numberOfCharacters) else {
                return AutomationFailure("Cannot delete \(numberOfCharacters) characters from \(name).")
                    .record()
            }
            guard numberOfCharacters > 0 else { return }
            guard element.hasKeyboardFocus else { return failWithoutFocus("Cannot delete from") }
            element.typeText(
                String(repeating: XCUIKeyboardKey.delete.rawValue, count: numberOfCharacters))
        }
    }

    /// How many characters can be deleted by one call: more are a slip, and would take memory and time.
    private static var mostDeletions: Int { 100_000 }

    private func failWithoutFocus(_ point: String) {
        let holder = OnMainActor.run { FocusHolder.clause }
        AutomationFailure("\(point) \(name): it does not have keyboard focus; \(holder). Tap it first.")
            .record()
    }
}
