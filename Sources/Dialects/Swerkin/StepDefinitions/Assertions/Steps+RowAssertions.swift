// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
import FailureReporting
import HeadlessUIKit
import Scenarios

// What the user sees of the rows of tables. A row without an accessibility label is called by its title, or by its title
// and detail as in "Milk, 2 bottles".
extension Steps {
    /// Checks that a row with an accessibility identifier exists.
    public func IShouldSeeRow(
        withIdentifier cellId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([cellId], at: site) {
            ElementExpectation(SoughtElement(.row, id: cellId), at: site).toExist()
        }
    }

    /// Checks that a row with an accessibility label exists.
    public func IShouldSeeRow(
        withLabel cellName: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([cellName], at: site) {
            ElementExpectation(SoughtElement(.row, label: cellName), at: site).toExist()
        }
    }

    /// Checks that a row with an accessibility identifier has an accessibility label.
    public func IShouldSeeRow(
        withIdentifier cellId: String, withLabel cellName: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([cellId, cellName], at: site) {
            ElementExpectation(SoughtElement(.row, id: cellId), at: site).toHaveLabel(.written(cellName))
        }
    }

    /// Checks that the row with an accessibility identifier is enabled, or that it is disabled.
    ///
    /// Its trait `notEnabled`, and the `isUserInteractionEnabled` of it and its ancestors count.
    public func IShouldSeeRow(
        withIdentifier cellId: String, isEnabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([cellId, "\(isEnabled)"], at: site) {
            ElementExpectation(SoughtElement(.row, id: cellId), at: site).toBe(.enabled, isEnabled)
        }
    }

    /// Checks that the row with an accessibility label is enabled, or that it is disabled.
    public func IShouldSeeRow(
        withLabel cellName: String, isEnabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([cellName, "\(isEnabled)"], at: site) {
            ElementExpectation(SoughtElement(.row, label: cellName), at: site).toBe(.enabled, isEnabled)
        }
    }

    /// Checks the title of the row with an accessibility identifier: of its content configuration, or its `textLabel`.
    public func IShouldSeeRow(
        withIdentifier cellId: String, withTitle text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([cellId, text], at: site) {
            ElementExpectation(SoughtElement(.row, id: cellId), at: site).toHave(.title, .written(text))
        }
    }

    /// Checks the title of the row with an accessibility label: of its content configuration, or its `textLabel`.
    public func IShouldSeeRow(
        withLabel cellName: String, withTitle text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([cellName, text], at: site) {
            ElementExpectation(SoughtElement(.row, label: cellName), at: site).toHave(.title, .written(text))
        }
    }
}
