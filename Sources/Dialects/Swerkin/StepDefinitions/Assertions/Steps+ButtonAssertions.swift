// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import HeadlessUIKit
import Scenarios

// What the user sees of buttons: `UIButton`s, and what has the accessibility trait `button`.
extension Steps {
    /// Checks that a button with an accessibility identifier exists.
    public func IShouldSeeButton(
        _ buttonId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([buttonId], fileID, file, line, column) { $0.expect(.button, id: buttonId).toExist() }
    }

    /// Checks that a button with an accessibility label exists.
    public func IShouldSeeButton(
        withLabel buttonLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([buttonLabel], fileID, file, line, column) { $0.expect(.button, label: buttonLabel).toExist() }
    }

    /// Checks that a button with an accessibility identifier has an accessibility label.
    public func IShouldSeeButton(
        _ buttonId: String, withLabel buttonLabel: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([buttonId, buttonLabel], fileID, file, line, column) {
            $0.expect(.button, id: buttonId).toHaveLabel(.written(buttonLabel))
        }
    }

    /// Checks that the title of the button with an accessibility identifier contains a text; `nothing` means no title.
    public func IShouldSeeButton(
        _ buttonId: String, containsText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([buttonId, text], fileID, file, line, column) {
            $0.expect(.button, id: buttonId).toHave(.text, .part(text))
        }
    }

    /// Checks, once, that no button with an accessibility identifier exists.
    public func IShouldNotSeeButton(
        _ buttonId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([buttonId], fileID, file, line, column) { $0.expect(.button, id: buttonId).toBeAbsent() }
    }

    /// Checks that the button with an accessibility identifier is enabled, or that it is disabled.
    ///
    /// Its `isEnabled`, its trait `notEnabled`, and the `isUserInteractionEnabled` of it and its ancestors count.
    public func IShouldSeeButton(
        _ buttonId: String, isEnabled enabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([buttonId, "\(enabled)"], fileID, file, line, column) {
            $0.expect(.button, id: buttonId).toBe(.enabled, enabled)
        }
    }

    /// Checks that the button with an accessibility label is enabled, or that it is disabled.
    public func IShouldSeeButton(
        withLabel buttonName: String, isEnabled enabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([buttonName, "\(enabled)"], fileID, file, line, column) {
            $0.expect(.button, label: buttonName).toBe(.enabled, enabled)
        }
    }

    /// Checks that the button with an accessibility identifier is highlighted, or that it is not.
    public func IShouldSeeButton(
        _ buttonId: String, isHighlighted highlighted: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([buttonId, "\(highlighted)"], fileID, file, line, column) {
            $0.expect(.button, id: buttonId).toBe(.highlighted, highlighted)
        }
    }
}
