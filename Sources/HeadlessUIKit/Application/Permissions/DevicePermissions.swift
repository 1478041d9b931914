import Foundation

/// What a device's user has answered to the system's questions for permission.
///
/// A test can answer beforehand, so that no question comes up, and take an answer back:
///
/// ```swift
/// SimulatedDevice.current.permissions[.camera] = .granted
/// SimulatedDevice.current.permissions[.location] = nil  // not asked yet
/// ```
///
/// Changing an answer while the application runs tells it as the settings would where it is told at all (the location);
/// for others the system would end the application, which a test does by ``SimulatedDevice/kill()``.
@MainActor
public final class DevicePermissions {
    private var answers: [SystemPermission: SystemPermission.Answer] = [:]
    /// Those that the user is being asked for, each with those who wait for the answer.
    private var waiting: [SystemPermission: [@MainActor () -> Void]] = [:]
    /// Told after an answer changed.
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

    /// Forgets all answers.
    public func reset() {
        for permission in SystemPermission.allCases { self[permission] = nil }
    }

    /// Forgets those who wait for an answer, whose process has ended, and what holds only as long as it.
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
