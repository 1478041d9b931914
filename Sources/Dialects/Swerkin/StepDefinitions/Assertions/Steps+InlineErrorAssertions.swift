// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import HeadlessUIKit
import Scenarios

// What the user sees of inline errors: labels that say what is wrong with the text of a field.
extension Steps {
    /// Checks that an inline error, a `UILabel`, with an accessibility identifier exists.
    public func IShouldSeeInlineError(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.expect(.inlineError, id: identifier).toExist() }
    }

    /// Checks, once, that no inline error with an accessibility identifier exists.
    public func IShouldNotSeeInlineError(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) {
            $0.expect(.inlineError, id: identifier).toBeAbsent()
        }
    }

    /// Checks that the inline error with an accessibility identifier has a text; `nothing` means none.
    public func IShouldSeeInlineError(
        _ identifier: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, text], fileID, file, line, column) {
            $0.expect(.inlineError, id: identifier).toHave(.text, .written(text))
        }
    }

    /// Checks, once, that no inline error with an accessibility identifier has a text; also met if there is none.
    public func IShouldNotSeeInlineError(
        _ identifier: String, withText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, text], fileID, file, line, column) {
            $0.expect(.inlineError, id: identifier).notToHave(.text, .written(text))
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
        _ identifier: String, containingText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, text], fileID, file, line, column) {
            $0.expect(.inlineError, id: identifier).toHave(.text, .part(text))
        }
    }
}
