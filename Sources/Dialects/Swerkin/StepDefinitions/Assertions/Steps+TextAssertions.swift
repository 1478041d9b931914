// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
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
        startsWithLabel labelPrefix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([labelPrefix], fileID, file, line, column) {
            $0.expect(SoughtElement(label: .prefix(labelPrefix))).toExist()
        }
    }

    /// Checks that an element exists whose accessibility label ends with a text.
    public func IShouldSeeElement(
        endsWithLabel labelSuffix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([labelSuffix], fileID, file, line, column) {
            $0.expect(SoughtElement(label: .suffix(labelSuffix))).toExist()
        }
    }

    /// Checks that an element exists whose accessibility label contains a text.
    public func IShouldSeeElement(
        withPartialLabel partialLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([partialLabel], fileID, file, line, column) {
            $0.expect(SoughtElement(label: .containing(partialLabel))).toExist()
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
