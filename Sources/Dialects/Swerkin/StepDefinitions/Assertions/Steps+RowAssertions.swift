// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The words are Swerkin's.
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
        step([cellId], fileID, file, line, column) { $0.expect(.row, id: cellId).toExist() }
    }

    /// Checks that a row with an accessibility label exists.
    public func IShouldSeeRow(
        withLabel cellName: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([cellName], fileID, file, line, column) { $0.expect(.row, label: cellName).toExist() }
    }

    /// Checks that a row with an accessibility identifier has an accessibility label.
    public func IShouldSeeRow(
        withIdentifier cellId: String, withLabel cellName: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([cellId, cellName], fileID, file, line, column) {
            $0.expect(.row, id: cellId).toHaveLabel(.written(cellName))
        }
    }

    /// Checks that the row with an accessibility identifier is enabled, or that it is disabled.
    ///
    /// Its trait `notEnabled`, and the `isUserInteractionEnabled` of it and its ancestors count.
    public func IShouldSeeRow(
        withIdentifier cellId: String, isEnabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([cellId, "\(isEnabled)"], fileID, file, line, column) {
            $0.expect(.row, id: cellId).toBe(.enabled, isEnabled)
        }
    }

    /// Checks that the row with an accessibility label is enabled, or that it is disabled.
    public func IShouldSeeRow(
        withLabel cellName: String, isEnabled: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([cellName, "\(isEnabled)"], fileID, file, line, column) {
            $0.expect(.row, label: cellName).toBe(.enabled, isEnabled)
        }
    }

    /// Checks the title of the row with an accessibility identifier: of its content configuration, or its `textLabel`.
    public func IShouldSeeRow(
        withIdentifier cellId: String, withTitle text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([cellId, text], fileID, file, line, column) {
            $0.expect(.row, id: cellId).toHave(.title, .written(text))
        }
    }

    /// Checks the title of the row with an accessibility label: of its content configuration, or its `textLabel`.
    public func IShouldSeeRow(
        withLabel cellName: String, withTitle text: String, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        step([cellName, text], fileID, file, line, column) {
            $0.expect(.row, label: cellName).toHave(.title, .written(text))
        }
    }
}
