import FailureReporting
import HeadlessUIKit

/// The device's Face ID or Touch ID and passcode, and the evaluation that is under way.
///
/// ```swift
/// tapOn(theFirstView(withLabel("Unlock")))   // calls evaluatePolicy
/// SimulatedDevice.current.failFace()          // not recognized; the prompt stays
/// SimulatedDevice.current.matchFace()         // recognized
/// ```
@MainActor
public final class DeviceBiometrics: DeviceService {
    /// The number of failures in a row, over all evaluations, after which biometrics are locked out.
    private static let lockoutLimit = 5
    /// The number of failures after which one evaluation fails or asks for the passcode.
    private static let evaluationLimit = 3

    /// Whether a face or a finger is enrolled; `true` at first.
    public var isEnrolled = true
    /// Whether a passcode is set; `true` at first. Without one no policy can be evaluated.
    public var isPasscodeSet = true
    /// Whether biometrics are locked out after too many failures, until the passcode is entered.
    public internal(set) var isLockedOut = false

    private weak var device: SimulatedDevice?
    private var failures = 0
    private(set) var evaluation: Evaluation?

    package init(_ device: SimulatedDevice) {
        self.device = device
    }

    /// An evaluation of a policy that the application has started, with its prompt.
    @MainActor
    final class Evaluation {
        let policy: LAPolicy
        let reason: String
        let fallbackTitle: String
        let cancelTitle: String
        let alert: Int
        var failures = 0
        var asksForPasscode: Bool
        let reply: @MainActor (LAError?) -> Void

        init(
            _ context: LAContext, _ policy: LAPolicy, _ reason: String, alert: Int, asksForPasscode: Bool,
            reply: @escaping @MainActor (LAError?) -> Void
        ) {
            self.policy = policy
            self.reason = reason
            fallbackTitle =
                context.localizedFallbackTitle
                ?? (policy == .deviceOwnerAuthentication ? "Enter Passcode" : "Enter Password")
            cancelTitle = context.localizedCancelTitle ?? "Cancel"
            self.alert = alert
            self.asksForPasscode = asksForPasscode
            self.reply = reply
        }
    }

    /// Returns why a policy cannot be evaluated; `nil` if it can.
    func obstacle(to policy: LAPolicy) -> LAError? {
        guard let device else { return LAError(.systemCancel) }
        if policy == .deviceOwnerAuthentication { return isPasscodeSet ? nil : LAError(.passcodeNotSet) }
        let kind = device.profile.biometry
        if kind == .none { return LAError(.biometryNotAvailable) }
        if kind == .faceID, [.denied, .restricted].contains(device.permissions[.faceID]) {
            return LAError(.biometryNotAvailable)
        }
        if !isPasscodeSet { return LAError(.passcodeNotSet) }
        if !isEnrolled { return LAError(.biometryNotEnrolled) }
        return isLockedOut ? LAError(.biometryLockout) : nil
    }

    /// Whether a context asks for a face or a finger now.
    package var isAsking: Bool { evaluation.map { !$0.asksForPasscode } ?? false }

    /// Whether a context asks for the passcode now.
    package var asksForPasscode: Bool { evaluation?.asksForPasscode ?? false }

    var type: LABiometryType {
        switch device?.profile.biometry {
        case .faceID: .faceID
        case .touchID: .touchID
        case .some(.none), nil: .none
        }
    }

    // MARK: Evaluating

    /// Shows the prompt of an evaluation, until it ends. An evaluation under way ends with `systemCancel`.
    func begin(
        _ context: LAContext, _ policy: LAPolicy, _ reason: String,
        reply: @escaping @MainActor (LAError?) -> Void
    ) {
        guard let screen = device?.application?.systemScreen else { return reply(LAError(.systemCancel)) }
        if evaluation != nil { end(LAError(.systemCancel)) }
        // If biometrics cannot be evaluated, the prompt asks for the passcode from the start.
        let needsPasscode = obstacle(to: .deviceOwnerAuthenticationWithBiometrics) != nil
        let evaluation = Evaluation(
            context, policy, reason, alert: screen.nextIdentifier(), asksForPasscode: needsPasscode,
            reply: reply)
        self.evaluation = evaluation
        screen.present(prompt(evaluation))
    }

