import FailureReporting
import Foundation
import XCUIAutomation

/// Something that text can be typed into.
///
/// An ``Element`` has all of it; elsewhere it is to be written.
public protocol Editable {
    /// Types a text.
    func type(_ text: String)
    /// Deletes characters before the caret.
    func delete(numberOfCharacters: Int)
}

// Each with the line of the test, and once more without, as the protocol asks.
extension Element where Self: Editable {
    /// Waits up to 30 s of virtual time each until the element exists and is hittable, and types into it.
    ///
    /// It must have keyboard focus: tap it first.
    public func type(
        _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { performType(text) }
    }

    /// The same, as ``Editable`` asks for it.
    @_disfavoredOverload
    public func type(_ text: String) { performType(text) }

    private func performType(_ text: String) {
        guard StateWait(self, [.exists, .hittable]).requireAll() else { return }
        underlyingXCUIElement.typeText(text)
    }

    /// Waits up to 30 s of virtual time each until the element exists and is hittable, and deletes in it.
    ///
    /// It must have keyboard focus: tap it first.
    public func delete(
        numberOfCharacters: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            performDelete(numberOfCharacters: numberOfCharacters)
        }
    }

    /// The same, as ``Editable`` asks for it.
    @_disfavoredOverload
    public func delete(numberOfCharacters: Int) { performDelete(numberOfCharacters: numberOfCharacters) }

    private func performDelete(numberOfCharacters: Int) {
        guard StateWait(self, [.exists, .hittable]).requireAll() else { return }
        guard numberOfCharacters >= 0 else {
            return ElementFailure("Cannot delete \(numberOfCharacters) characters from \(name).").record()
        }
        underlyingXCUIElement.typeText(
            String(repeating: XCUIKeyboardKey.delete.rawValue, count: numberOfCharacters))
    }
}
