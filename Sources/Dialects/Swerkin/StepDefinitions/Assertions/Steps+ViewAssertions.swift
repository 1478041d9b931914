// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import FailureReporting
import HeadlessUIKit
import Scenarios

// What the user sees of elements, by their accessibility identifiers.
extension Steps {
    /// Checks that an element with an accessibility identifier exists.
    public func IShouldSeeElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier], at: site) {
            ElementExpectation(SoughtElement(id: identifier), at: site).toExist()
        }
    }

    /// Checks, once, that no element with an accessibility identifier exists.
    public func IShouldNotSeeElement(
        _ identifier: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier], at: site) {
            ElementExpectation(SoughtElement(id: identifier), at: site).toBeAbsent()
        }
    }

    /// Checks that a `UIImageView` with an accessibility identifier exists.
    public func IShouldSeeImage(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id], at: site) {
            ElementExpectation(SoughtElement(.image, id: id), at: site).toExist()
        }
    }

    /// Checks, once, that no `UIImageView` with an accessibility identifier exists.
    public func IShouldNotSeeImage(
        _ id: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id], at: site) {
            ElementExpectation(SoughtElement(.image, id: id), at: site).toBeAbsent()
        }
    }

    /// Checks that an image with an accessibility identifier has an accessibility label; `nothing` means none.
    public func IShouldSeeImage(
        _ id: String, withLabel label: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, label], at: site) {
            ElementExpectation(SoughtElement(.image, id: id), at: site).toHaveLabel(.written(label))
        }
    }

    /// Checks that an element with an accessibility identifier has an accessibility label; `nothing` means none.
    public func IShouldSeeElement(
        _ identifier: String, withLabel label: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier, label], at: site) {
            ElementExpectation(SoughtElement(id: identifier), at: site).toHaveLabel(.written(label))
        }
    }

    /// Checks that an element with an accessibility identifier has an accessibility label that contains a text.
    public func IShouldSeeElement(
        _ id: String, withPartialLabel partLabel: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, partLabel], at: site) {
            ElementExpectation(SoughtElement(id: id), at: site).toHaveLabel(.containing(partLabel))
        }
    }

    /// Checks that the whole accessibility label of an element with an identifier matches a regular expression.
    public func IShouldSeeElement(
        _ id: String, withLabelMatchingPattern pattern: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, pattern], at: site) {
            ElementExpectation(SoughtElement(id: id), at: site).toHaveLabel(.pattern(pattern))
        }
    }

    /// Checks that an element with an accessibility identifier has traits, perhaps among others.
    public func IShouldSeeElement(
        _ identifier: String, withTrait trait: UIAccessibilityTraits, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier, "\(trait)"], at: site) {
            ElementExpectation(SoughtElement(id: identifier), at: site).toHave(trait)
        }
    }

    /// Checks that an element with an accessibility identifier has an accessibility value; `nothing` means none.
    public func IShouldSeeElement(
        _ identifier: String, withValue value: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([identifier, value], at: site) {
            ElementExpectation(SoughtElement(id: identifier), at: site).toHaveValue(.written(value))
        }
    }

    /// Checks the text of the label with an accessibility identifier; `nothing` means none.
    public func IShouldSeeLabel(
        _ id: String, withText text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, text], at: site) {
            ElementExpectation(SoughtElement(.label, id: id), at: site).toHave(.text, .written(text))
        }
    }

    /// Checks that the text of the label with an accessibility identifier contains a text; `nothing` means no text.
    public func IShouldSeeLabel(
        _ id: String, containingText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([id, text], at: site) {
            ElementExpectation(SoughtElement(.label, id: id), at: site).toHave(.text, .part(text))
        }
    }
}