    private func prompt(_ evaluation: Evaluation) -> SystemAlert {
        var buttons: [SystemAlert.Button] = []
        if evaluation.failures > 0, !evaluation.asksForPasscode, !evaluation.fallbackTitle.isEmpty {
            buttons.append(
                .init(title: evaluation.fallbackTitle) { [weak self] in self?.fallBack() })
        }
        buttons.append(
            .init(title: evaluation.cancelTitle) { [weak self] in self?.end(LAError(.userCancel)) })
        let name = type == .touchID ? "Touch ID" : "Face ID"
        let title =
            evaluation.asksForPasscode
            ? "Enter Passcode"
            : evaluation.failures == 0
                ? name : type == .touchID ? "Touch ID Not Recognized" : "Face Not Recognized"
        return SystemAlert(
            title: title, message: evaluation.reason, buttons: buttons, identifier: evaluation.alert)
    }

    private func refreshPrompt() {
        guard let evaluation else { return }
        device?.application?.systemScreen.replace(prompt(evaluation))
    }

    /// Ends the evaluation and hides its prompt; `error` is `nil` if it has succeeded.
    func end(_ error: LAError?) {
        guard let evaluation else { return }
        self.evaluation = nil
        device?.application?.systemScreen.withdraw(evaluation.alert)
        device?.inTurnOfItsOwn("answer of the authentication") { evaluation.reply(error) }
    }

    private func fallBack() {
        guard let evaluation else { return }
        if evaluation.policy == .deviceOwnerAuthenticationWithBiometrics {
            return end(LAError(.userFallback))
        }
        evaluation.asksForPasscode = true
        // Tapping the button has hidden the prompt.
        device?.application?.systemScreen.present(prompt(evaluation))
    }

    func match() {
        guard isAsking else { return AuthenticationFailure.noEvaluation("matchFace()").record() }
        failures = 0
        end(nil)
    }

    func fail() {
        guard let evaluation, isAsking else {
            return AuthenticationFailure.noEvaluation("failFace()").record()
        }
        failures += 1
        evaluation.failures += 1
        if failures >= Self.lockoutLimit { isLockedOut = true }
        if evaluation.policy == .deviceOwnerAuthentication {
            evaluation.asksForPasscode = isLockedOut || evaluation.failures >= Self.evaluationLimit
            refreshPrompt()
        } else if isLockedOut {
            end(LAError(.biometryLockout))
        } else if evaluation.failures >= Self.evaluationLimit {
            end(LAError(.authenticationFailed))
        } else {
            refreshPrompt()
        }
    }

    func enterPasscode() {
        failures = 0
        isLockedOut = false
        if asksForPasscode { end(nil) }
    }

    /// Drops the evaluation under way without a reply, as its process has ended.
    package func forgetProcess() {
        evaluation = nil
    }
}

extension SystemPermission {
    /// The permission to use Face ID.
    public static let faceID = SystemPermission(
        "faceID", question: "Do you want to allow “%@” to use Face ID?")
}

extension SimulatedDevice {
    /// The device's Face ID or Touch ID and passcode.
    public var biometrics: DeviceBiometrics { service(DeviceBiometrics.self) }

    /// Shows the device an enrolled face or finger: the evaluation under way succeeds.
    ///
    /// It is a failure if no ``LAContext`` asks for one.
    public func matchFace(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            biometrics.match()
        }
    }

    /// Shows the device a face or a finger that is not enrolled, for the evaluation under way.
    ///
    /// The prompt stays and offers the fallback. The third time, an evaluation by biometrics alone fails, and one that
    /// accepts the passcode asks for it. Five in a row lock biometrics out until
    /// `SimulatedDevice.enterPasscode()`. It is a failure
    /// if no ``LAContext`` asks for a face or a finger.
    public func failFace(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            biometrics.fail()
        }
    }

    /// Enters the right passcode, which ends a lockout; an evaluation that asks for the passcode succeeds.
    public func enterPasscode(
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        CallSite(fileID, filePath, line, column).asStep {
            biometrics.enterPasscode()
        }
    }
}
