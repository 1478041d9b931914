// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Steps that touch rows of tables. A row that is not loaded yet is looked for by scrolling down.
import FailureReporting
import Scenarios

extension Steps {
    /// Touches the row with an identifier.
    public func ITouchRow(
        withIdentifier tableCellId: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([tableCellId], at: site) {
            ScrolledElement(ElementAction(.row, id: tableCellId, at: site)).tap()
        }
    }

    /// Touches the row with a label.
    public func ITouchRow(
        withLabel tableCellName: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let site = CallSite(fileID, file, line, column)
        step([tableCellName], at: site) {
            ScrolledElement(ElementAction(.row, label: tableCellName, at: site)).tap()
        }
    }
}
