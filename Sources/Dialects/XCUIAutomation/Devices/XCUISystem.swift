import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse

/// The system of the device.
public final class XCUISystem: NSObject, Sendable {
    override init() {}

    /// Opens a URL as a tap on a link does: in the application under test, if it declares the scheme or the host.
    ///
    /// Another web address is opened in the application that is registered as `com.apple.mobilesafari`, if one is.
    ///
    /// If it is not running, it is launched, without the arguments and the environment of ``XCUIApplication/launch()``.
    public func open(
        _ url: URL, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        OnMainActor.run(at: CallSite(fileID, filePath, line, column)) {
            ApplicationControl.openOnDevice(url)
            TimeLapse.waitForAnimationsToFinish()
        }
    }
}
