import FailureReporting
import HeadlessUIKit

/// Shakes the device: the key window's first responder, or the window, receives the beginning and end of a shake.
///
/// No time passes by itself. It fails if there is no key window.
@MainActor
public func shakeDevice(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
) {
    CallSite(fileID, filePath, line, column).whileCurrent {
        let application = UIApplication.shared
        guard application.keyWindow != nil else {
            TouchFailure(misuse: "shakeDevice failed: there is no key window.").record()
            return
        }
        let timestamp = application.timestamp
        application.sendEvent(UIEvent(motion: .motionShake, .began, timestamp: timestamp))
        application.sendEvent(UIEvent(motion: .motionShake, .ended, timestamp: timestamp))
    }
}
