/// The icon of the application on the home screen, which stays while the application is not running.
final class AlternateIcons: DeviceService {
    /// The names of the icons that the application has beside its own; `nil` for any name.
    var names: Set<String>?
    private(set) var current: String?
    private weak var device: SimulatedDevice?

    init(_ device: SimulatedDevice) {
        self.device = device
    }

    func applicationWasDeleted() { current = nil }

    /// Shows another icon, and an alert of the system that says so.
    ///
    /// - Throws: an error if the application does not have the icon.
    func set(_ name: String?) throws {
        if let name, names?.contains(name) == false { throw CocoaError(.fileNoSuchFile) }
        guard name != current, let application = device?.application else { return }
        current = name
        let title = "You have changed the icon for “\(application.declarations.displayName)”."
        application.systemScreen.present(
            SystemAlert(
                title: title, message: nil,
                buttons: [SystemAlert.Button(title: "OK".asSystemText) {}]))
    }
}

extension SimulatedDevice {
    /// The names of the icons that the application has beside its own, as in its `Info.plist`; with `nil`, the
    /// default, every name is one.
    public var alternateIconNames: Set<String>? {
        get { service(AlternateIcons.self).names }
        set { service(AlternateIcons.self).names = newValue }
    }
}
