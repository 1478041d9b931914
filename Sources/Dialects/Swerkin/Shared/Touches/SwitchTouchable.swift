import FailureReporting

/// The functions by which switches are touched.
public protocol SwitchTouchable {
    /// Turns the switch with an identifier on or off by a tap, unless it is so already.
    func setSwitch(
        withIdentifier id: String, to switchIsOn: Bool, fileID: StaticString, file: StaticString, line: UInt,
        column: UInt
    )
}

extension SwitchTouchable {
    /// Turns the switch with an identifier on or off by a tap, unless it is so already.
    public func setSwitch(
        withIdentifier id: String, to switchIsOn: Bool, fileID: StaticString = #fileID,
        file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        CallSite(fileID, file, line, column).element(.toggle, id: id).turnSwitch(switchIsOn)
    }
}
