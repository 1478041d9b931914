// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessUIKit
import Scenarios

// What the user sees of buttons: `UIButton`s, and what has the accessibility trait `button`.
extension Steps {
    /// Checks that a button with an accessibility identifier exists.
    public func IShouldSeeButton(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.button, id: id).toExist() }
    }

    /// Checks that a button with an accessibility label exists.
    public func IShouldSeeButton(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.expect(.button, label: label).toExist() }
    }

    /// Checks that a button with an accessibility identifier has an accessibility label.
    public func IShouldSeeButton(
        _ id: String, withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, label], fileID, file, line, column) { $0.expect(.button, id: id).toHaveLabel(label) }
    }

    /// Checks that the title of the button with an accessibility identifier contains a text; `nothing` means no title.
    public func IShouldSeeButton(
        _ id: String, containsText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) { $0.expect(.button, id: id).toContain(text) }
    }

    /// Checks, once, that no button with an accessibility identifier exists.
    public func IShouldNotSeeButton(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.button, id: id).toBeAbsent() }
    }

    /// Checks that the button with an accessibility identifier is enabled, or that it is disabled.
    ///
    /// Its `isEnabled`, its trait `notEnabled`, and the `isUserInteractionEnabled` of it and its ancestors count.
    public func IShouldSeeButton(
        _ id: String, isEnabled: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, "\(isEnabled)"], fileID, file, line, column) {
            $0.expect(.button, id: id).toBe(.enabled, isEnabled)
        }
    }

    /// Checks that the button with an accessibility label is enabled, or that it is disabled.
    public func IShouldSeeButton(
        withLabel label: String, isEnabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([label, "\(isEnabled)"], fileID, file, line, column) {
            $0.expect(.button, label: label).toBe(.enabled, isEnabled)
        }
    }

    /// Checks that the button with an accessibility identifier is highlighted, or that it is not.
    public func IShouldSeeButton(
        _ id: String, isHighlighted: Bool, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, "\(isHighlighted)"], fileID, file, line, column) {
            $0.expect(.button, id: id).toBe(.highlighted, isHighlighted)
        }
    }
}

// What the user sees of inline errors: labels that say what is wrong with the text of a field.
extension Steps {
    /// Checks that an inline error, a `UILabel`, with an accessibility identifier exists.
    public func IShouldSeeInlineError(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.inlineError, id: id).toExist() }
    }

    /// Checks, once, that no inline error with an accessibility identifier exists.
    public func IShouldNotSeeInlineError(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.inlineError, id: id).toBeAbsent() }
    }

    /// Checks that the inline error with an accessibility identifier has a text; `nothing` means none.
    public func IShouldSeeInlineError(
        _ id: String, withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) { $0.expect(.inlineError, id: id).toHave(.text, text) }
    }

    /// Checks, once, that no inline error with an accessibility identifier has a text; also met if there is none.
    public func IShouldNotSeeInlineError(
        _ id: String, withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) {
            $0.expect(.inlineError, id: id).notToHave(.text, .written(text))
        }
    }

    /// Checks that an element with an accessibility label exists.
    public func IShouldSeeInlineError(
        withLabel text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([text], fileID, file, line, column) { $0.expect(label: text).toExist() }
    }

    /// Checks, once, that no element with an accessibility label exists.
    public func IShouldNotSeeInlineError(
        withLabel text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([text], fileID, file, line, column) { $0.expect(label: text).toBeAbsent() }
    }

    /// Checks that the text of the inline error with an accessibility identifier contains a text; `nothing` means no text.
    public func IShouldSeeInlineError(
        _ id: String, containingText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) { $0.expect(.inlineError, id: id).toContain(text) }
    }
}

// What the user sees of the rows of tables. A row without an accessibility label is called by its title, or by its title
// and detail as in "Milk, 2 bottles".
extension Steps {
    /// Checks that a row with an accessibility identifier exists.
    public func IShouldSeeRow(
        withIdentifier id: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.row, id: id).toExist() }
    }

    /// Checks that a row with an accessibility label exists.
    public func IShouldSeeRow(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.expect(.row, label: label).toExist() }
    }

    /// Checks that a row with an accessibility identifier has an accessibility label.
    public func IShouldSeeRow(
        withIdentifier id: String, withLabel label: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, label], fileID, file, line, column) { $0.expect(.row, id: id).toHaveLabel(label) }
    }

    /// Checks that the row with an accessibility identifier is enabled, or that it is disabled.
    ///
    /// Its trait `notEnabled`, and the `isUserInteractionEnabled` of it and its ancestors count.
    public func IShouldSeeRow(
        withIdentifier id: String, isEnabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, "\(isEnabled)"], fileID, file, line, column) {
            $0.expect(.row, id: id).toBe(.enabled, isEnabled)
        }
    }

    /// Checks that the row with an accessibility label is enabled, or that it is disabled.
    public func IShouldSeeRow(
        withLabel label: String, isEnabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([label, "\(isEnabled)"], fileID, file, line, column) {
            $0.expect(.row, label: label).toBe(.enabled, isEnabled)
        }
    }

    /// Checks the title of the row with an accessibility identifier: of its content configuration, or its `textLabel`.
    public func IShouldSeeRow(
        withIdentifier id: String, withTitle text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) { $0.expect(.row, id: id).toHave(.title, text) }
    }

    /// Checks the title of the row with an accessibility label: of its content configuration, or its `textLabel`.
    public func IShouldSeeRow(
        withLabel label: String, withTitle text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([label, text], fileID, file, line, column) { $0.expect(.row, label: label).toHave(.title, text) }
    }
}
