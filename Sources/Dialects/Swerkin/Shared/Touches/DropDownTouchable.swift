import FailureReporting

/// The functions by which drop-downs are touched: pickers that a text field shows.
public protocol DropDownTouchable {
    /// Turns the first wheel of the picker on the screen to the row with a title; without such a row, similar
    /// ones are named.
    func select(
        dropDownValue text: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
    )

    /// Turns a wheel of the picker on the screen to the row with a title.
    func select(
        dropDownValue text: String, inComponent component: Int, fileID: StaticString, file: StaticString,
        line: UInt, column: UInt
    )
}

extension DropDownTouchable {
    /// Turns the first wheel of the picker on the screen to the row with a title; without such a row, similar
    /// ones are named.
    public func select(
        dropDownValue text: String, fileID: StaticString = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        PickerChoice(at: CallSite(fileID, file, line, column)).select(text, inComponent: 0)
    }

    /// Turns a wheel of the picker on the screen to the row with a title.
    ///
    /// - Parameters:
    ///   - text: the whole title.
    ///   - component: which wheel, from 0.
    public func select(
        dropDownValue text: String, inComponent component: Int, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        PickerChoice(at: CallSite(fileID, file, line, column)).select(text, inComponent: component)
    }
}
