import HeadlessUIKit

/// Authenticates the device's owner by Face ID, Touch ID or the passcode.
///
/// The system shows a prompt, and the application is inactive, until a test shows a face or a finger
/// (`SimulatedDevice.matchFace()`, `SimulatedDevice.failFace()`), enters the passcode or taps one of its buttons.
/// On a device with Face ID, a permission alert comes first, unless the user has answered it.
@preconcurrency @MainActor
open class LAContext: NSObject {
    /// That of the test that runs, also for a context that is stored.
    private var device: SimulatedDevice? { UIApplication.shared.device }
    private var isInvalid = false
    private var ownEvaluation: DeviceBiometrics.Evaluation?

    /// Makes a context.
    public override init() {
        super.init()
    }

    /// The title of the fallback button, which is offered after a failure; the system's if `nil`, no button if empty.
    open var localizedFallbackTitle: String?
    /// The title of the cancel button; “Cancel” if `nil`.
    open var localizedCancelTitle: String?
    /// The reason for the authentication; the prompt shows the one given to `evaluatePolicy`. It has no
    /// effect here.
    open var localizedReason = ""
    /// Whether no prompt may be shown: an evaluation then fails with ``LAError/Code/notInteractive``.
    open var interactionNotAllowed = false

    /// The device's kind of biometrics; set by ``canEvaluatePolicy(_:error:)``, whatever that returns.
    open private(set) var biometryType = LABiometryType.none

    /// Returns whether a policy can be evaluated.
    ///
    /// - Parameter error: set to an ``LAError`` if it cannot.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        biometryType = device?.biometrics.type ?? .none
        guard let obstacle = obstacle(to: policy) else { return true }
        error?.pointee = obstacle as NSError
        return false
    }

    private func obstacle(to policy: LAPolicy) -> LAError? {
        if isInvalid { return LAError(.invalidContext) }
        return device.map { $0.biometrics.obstacle(to: policy) } ?? LAError(.systemCancel)
    }

    private func immediateObstacle(to policy: LAPolicy) -> LAError? {
        obstacle(to: policy) ?? (interactionNotAllowed ? LAError(.notInteractive) : nil)
    }

    /// Authenticates the device's owner.
    ///
    /// - Parameters:
    ///   - policy: what the owner can authenticate by.
    ///   - localizedReason: the reason that the prompt shows.
    ///   - reply: called in a separate turn with whether it succeeded, and with an ``LAError`` if not.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        guard let device else { return reply(false, LAError(.systemCancel)) }
        let answer: @MainActor (LAError?) -> Void = { reply($0 == nil, $0) }
        if let obstacle = immediateObstacle(to: policy) {
            device.inTurnOfItsOwn("answer of the authentication") { answer(obstacle) }
            return
        }
        // The device may keep this closure until the user answers; `device` is weak so that it does not retain itself.
        let begin: @MainActor () -> Void = { [self, weak device] in
            guard let device else { return }
            if isInvalid { return answer(LAError(.appCancel)) }
            // By now the user may have denied Face ID.
            if let obstacle = self.obstacle(to: policy) { return answer(obstacle) }
            device.biometrics.begin(self, policy, localizedReason, reply: answer)
            ownEvaluation = device.biometrics.evaluation
        }
        guard device.profile.biometry == .faceID, device.permissions[.faceID] == nil,
            device.biometrics.obstacle(to: .deviceOwnerAuthenticationWithBiometrics) == nil
        else { return begin() }
        device.permissions.ask(.faceID, on: device, begin)
    }

    /// Authenticates the device's owner.
    ///
    /// - Returns: `true`.
    /// - Throws: an ``LAError`` if that fails.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        // An evaluation that cannot begin throws immediately, so that a test can await it without moving the clock.
        if let obstacle = immediateObstacle(to: policy) { throw obstacle }
        return try await withUnsafeThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: isOwner)
                }
            }
        }
    }

    /// Ends the context's evaluation with ``LAError/Code/appCancel``. Later ones fail with
    /// ``LAError/Code/invalidContext``.
    open func invalidate() {
        isInvalid = true
        guard let device, let ownEvaluation, device.biometrics.evaluation === ownEvaluation else { return }
        device.biometrics.end(LAError(.appCancel))
    }
}
