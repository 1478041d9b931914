import Foundation

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
/// permissions the system would terminate the application, which a test does with ``SimulatedDevice/kill()``.
@MainActor
public final class DevicePermissions {
    private var answers: [SystemPermission: SystemPermission.Answer] = [:]
    /// The permissions whose alerts are shown, each with the callbacks that wait for the answer.
    private var waiting: [SystemPermission: [@MainActor () -> Void]] = [:]
    /// Called after an answer changed.
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
        for permission in SystemPermission.allCases { self[permission] = nil }
    }

    /// Drops the callbacks of a process that has ended, and answers that are valid only as long as it.
    func forgetProcess() {
        waiting = [:]
        for permission in SystemPermission.allCases where self[permission] == .once { self[permission] = nil }
    }

    // MARK: Asking

    /// Has `answered` called in a turn of its own, once the user has answered; he is asked unless he was before.
    func ask(
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
        let alert = SystemAlert(
            title: permission.question(for: declarations.displayName),
            message: declarations.usageDescriptions[permission],
            buttons: permission.buttons.map { title, answer in
                SystemAlert.Button(title: title) { [weak self, weak device] in
                    guard let self, let device else { return }
                    self[permission] = answer
                    let waiting = self.waiting.removeValue(forKey: permission) ?? []
                    for answered in waiting {
                        device.inTurnOfItsOwn("answer for \(permission.rawValue)", answered)
                    }
                }
            })
        application.systemScreen.present(alert)
    }
}

extension SystemPermission {
    /// The question as the system puts it, in English.
    func question(for name: String) -> String {
        switch self {
        case .notifications: "“\(name)” Would Like to Send You Notifications"
        case .camera: "“\(name)” Would Like to Access the Camera"
        case .microphone: "“\(name)” Would Like to Access the Microphone"
        case .location: "Allow “\(name)” to use your location?"
        case .photos: "“\(name)” Would Like to Access Your Photo Library"
        case .photoAddition: "“\(name)” Would Like to Add to your Photos"
        case .contacts: "“\(name)” Would Like to Access Your Contacts"
        case .faceID: "Do you want to allow “\(name)” to use Face ID?"
        }
    }

    /// The buttons as the system titles them, in English, and what each of them answers.
    var buttons: [(title: String, answer: Answer)] {
        switch self {
        case .location:
            [("Allow Once", .once), ("Allow While Using App", .granted), ("Don’t Allow", .denied)]
        case .photos:
            [("Limit Access…", .limited), ("Allow Full Access", .granted), ("Don’t Allow", .denied)]
        default: [("Don’t Allow", .denied), ("Allow", .granted)]
        }
    }
}
