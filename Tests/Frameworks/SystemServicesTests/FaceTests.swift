import FailureReporting
import LocalAuthentication
import Robot
import TestSupport
import Testing

@MainActor
@Suite("Authentication by the device's owner", .robot) struct FaceTests {
    private var device: SimulatedDevice { .current }

    private func evaluate(
        _ log: EventLog, _ policy: LAPolicy = .deviceOwnerAuthenticationWithBiometrics
    ) -> LAContext {
        let context = LAContext()
        context.evaluatePolicy(policy, localizedReason: "To show your notes.") { isOwner, error in
            let code = (error as? LAError)?.code
            log.add(isOwner ? "owner" : "\(code.map { "\($0)" } ?? "no code")")
        }
        return context
    }

    private func show() {
        UIWindow.createWindowForTesting().rootViewController = UIViewController()
        device.permissions[.faceID] = .granted
    }

    @Test("Permission for Face ID is requested the first time; then Face ID matches the face")
    func firstTime() {
        show()
        device.permissions[.faceID] = nil
        let log = EventLog()
        _ = evaluate(log)
        tapOn(theFirstView(withLabel("Allow")))
        #expect(SystemScreen.current.alert?.title == "Face ID")
        #expect(SystemScreen.current.alert?.message == "To show your notes.")
        #expect(UIApplication.shared.applicationState == .inactive)
        device.failFace()
        #expect(SystemScreen.current.alert?.title == "Face Not Recognized")
        #expect(SystemScreen.current.alert?.buttonTitles == ["Enter Password", "Cancel"])
        device.matchFace()
        TimeLapse.advanceMainRunLoop()
        #expect(log.lines == ["owner"] && UIApplication.shared.applicationState == .active)
    }

    @Test("Denying the permission alert leaves the application without biometry")
    func refused() {
        show()
        device.permissions[.faceID] = nil
        let log = EventLog()
        let context = evaluate(log)
        tapOn(theFirstView(withLabel("Don’t Allow")))
        #expect(log.lines == ["biometryNotAvailable"])
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == -6 && error?.domain == "com.apple.LocalAuthentication")
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil))
    }

    @Test("The prompt's buttons cancel, and ask for the password")
    func buttons() {
        show()
        let log = EventLog()
        _ = evaluate(log)
        tapOn(theFirstView(withLabel("Cancel")))
        _ = evaluate(log)
        device.failFace()
        tapOn(theFirstView(withLabel("Enter Password")))
        #expect(log.lines == ["userCancel", "userFallback"])
        let context = evaluate(log)
        context.invalidate()
        TimeLapse.advanceMainRunLoop()
        #expect(log.lines.last == "appCancel" && SystemScreen.current.alert == nil)
        #expect(UIApplication.shared.applicationState == .active)
    }

    @Test("Three failures end a proof, five lock the biometry, the passcode unlocks it")
    func lockout() {
        show()
        let log = EventLog()
        _ = evaluate(log)
        for _ in 0..<3 { device.failFace() }
        _ = evaluate(log)
        for _ in 0..<2 { device.failFace() }
        TimeLapse.advanceMainRunLoop()
        _ = evaluate(log)
        TimeLapse.advanceMainRunLoop()
        #expect(log.lines == ["authenticationFailed", "biometryLockout", "biometryLockout"])
        _ = evaluate(log, .deviceOwnerAuthentication)
        #expect(SystemScreen.current.alert?.title == "Enter Passcode")
        device.enterPasscode()
        TimeLapse.advanceMainRunLoop()
        #expect(log.lines.last == "owner" && !device.biometrics.isLockedOut)
    }

    @Test("The passcode stands for the face where the policy lets it")
    func passcode() {
        show()
        let log = EventLog()
        _ = evaluate(log, .deviceOwnerAuthentication)
        device.failFace()
        tapOn(theFirstView(withLabel("Enter Passcode")))
        device.enterPasscode()
        TimeLapse.advanceMainRunLoop()
        #expect(log.lines == ["owner"])
        let failures = FailureCollector.failures {
            device.matchFace()
            device.failFace()
        }.map(\.text)
        #expect(
            failures == [
                "matchFace() does nothing: no LAContext asks for a face or a finger.",
                "failFace() does nothing: no LAContext asks for a face or a finger.",
            ])
    }

    @Test(
        "What stands against a proof is the error",
        arguments: ["enrolled", "passcode", "interaction", "invalid"])
    func obstacles(what: String) async {
        show()
        let context = LAContext()
        switch what {
        case "enrolled": device.biometrics.isEnrolled = false
        case "passcode": device.biometrics.isPasscodeSet = false
        case "interaction": context.interactionNotAllowed = true
        default: context.invalidate()
        }
        var code: LAError.Code?
        do {
            _ = try await context.evaluatePolicy(
                .deviceOwnerAuthenticationWithBiometrics, localizedReason: "Why not.")
        } catch { code = (error as? LAError)?.code }
        let expected: [String: LAError.Code] = [
            "enrolled": .biometryNotEnrolled, "passcode": .passcodeNotSet, "interaction": .notInteractive,
            "invalid": .invalidContext,
        ]
        #expect(code == expected[what])
        _ = context.canEvaluatePolicy(.deviceOwnerAuthentication, error: nil)
        #expect(context.biometryType == .faceID)
    }

    @Test("A device with a home button has a finger", .robot(on: .iPhoneSE))
    func finger() {
        show()
        device.permissions[.faceID] = nil
        let log = EventLog()
        let context = evaluate(log)
        #expect(SystemScreen.current.alert?.title == "Touch ID" && context.biometryType == .none)
        device.matchFace()
        TimeLapse.advanceMainRunLoop()
        #expect(log.lines == ["owner"] && UIScreen.main.bounds.width == 375)
    }
}
