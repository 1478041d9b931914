import Foundation
import HeadlessUIKit

/// What has a device's owner prove who he is.
///
/// The system shows a prompt, in front of which the application is inactive, until a test shows a face or a finger
/// (``SimulatedDevice/matchFace()``, ``SimulatedDevice/failFace()``), enters the passcode or taps one of its buttons. An
/// application that asks for a face for the first time has the user asked whether it may.
@preconcurrency @MainActor
open class LAContext: NSObject {
    private weak var device: SimulatedDevice?
    private var isInvalid = false
    private var ownEvaluation: DeviceBiometrics.Evaluation?

    /// Makes a context.
    public override init() {
        super.init()
        device = UIApplication.shared.device
    }

    /// What the fallback's button says, which is offered after a failure; none if empty.
    open var localizedFallbackTitle: String?
    /// What the button says that breaks it off.
    open var localizedCancelTitle: String?
    /// Why the application asks, where the call does not say.
    open var localizedReason = ""
    /// Whether nobody may be asked, so that all that needs it fails.
    open var interactionNotAllowed = false

    /// What the device knows its owner by; set by ``canEvaluatePolicy(_:error:)``, whatever that returns.
    open private(set) var biometryType = LABiometryType.none

    /// Whether the owner can prove who he is by a policy.
    ///
    /// - Parameter error: gets an ``LAError`` if he cannot.
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

    /// Has the owner prove who he is.
    ///
    /// - Parameters:
    ///   - policy: by what.
    ///   - localizedReason: why, which the prompt shows.
    ///   - reply: called in a turn of its own with whether he has, and with an ``LAError`` if not.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        guard let device else { return reply(false, LAError(.systemCancel)) }
        let answer: @MainActor (LAError?) -> Void = { reply($0 == nil, $0) }
        if let obstacle = immediateObstacle(to: policy) {
            device.inTurnOfItsOwn("answer of the authentication") { answer(obstacle) }
            return
        }
        // It may wait for an answer in the device, which is not to keep itself alive.
        let begin: @MainActor () -> Void = { [self, weak device] in
            guard let device else { return }
            if isInvalid { return answer(LAError(.appCancel)) }
            // By now the user may have said that his face is not to be asked for.
            if let obstacle = self.obstacle(to: policy) { return answer(obstacle) }
            device.biometrics.begin(self, policy, localizedReason, reply: answer)
            ownEvaluation = device.biometrics.evaluation
        }
        guard device.profile.biometry == .faceID, device.permissions[.faceID] == nil,
            device.biometrics.obstacle(to: .deviceOwnerAuthenticationWithBiometrics) == nil
        else { return begin() }
        device.permissions.ask(.faceID, on: device, begin)
    }

    /// Has the owner prove who he is.
    ///
    /// - Returns: `true`.
    /// - Throws: an ``LAError`` if he has not.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        // What stands against it is not waited for, so that a test can await it without moving the clock.
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

    /// Breaks off what is under way, with ``LAError/Code/appCancel``, and has all further calls fail.
    open func invalidate() {
        isInvalid = true
        guard let device, let ownEvaluation, device.biometrics.evaluation === ownEvaluation else { return }
        device.biometrics.end(LAError(.appCancel))
    }
}
