import HeadlessUIKit

/// What the application stores between launches.
@MainActor
final class Session {
    private enum Key {
        static let hasLoggedIn = "hasLoggedIn"
        static let name = "name"
    }

    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
    }

    /// Whether the user has logged in, in this launch or an earlier one.
    var hasLoggedIn: Bool {
        get { defaults.bool(forKey: Key.hasLoggedIn) }
        set { defaults.set(newValue, forKey: Key.hasLoggedIn) }
    }

    /// The name that the user has saved.
    var name: String? {
        get { defaults.string(forKey: Key.name) }
        set { defaults.set(newValue, forKey: Key.name) }
    }

    func forget() {
        defaults.removeObject(forKey: Key.hasLoggedIn)
        defaults.removeObject(forKey: Key.name)
    }
}
