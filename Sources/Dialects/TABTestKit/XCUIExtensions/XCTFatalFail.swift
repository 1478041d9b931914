// swift-format-ignore-file: AlwaysUseLowerCamelCase

// XCTest's functions are spelled this way.
import FailureReporting
import XCUIAutomation

/// Records a failure, and ends the process: its type says that it does not return.
///
/// Nothing here calls it; other tests of the process are lost. Use `XCTFail` and `return`.
public func XCTFatalFail(
    _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) -> Never {
    AutomationFailure(message).record(at: CallSite(fileID, filePath, line, column))
    fatalError(message)
}
