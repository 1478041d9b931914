import FailureReporting
import HeadlessUIKit
import Robot

/// Stops the test at this line and opens a prompt on the application as it is, when the variable `ROBOT_SESSION` is
/// set.
///
/// ```swift
/// tapOn(theOnlyElement(withRole(.button, named: "Pay")))
/// pause()
/// ```
///
/// `ROBOT_SESSION=1 swift test --filter PaymentTests` runs the test until there and reads commands from the terminal,
/// as the prompt of an ``ApplicationSession`` does: `look`, `why Pay`, `tap Pay`. `export` writes the steps since the
/// pause as lines of the test. After `quit` the test goes on. Real time passes meanwhile, and virtual time only by
/// commands.
///
/// Without the variable, or without a terminal, it is a failure, so that no pause stays in a test by mistake.
@MainActor
public func pause(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    let site = CallSite(fileID, filePath, line, column)
    guard Pause.isWanted else {
        TestFailure(
            """
            pause() stops a test only where the variable ROBOT_SESSION is set.
            Try: ROBOT_SESSION=1 swift test --filter \(site.module)
            """
        ).record(fileID: fileID, filePath: filePath, line: line, column: column)
        return
    }
    Pause.open(at: "\(site.path.split(separator: "/").last ?? ""):\(site.line)") {
        TestFailure("pause() needs a terminal, and this process has none.").record(
            fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
