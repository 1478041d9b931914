import FailureReporting

/// Touches elements, types into them, and checks their states and values.
///
/// ```swift
/// When(I: tap(loginScreen.logInButton))
/// And(I: type("ada", into: loginScreen.nameField))
/// Then(the: state(of: loginScreen.logInButton, is: .enabled))
/// ```
public protocol InteractionContext {}

extension InteractionContext {
    /// Taps an element, once it exists.
    public func tap(
        _ element: any Tappable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { element.tap() }
    }

    /// Taps an element twice, once it exists.
    public func doubleTap(
        _ element: any Tappable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { element.doubleTap() }
    }

    /// Taps an element with two fingers, once it exists.
    public func twoFingerTap(
        _ element: any Tappable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { element.twoFingerTap() }
    }

    /// Presses an element for a duration, in seconds, once it exists.
    public func longPress(
        _ element: any Tappable, duration: TimeInterval = 0.5, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            element.longPress(duration: duration)
        }
    }

    /// Types a text into an element, which must have keyboard focus, once it is hittable.
    public func type(
        _ text: String, into element: any Editable, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { element.type(text) }
    }

    /// Deletes characters before the caret of an element, which must have keyboard focus, once it is hittable.
    public func delete(
        _ numberOfCharacters: Int, charactersFrom element: any Editable, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            element.delete(numberOfCharacters: numberOfCharacters)
        }
    }

    /// Adjusts an element to a value; the one that it has already is a failure.
    public func adjust<AdjustableElement: Adjustable>(
        _ element: AdjustableElement, to newValue: AdjustableElement.Value, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { element.adjust(to: newValue) }
    }

    /// Refreshes something, such as a screen with a table.
    public func refresh(
        _ refreshableThing: any Refreshable, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { refreshableThing.refresh() }
    }
}
