// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import FailureReporting
import HeadlessUIKit
import Scenarios

// What the user sees of buttons: `UIButton`s, and what has the accessibility trait `button`.
extension Steps {
    /// Checks that a button with an accessibility identifier exists.
    public func IShouldSeeButton(
        _ buttonId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonId], at: site) {
            ElementExpectation(SoughtElement(.button, id: buttonId), at: site).toExist()
        }
    }

    /// Checks that a button with an accessibility label exists.
    public func IShouldSeeButton(
        withLabel buttonLabel: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonLabel], at: site) {
            ElementExpectation(SoughtElement(.button, label: buttonLabel), at: site).toExist()
        }
    }

    /// Checks that a button with an accessibility identifier has an accessibility label.
    public func IShouldSeeButton(
        _ buttonId: String, withLabel buttonLabel: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonId, buttonLabel], at: site) {
            ElementExpectation(SoughtElement(.button, id: buttonId), at: site).toHaveLabel(
                .written(buttonLabel))
        }
    }

    /// Checks that the title of the button with an accessibility identifier contains a text; `nothing` means no title.
    public func IShouldSeeButton(
        _ buttonId: String, containsText text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonId, text], at: site) {
            ElementExpectation(SoughtElement(.button, id: buttonId), at: site).toHave(.text, .part(text))
        }
    }

    /// Checks, once, that no button with an accessibility identifier exists.
    public func IShouldNotSeeButton(
        _ buttonId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonId], at: site) {
            ElementExpectation(SoughtElement(.button, id: buttonId), at: site).toBeAbsent()
        }
    }

    /// Checks that the button with an accessibility identifier is enabled, or that it is disabled.
    ///
    /// Its `isEnabled`, its trait `notEnabled`, and the `isUserInteractionEnabled` of it and its ancestors count.
    public func IShouldSeeButton(
        _ buttonId: String, isEnabled enabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonId, "\(enabled)"], at: site) {
            ElementExpectation(SoughtElement(.button, id: buttonId), at: site).toBe(.enabled, enabled)
        }
    }

    /// Checks that the button with an accessibility label is enabled, or that it is disabled.
    public func IShouldSeeButton(
        withLabel buttonName: String, isEnabled enabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonName, "\(enabled)"], at: site) {
            ElementExpectation(SoughtElement(.button, label: buttonName), at: site).toBe(.enabled, enabled)
        }
    }

    /// Checks that the button with an accessibility identifier is highlighted, or that it is not.
    public func IShouldSeeButton(
        _ buttonId: String, isHighlighted highlighted: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([buttonId, "\(highlighted)"], at: site) {
            ElementExpectation(SoughtElement(.button, id: buttonId), at: site).toBe(.highlighted, highlighted)
        }
    }
}
