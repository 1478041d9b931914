/// What can be chosen on the settings screen.
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

    var showsPins = true
    var noteLimit = 10
    var textSize = TextSize.medium
}
