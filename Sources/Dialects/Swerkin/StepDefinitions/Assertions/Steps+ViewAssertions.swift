// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import HeadlessUIKit
import Scenarios

// What the user sees of elements, by their accessibility identifiers.
extension Steps {
    /// Checks that an element with an accessibility identifier exists.
    public func IShouldSeeElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.expect(id: identifier).toExist() }
    }

    /// Checks, once, that no element with an accessibility identifier exists.
    public func IShouldNotSeeElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([identifier], fileID, file, line, column) { $0.expect(id: identifier).toBeAbsent() }
    }

    /// Checks that a `UIImageView` with an accessibility identifier exists.
    public func IShouldSeeImage(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.image, id: id).toExist() }
    }

    /// Checks, once, that no `UIImageView` with an accessibility identifier exists.
    public func IShouldNotSeeImage(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(.image, id: id).toBeAbsent() }
    }

    /// Checks that an image with an accessibility identifier has an accessibility label; `nothing` means none.
    public func IShouldSeeImage(
        _ id: String, withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, label], fileID, file, line, column) {
            $0.expect(.image, id: id).toHaveLabel(.written(label))
        }
    }

    /// Checks that an element with an accessibility identifier has an accessibility label; `nothing` means none.
    public func IShouldSeeElement(
        _ identifier: String, withLabel label: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, label], fileID, file, line, column) {
            $0.expect(id: identifier).toHaveLabel(.written(label))
        }
    }

    /// Checks that an element with an accessibility identifier has an accessibility label that contains a text.
    public func IShouldSeeElement(
        _ id: String, withPartialLabel partLabel: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, partLabel], fileID, file, line, column) {
            $0.expect(id: id).toHaveLabel(.containing(partLabel))
        }
    }

    /// Checks that the whole accessibility label of an element with an identifier matches a regular expression.
    public func IShouldSeeElement(
        _ id: String, withLabelMatchingPattern pattern: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, pattern], fileID, file, line, column) { $0.expect(id: id).toHaveLabel(.pattern(pattern)) }
    }

    /// Checks that an element with an accessibility identifier has traits, perhaps among others.
    public func IShouldSeeElement(
        _ identifier: String, withTrait trait: UIAccessibilityTraits, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, "\(trait)"], fileID, file, line, column) { $0.expect(id: identifier).toHave(trait) }
    }

    /// Checks that an element with an accessibility identifier has an accessibility value; `nothing` means none.
    public func IShouldSeeElement(
        _ identifier: String, withValue value: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([identifier, value], fileID, file, line, column) {
            $0.expect(id: identifier).toHaveValue(.written(value))
        }
    }

    /// Checks the text of the label with an accessibility identifier; `nothing` means none.
    public func IShouldSeeLabel(
        _ id: String, withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) {
            $0.expect(.label, id: id).toHave(.text, .written(text))
        }
    }

    /// Checks that the text of the label with an accessibility identifier contains a text; `nothing` means no text.
    public func IShouldSeeLabel(
        _ id: String, containingText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) { $0.expect(.label, id: id).toHave(.text, .part(text)) }
    }
}
