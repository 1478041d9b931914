import Foundation

/// What the user has set.
enum Settings {
    static let goalKey = "goal"
    private static let largeTextKey = "largeText"

    static var goal: Int {
        get { UserDefaults.standard.integer(forKey: goalKey) }
        set { UserDefaults.standard.set(newValue, forKey: goalKey) }
    }

    static var hasLargeText: Bool {
        get { UserDefaults.standard.bool(forKey: largeTextKey) }
        set { UserDefaults.standard.set(newValue, forKey: largeTextKey) }
    }
}
