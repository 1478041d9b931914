import FailureReporting
import HeadlessUIKit
import LocalAuthentication
import TimeLapse
import XCUIAutomation

/// The biometrics of the device, Face ID or Touch ID.
///
/// ```swift
/// Biometrics.enrolled()
/// logInButton.tap()
/// Biometrics.successfulAuthentication()
/// ```
public enum Biometrics {
    private static let timeout = 10.0

    /// Enrols a face or a finger.
    public static func enrolled() {
        OnMainActor.run { SimulatedDevice.current.biometrics.isEnrolled = true }
    }

    /// Removes the enrolled face or finger: applications cannot authenticate by it.
    public static func unenrolled() {
        OnMainActor.run { SimulatedDevice.current.biometrics.isEnrolled = false }
    }

    /// Shows the enrolled face or finger to the device.
    ///
    /// Waits up to 10 s of virtual time until the application asks for it; if it does not, it is a failure.
    public static func successfulAuthentication(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        answer("successfulAuthentication()", at: CallSite(fileID, filePath, line, column)) { $0.matchFace() }
    }

    /// Shows a face or a finger to the device that is not enrolled: the prompt stays for another try.
    ///
    /// Waits up to 10 s of virtual time until the application asks for it; if it does not, it is a failure.
    public static func unsuccessfulAuthentication(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        answer("unsuccessfulAuthentication()", at: CallSite(fileID, filePath, line, column)) { $0.failFace() }
    }

    private static func answer(
        _ name: String, at site: CallSite, _ body: @MainActor (SimulatedDevice) -> Void
    ) {
        site.whileCurrentUnlessNested {
            let isAsked = VirtualWait.run(for: timeout, name, at: .ofCaller) {
                SimulatedDevice.current.biometrics.isAsking
            }
            OnMainActor.run {
                guard isAsked else {
                    return AutomationFailure("Biometrics.\(name) failed: \(reason).", details).record()
                }
                body(SimulatedDevice.current)
                TimeLapse.waitForAnimationsToFinish()
            }
        }
    }

    @MainActor
    private static var reason: String {
        "no authentication prompt is open, so there is nothing to show a face or a finger to"
    }

    @MainActor
    private static var details: [String] {
        let biometrics = SimulatedDevice.current.biometrics
        if biometrics.asksForPasscode {
            return ["The system asks for the passcode: call SimulatedDevice.current.enterPasscode()."]
        }
        let alert = springboard.alerts.firstMatch
        if alert.exists {
            return ["The system shows the alert \(alert.label.debugDescription): answer it first."]
        }
        guard biometrics.isEnrolled else {
            return ["Nothing is enrolled: call Biometrics.enrolled() before the application asks."]
        }
        guard !biometrics.isLockedOut else {
            return ["Biometrics are locked out: call SimulatedDevice.current.enterPasscode() first."]
        }
        guard SimulatedDevice.current.permissions[.faceID] != .denied else {
            return ["The application may not use Face ID: the user has denied it."]
        }
        return []
    }
}
