import HeadlessUIKit

/// The device's location and the application's location managers, weakly, until its process ends.
@MainActor
final class LocationService: DeviceService {
    private struct WeakManager {
        weak var manager: CLLocationManager?
    }

    private weak var device: SimulatedDevice?
    private var managers: [WeakManager] = []

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    var location: CLLocation? {
        didSet {
            guard location !== oldValue else { return }
            forEachLater("location") { $0.tell() }
        }
    }

    func add(_ manager: CLLocationManager) {
        managers.removeAll { $0.manager == nil }
        managers.append(WeakManager(manager: manager))
    }

    /// Calls `body` with each manager in a separate turn, in the order in which they were made; without a manager,
    /// nothing is scheduled.
    private func forEachLater(_ name: String, _ body: @escaping @MainActor (CLLocationManager) -> Void) {
        guard managers.contains(where: { $0.manager != nil }) else { return }
        device?.inTurnOfItsOwn(name) { [weak self] in
            for manager in self?.managers.compactMap(\.manager) ?? [] { body(manager) }
        }
    }

    func permissionDidChange(_ permission: SystemPermission) {
        guard permission == .location else { return }
        forEachLater("location manager") { $0.tellOfAuthorization() }
    }

    func forgetProcess() {
        managers = []
    }
}

extension SimulatedDevice {
    /// The device's location; `nil`, which is unknown, at first. Location managers that update report a change in a
    /// separate turn.
    public var location: CLLocation? {
        get { service(LocationService.self).location }
        set { service(LocationService.self).location = newValue }
    }
}

extension SystemPermission {
    /// The permission to know the device's location.
    public static let location = SystemPermission(
        "location", question: "Allow “%@” to use your location?",
        choices: [Choice("Allow Once", .once), Choice("Allow While Using App", .granted), .refusal])
}
