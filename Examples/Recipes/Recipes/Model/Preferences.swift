import Foundation

extension Notification.Name {
    static let preferencesDidChange = Notification.Name("PreferencesDidChange")
}

/// What the user prefers, kept in the user defaults.
@objcMembers
final class Preferences: NSObject {
    enum Order: Int {
        case name
        case time
    }

    static let shared = Preferences()

    static func registerDefaults() {
        UserDefaults.standard.register(defaults: [#keyPath(Preferences.usesMetricUnits): true])
    }

    dynamic var usesMetricUnits: Bool {
        get { UserDefaults.standard.bool(forKey: #keyPath(usesMetricUnits)) }
        set {
            UserDefaults.standard.set(newValue, forKey: #keyPath(usesMetricUnits))
            didChange()
        }
    }

    @nonobjc var order: Order {
        get { Order(rawValue: UserDefaults.standard.integer(forKey: "order")) ?? .name }
        set {
            UserDefaults.standard.set(newValue.rawValue, forKey: "order")
            didChange()
        }
    }

    private func didChange() {
        NotificationCenter.default.post(name: .preferencesDidChange, object: self)
    }
}
