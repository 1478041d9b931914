import HeadlessUIKit

/// The settings; they persist between launches.
@MainActor
final class Settings {
    enum TextSize: String, CaseIterable {
        case small = "Small"
        case medium = "Medium"
        case large = "Large"

        var points: Double {
            switch self {
            case .small: 14
            case .medium: 17
            case .large: 22
            }
        }
    }

    static let covers = ["Blue", "Green", "Grey", "Orange", "Purple", "Red"]

    private enum Key {
        static let showsPins = "showsPins"
        static let noteLimit = "noteLimit"
        static let textSize = "textSize"
        static let warmth = "warmth"
        static let cover = "cover"
        static let quietHour = "quietHour"
        static let usesBiometrics = "usesBiometrics"
        static let lastEmail = "lastEmail"
        static let hasSeenWelcome = "hasSeenWelcome"
    }

    /// The default values.
    static func register(in defaults: UserDefaults) {
        defaults.register(defaults: [
            Key.showsPins: true, Key.noteLimit: 10, Key.textSize: TextSize.medium.rawValue, Key.cover: "Blue",
            Key.quietHour: 22, Key.usesBiometrics: true, Key.hasSeenWelcome: true,
        ])
    }

    private let defaults: UserDefaults

    init(_ defaults: UserDefaults) {
        self.defaults = defaults
        Self.register(in: defaults)
    }

    var showsPins: Bool {
        get { defaults.bool(forKey: Key.showsPins) }
        set { defaults.set(newValue, forKey: Key.showsPins) }
    }

    var noteLimit: Int {
        get { defaults.integer(forKey: Key.noteLimit) }
        set { defaults.set(newValue, forKey: Key.noteLimit) }
    }

    var textSize: TextSize {
        get { defaults.string(forKey: Key.textSize).flatMap(TextSize.init) ?? .medium }
        set { defaults.set(newValue.rawValue, forKey: Key.textSize) }
    }

    /// The warmth of the paper's colour, from 0 to 1.
    var warmth: Float {
        get { defaults.float(forKey: Key.warmth) }
        set { defaults.set(newValue, forKey: Key.warmth) }
    }

    var cover: String {
        get { defaults.string(forKey: Key.cover) ?? "Blue" }
        set { defaults.set(newValue, forKey: Key.cover) }
    }

    /// The hour of the day after which there are no reminders.
    var quietHour: Int {
        get { defaults.integer(forKey: Key.quietHour) }
        set { defaults.set(newValue, forKey: Key.quietHour) }
    }

    var usesBiometrics: Bool {
        get { defaults.bool(forKey: Key.usesBiometrics) }
        set { defaults.set(newValue, forKey: Key.usesBiometrics) }
    }

    /// The address of the last user who signed in.
    var lastEmail: String? {
        get { defaults.string(forKey: Key.lastEmail) }
        set { defaults.set(newValue, forKey: Key.lastEmail) }
    }

    var hasSeenWelcome: Bool {
        get { defaults.bool(forKey: Key.hasSeenWelcome) }
        set { defaults.set(newValue, forKey: Key.hasSeenWelcome) }
    }
}
