import HeadlessUIKit
import Robot

extension HomeScreen {
    /// What an icon stands for.
    struct Item: Equatable {
        let root: AutomationRoot
        let name: String
        var badge = 0

        var isDeletable: Bool { !root.isSettings }
    }
}

extension HomeScreen.Item {
    /// The applications on the device, in the order in which they were registered, and the settings.
    @MainActor
    static var installed: [HomeScreen.Item] {
        let world = AutomationWorld.current
        var roots = InstalledApplications.current.all.map {
            AutomationRoot(bundleIdentifier: $0.bundleIdentifier)
        }
        // A test may show windows without registering an application.
        if roots.isEmpty, UIApplication.shared.process.phase == .unlaunched,
            !UIApplication.shared.windows.isEmpty
        {
            roots = [AutomationRoot(bundleIdentifier: nil)]
        }
        let items = roots.filter { !world.isDeleted($0) }.map { root in
            HomeScreen.Item(
                root: root, name: world.displayName(of: root),
                badge: world.isCurrent(root) ? SimulatedDevice.current.iconBadgeNumber : 0)
        }
        let settings = AutomationRoot(bundleIdentifier: AutomationRoot.settingsIdentifier)
        return items + [HomeScreen.Item(root: settings, name: settings.label)]
    }
}
