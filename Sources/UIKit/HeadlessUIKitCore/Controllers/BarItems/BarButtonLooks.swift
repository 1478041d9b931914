/// The images and positions that are set for an item, and not drawn here.
@MainActor
final class BarButtonLooks {
    enum Key: Hashable {
        case background(UIControl.State, UIBarButtonItem.Style?, UIBarMetrics)
        case backBackground(UIControl.State, UIBarMetrics)
        case backgroundPosition(UIBarMetrics)
        case titlePosition(UIBarMetrics)
        case backTitlePosition(UIBarMetrics)
        case backBackgroundPosition(UIBarMetrics)

        var slot: Int {
            switch self {
            case .background(let state, _, _), .backBackground(let state, _): state.appearanceSlot
            default: 0
            }
        }

        var name: String {
            switch self {
            case .background, .backBackground: "background image"
            case .backgroundPosition: "background position adjustment"
            case .titlePosition: "title position adjustment"
            case .backTitlePosition: "back button's title position adjustment"
            case .backBackgroundPosition: "back button's background position adjustment"
            }
        }
    }

    var images: [Key: UIImage] = [:]
    var offsets: [Key: UIOffset] = [:]
    /// The keys that were set, by which appearance proxies know them.
    private var keys: [Key] = []

    func argument(of key: Key) -> Int {
        if let index = keys.firstIndex(of: key) { return index }
        keys.append(key)
        return keys.count - 1
    }

    func key(_ argument: Int) -> Key { keys[argument] }
}

extension AppearanceProperty {
    private static func look(_ index: Int) -> AppearanceProperty {
        AppearanceProperty(index) { (item: UIBarButtonItem, proxy: UIBarButtonItem, argument) in
            proxy.copyLook(argument, to: item)
        }
    }

    static let itemBackground = look(6)
    static let itemPosition = look(11)
    static let itemTitlePosition = look(12)
    static let itemBackBackground = look(13)
    static let itemBackTitlePosition = look(18)
    static let itemBackPosition = look(19)
}
