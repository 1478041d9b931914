import FailureReporting
import HeadlessUIKit

/// Shakes the device: the key window's first responder, or the window, is told that a shake began and ended.
///
/// No time passes by itself. Without a key window there is nobody to tell, which is a failure.
@MainActor
public func shakeDevice(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let application = UIApplication.shared
        guard application.keyWindow != nil else {
            TouchFailure(misuse: "shakeDevice cannot be done: there is no key window to tell.").record()
            return
        }
        let timestamp = application.timestamp
        application.sendEvent(UIEvent(motion: .motionShake, .began, timestamp: timestamp))
        application.sendEvent(UIEvent(motion: .motionShake, .ended, timestamp: timestamp))
    }
}
