import HeadlessUIKit
import LocalAuthentication
import Showroom
import TABTestKit
import TestSupport
import Testing
import TimeLapse

@MainActor
@Suite("BiometricsContext", .tabTestKit(app: AppDelegate.self, scene: SceneDelegate.self))
struct BiometricsContextTests: DefaultContexts {
    private let logIn = Button(id: "Log in")
    private let question = Alert(id: "Do you want to allow “Showroom” to use Face ID?", parent: springboard)
    private let refusal = Alert(id: "Login failed", dismissButtonID: "OK")

    private static func none(_ function: String) -> String {
        "Biometrics.\(function)() failed: no authentication prompt is open, so there is nothing to show a face or a "
            + "finger to."
    }

    private func allowFaceID() { SimulatedDevice.current.permissions[.faceID] = .granted }

    @Test("A face that is enrolled logs in, after the system was allowed to ask")
    func success() {
        Given(deviceBiometricsAreEnabled)
        tap(logIn)
        tap("Allow", in: question)
        When(I: successfullyAuthenticateBiometrics)
        doNotSee(logIn)
    }

    @Test("Without a face the application cannot ask")
    func unenrolled() {
        deviceBiometricsAreEnabled()
        Given(deviceBiometricsAreDisabled)
        tap(logIn)
        message(in: refusal, is: "Biometrics are unavailable on this device")
        let texts = failures {
            successfullyAuthenticateBiometrics()
        }
        #expect(
            texts == [
                "+1: \(Self.none("successfulAuthentication"))\nNothing is enrolled: call Biometrics.enrolled() before the application asks."
            ])
    }

    @Test("Another face is refused until the third time")
    func refused() {
        deviceBiometricsAreEnabled()
        allowFaceID()
        tap(logIn)
        failToAuthenticateBiometrics()
        When(I: failToAuthenticateBiometrics)
        doNotSee(refusal)
        failToAuthenticateBiometrics()
        message(in: refusal, is: "Failed to authenticate")
    }

    @Test("Without a prompt, biometric steps wait 10 s and fail")
    func noPrompt() {
        deviceBiometricsAreEnabled()
        allowFaceID()
        let start = VirtualClock.current.now
        let texts = failures {
            successfullyAuthenticateBiometrics()
            failToAuthenticateBiometrics()
            Then(I: failToAuthenticateBiometrics)
        }
        #expect(
            texts == [
                "+1: \(Self.none("successfulAuthentication"))",
                "+2: \(Self.none("unsuccessfulAuthentication"))",
                "+3: Then I fail to authenticate biometrics: failed after 10 s of virtual time.\n"
                    + Self.none("unsuccessfulAuthentication"),
            ])
        #expect(VirtualClock.current.now - start == .seconds(30))
    }

    @Test("While the permission alert is open there is no prompt")
    func permissionAlert() {
        deviceBiometricsAreEnabled()
        tap(logIn)
        let texts = failures {
            successfullyAuthenticateBiometrics()
        }
        #expect(
            texts == [
                "+1: \(Self.none("successfulAuthentication"))\nThe system shows the alert \"Do you want to allow “Showroom” to use Face ID?\": answer it first."
            ])
    }

    @Test("Where Face ID was denied, and after a lockout, the failure says so")
    func unavailable() {
        deviceBiometricsAreEnabled()
        SimulatedDevice.current.permissions[.faceID] = .denied
        let denied = failures {
            successfullyAuthenticateBiometrics()
        }
        #expect(
            denied == [
                "+1: \(Self.none("successfulAuthentication"))\nThe application may not use Face ID: the user has denied it."
            ])
        allowFaceID()
        for _ in 0..<2 {
            tap(logIn)
            for _ in 0..<3 where !SimulatedDevice.current.biometrics.isLockedOut {
                failToAuthenticateBiometrics()
            }
            dismiss(refusal)
        }
        let lockedOut = failures {
            successfullyAuthenticateBiometrics()
        }
        #expect(
            lockedOut == [
                "+1: \(Self.none("successfulAuthentication"))\nBiometrics are locked out: call SimulatedDevice.current.enterPasscode() first."
            ])
        SimulatedDevice.current.enterPasscode()
        tap(logIn)
        successfullyAuthenticateBiometrics()
        doNotSee(logIn)
    }

    @Test("Where the system asks for the passcode, a face is of no use")
    func passcode() {
        deviceBiometricsAreEnabled()
        allowFaceID()
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Unlock") { _, _ in }
        for _ in 0..<3 { failToAuthenticateBiometrics() }
        let texts = failures {
            successfullyAuthenticateBiometrics()
        }
        #expect(
            texts == [
                "+1: \(Self.none("successfulAuthentication"))\nThe system asks for the passcode: call SimulatedDevice.current.enterPasscode()."
            ])
    }

    @Test("Biometrics need no context")
    func direct() {
        Biometrics.enrolled()
        allowFaceID()
        tap(logIn)
        Biometrics.unsuccessfulAuthentication()
        Biometrics.successfulAuthentication()
        doNotSee(logIn)
        Biometrics.unenrolled()
        #expect(!SimulatedDevice.current.biometrics.isEnrolled)
    }
}
