import FailureReporting

/// The functions by which rows of tables are touched.
public protocol TableCellTouchable {
    /// Touches the row with a label; a row that is not loaded yet is looked for by scrolling down.
    func touchTableCell(
        withLabel tableCellName: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )
}

extension TableCellTouchable {
    /// Touches the row with a label; a row that is not loaded yet is looked for by scrolling down.
    public func touchTableCell(
        withLabel tableCellName: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.row, label: tableCellName).scrollToAndTap()
    }
}
