import FailureReporting
import XCUIAutomation

/// Checks the software keyboard.
///
/// ```swift
/// Then(the: keyboardType(is: .emailAddress))
/// ```
public protocol KeyboardContext {}

extension KeyboardContext {
    /// Checks the kind of the keyboard that is shown; another, or none after 30 s of virtual time, is a failure.
    public func keyboardType(
        is type: Keyboard.KeyboardType, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested {
            guard StateWait(keyboard, [.exists, .visible]).requireAll() else { return }
            let actual = keyboard.keyboardType
            guard type != actual else { return }
            AutomationFailure(
                "Actual keyboard type (\(actual)) does not match expected keyboard type (\(type))."
            ).record()
        }
    }
}
