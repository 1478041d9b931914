// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import FailureReporting
import HeadlessUIKit
import Scenarios

// What the user sees of elements, by their accessibility labels and values.
extension Steps {
    /// Checks that an element with an accessibility label exists.
    public func IShouldSeeElement(
        withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([label], at: site) {
            ElementExpectation(SoughtElement(label: label), at: site).toExist()
        }
    }

    /// Checks that an element exists whose accessibility label begins with a text.
    public func IShouldSeeElement(
        startsWithLabel labelPrefix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([labelPrefix], at: site) {
            ElementExpectation(SoughtElement(label: .prefix(labelPrefix)), at: site).toExist()
        }
    }

    /// Checks that an element exists whose accessibility label ends with a text.
    public func IShouldSeeElement(
        endsWithLabel labelSuffix: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([labelSuffix], at: site) {
            ElementExpectation(SoughtElement(label: .suffix(labelSuffix)), at: site).toExist()
        }
    }

    /// Checks that an element exists whose accessibility label contains a text.
    public func IShouldSeeElement(
        withPartialLabel partialLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([partialLabel], at: site) {
            ElementExpectation(SoughtElement(label: .containing(partialLabel)), at: site).toExist()
        }
    }

    /// Checks that an element exists whose whole accessibility label matches a regular expression.
    public func IShouldSeeElement(
        withLabelMatchingPattern pattern: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([pattern], at: site) {
            ElementExpectation(SoughtElement(label: .pattern(pattern)), at: site).toExist()
        }
    }

    /// Checks that an element exists whose accessibility value contains a text.
    public func IShouldSeeElement(
        containingValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([value], at: site) {
            ElementExpectation(SoughtElement(value: .containing(value)), at: site).toExist()
        }
    }

    /// Checks, once, that no element exists whose accessibility value contains a text.
    public func IShouldNotSeeElement(
        containingValue value: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([value], at: site) {
            ElementExpectation(SoughtElement(value: .containing(value)), at: site).toBeAbsent()
        }
    }

    /// Checks, once, that no element with an accessibility label exists.
    public func IShouldNotSeeElement(
        withLabel text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([text], at: site) {
            ElementExpectation(SoughtElement(label: text), at: site).toBeAbsent()
        }
    }

    /// Checks, once, that no element with an accessibility label can be seen: each is hidden, off screen or covered.
    public func IShouldNotBeAbleToSeeElement(
        withLabel text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([text], at: site) {
            ElementExpectation(SoughtElement(label: text), at: site).toBeOutOfView()
        }
    }

    /// Checks, once, that a finger cannot touch the element with an accessibility label; also met if there is none.
    public func IShouldNotBeAbleToTouchElement(
        withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([text], at: site) {
            ElementExpectation(SoughtElement(label: text), at: site).notToBe(.touchable)
        }
    }

    /// Checks that a finger can touch the element with an accessibility label, without scrolling.
    public func IShouldBeAbleToTouchElement(
        withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([text], at: site) {
            ElementExpectation(SoughtElement(label: text), at: site).toBe(.touchable)
        }
    }
}
