/// The user's answers to permission alerts.
///
/// A test can answer in advance, so that no alert is shown, and can revoke an answer:
///
/// ```swift
/// SimulatedDevice.current.permissions[.camera] = .granted
/// SimulatedDevice.current.permissions[.location] = nil  // not asked yet
/// ```
///
/// Changing an answer while the application runs notifies it where the system does so (for the location); for other
/// permissions the system would terminate the application, which a test does with `SimulatedDevice.kill()`.
@MainActor
public final class DevicePermissions {
    private var answers: [SystemPermission: SystemPermission.Answer] = [:]
    /// The permissions whose alerts are shown, each with the callbacks that wait for the answer.
    private var waiting: [SystemPermission: [@MainActor () -> Void]] = [:]
    var changed: (@MainActor (SystemPermission) -> Void)?

    /// The answer for a permission; `nil` while the user has not been asked.
    public subscript(permission: SystemPermission) -> SystemPermission.Answer? {
        get { answers[permission] }
        set {
            guard newValue != answers[permission] else { return }
            answers[permission] = newValue
            changed?(permission)
        }
    }

    /// Removes all answers.
    public func reset() {
        for permission in answeredPermissions { self[permission] = nil }
    }

    /// Drops the callbacks of a process that has ended, and answers that are valid only as long as it.
    func forgetProcess() {
        waiting = [:]
        for permission in answeredPermissions where self[permission] == .once { self[permission] = nil }
    }

    /// Those that the user has answered, by name, so that the order is the same on every run.
    private var answeredPermissions: [SystemPermission] {
        answers.keys.sorted { $0.rawValue < $1.rawValue }
    }

    // MARK: Asking

    /// Calls `answered` in a separate turn once the user has answered; shows the alert if there is none yet.
    package func ask(
        _ permission: SystemPermission, on device: SimulatedDevice,
        _ answered: @escaping @MainActor () -> Void
    ) {
        if answers[permission] != nil {
            device.inTurnOfItsOwn("answer for \(permission.rawValue)", answered)
            return
        }
        waiting[permission, default: []].append(answered)
        guard waiting[permission]?.count == 1 else { return }
        present(permission, on: device)
    }

    private func present(_ permission: SystemPermission, on device: SimulatedDevice) {
        guard let application = device.application else { return }
        let declarations = application.declarations
        var alert = SystemAlert(
            title: permission.question.replacingOccurrences(of: "%@", with: declarations.displayName),
            message: declarations.usageDescriptions[permission],
            buttons: permission.choices.map { choice in
                SystemAlert.Button(title: choice.title) { [weak self, weak device] in
                    guard let self, let device else { return }
                    self[permission] = choice.answer
                    let waiting = self.waiting.removeValue(forKey: permission) ?? []
                    for answered in waiting {
                        device.inTurnOfItsOwn("answer for \(permission.rawValue)", answered)
                    }
                }
            })
        alert.permission = permission
        application.systemScreen.present(alert)
    }
}
