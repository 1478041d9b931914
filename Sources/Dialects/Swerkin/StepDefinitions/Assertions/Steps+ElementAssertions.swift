// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessUIKit
import Scenarios

// What the user sees of elements, by their accessibility labels and values.
extension Steps {
    /// Checks that an element with an accessibility label exists.
    public func IShouldSeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([label], fileID, file, line, column) { $0.expect(label: label).toExist() }
    }

    /// Checks that an element exists whose accessibility label begins with a text.
    public func IShouldSeeElement(
        startsWithLabel prefix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([prefix], fileID, file, line, column) {
            $0.expect(SoughtElement(label: .prefix(prefix))).toExist()
        }
    }

    /// Checks that an element exists whose accessibility label ends with a text.
    public func IShouldSeeElement(
        endsWithLabel suffix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([suffix], fileID, file, line, column) {
            $0.expect(SoughtElement(label: .suffix(suffix))).toExist()
        }
    }

    /// Checks that an element exists whose accessibility label contains a text.
    public func IShouldSeeElement(
        withPartialLabel part: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([part], fileID, file, line, column) {
            $0.expect(SoughtElement(label: .containing(part))).toExist()
        }
    }

    /// Checks that an element exists whose whole accessibility label matches a regular expression.
    public func IShouldSeeElement(
        withLabelMatchingPattern pattern: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([pattern], fileID, file, line, column) {
            $0.expect(SoughtElement(label: .pattern(pattern))).toExist()
        }
    }

    /// Checks that an element exists whose accessibility value contains a text.
    public func IShouldSeeElement(
        containingValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([value], fileID, file, line, column) {
            $0.expect(SoughtElement(value: .containing(value))).toExist()
        }
    }

    /// Checks, once, that no element exists whose accessibility value contains a text.
    public func IShouldNotSeeElement(
        containingValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([value], fileID, file, line, column) {
            $0.expect(SoughtElement(value: .containing(value))).toBeAbsent()
        }
    }

    /// Checks, once, that no element with an accessibility label exists.
    public func IShouldNotSeeElement(
        withLabel text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([text], fileID, file, line, column) { $0.expect(label: text).toBeAbsent() }
    }

    /// Checks, once, that no element with an accessibility label can be seen: each is hidden, off screen or covered.
    public func IShouldNotBeAbleToSeeElement(
        withLabel text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([text], fileID, file, line, column) { $0.expect(label: text).toBeOutOfView() }
    }

    /// Checks, once, that a finger cannot touch the element with an accessibility label; also met if there is none.
    public func IShouldNotBeAbleToTouchElement(
        withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([text], fileID, file, line, column) { $0.expect(label: text).notToBe(.touchable) }
    }

    /// Checks that a finger can touch the element with an accessibility label, without scrolling.
    public func IShouldBeAbleToTouchElement(
        withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([text], fileID, file, line, column) { $0.expect(label: text).toBe(.touchable) }
    }
}

// What the user sees of elements, by their accessibility identifiers.
extension Steps {
    /// Checks that an element with an accessibility identifier exists.
    public func IShouldSeeElement(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(id: id).toExist() }
    }

    /// Checks, once, that no element with an accessibility identifier exists.
    public func IShouldNotSeeElement(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        step([id], fileID, file, line, column) { $0.expect(id: id).toBeAbsent() }
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
        step([id, label], fileID, file, line, column) { $0.expect(.image, id: id).toHaveLabel(label) }
    }

    /// Checks that an element with an accessibility identifier has an accessibility label; `nothing` means none.
    public func IShouldSeeElement(
        _ id: String, withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, label], fileID, file, line, column) { $0.expect(id: id).toHaveLabel(label) }
    }

    /// Checks that an element with an accessibility identifier has an accessibility label that contains a text.
    public func IShouldSeeElement(
        _ id: String, withPartialLabel part: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, part], fileID, file, line, column) { $0.expect(id: id).toHaveLabel(.containing(part)) }
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
        _ id: String, withTrait trait: UIAccessibilityTraits, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, "\(trait)"], fileID, file, line, column) { $0.expect(id: id).toHave(trait) }
    }

    /// Checks that an element with an accessibility identifier has an accessibility value; `nothing` means none.
    public func IShouldSeeElement(
        _ id: String, withValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, value], fileID, file, line, column) { $0.expect(id: id).toHaveValue(value) }
    }

    /// Checks the text of the label with an accessibility identifier; `nothing` means none.
    public func IShouldSeeLabel(
        _ id: String, withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) { $0.expect(.label, id: id).toHave(.text, text) }
    }

    /// Checks that the text of the label with an accessibility identifier contains a text; `nothing` means no text.
    public func IShouldSeeLabel(
        _ id: String, containingText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([id, text], fileID, file, line, column) { $0.expect(.label, id: id).toContain(text) }
    }
}
