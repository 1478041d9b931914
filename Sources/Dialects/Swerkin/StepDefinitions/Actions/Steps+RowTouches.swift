// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that touch rows of tables. A row that is not loaded yet is looked for by scrolling down.
import Scenarios

extension Steps {
    /// Touches the row with an identifier.
    public func ITouchRow(
        withIdentifier tableCellId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([tableCellId], fileID, file, line, column) {
            ScrolledElement($0.element(.row, id: tableCellId)).tap()
        }
    }

    /// Touches the row with a label.
    public func ITouchRow(
        withLabel tableCellName: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        step([tableCellName], fileID, file, line, column) {
            ScrolledElement($0.element(.row, label: tableCellName)).tap()
        }
    }
}
