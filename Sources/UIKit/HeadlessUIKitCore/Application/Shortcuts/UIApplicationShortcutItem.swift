/// A quick action of the application's icon on the home screen.
///
/// ```swift
/// UIApplication.shared.shortcutItems = [
///     UIApplicationShortcutItem(type: "new", localizedTitle: "New Note")
/// ]
/// ```
///
/// A test chooses it with `SimulatedDevice.choose(_:)`, as a person does on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
    /// What the item consists of; only a mutable one changes it.
    final var content: ShortcutContent

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - type: tells items apart; it is not shown.
    ///   - userInfo: what the application needs to know when the item is chosen.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        content = ShortcutContent(
            type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon,
            userInfo: userInfo)
        super.init()
    }

    /// Makes an item with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    /// What tells items apart.
    open var type: String { content.type }

    /// The title.
    open var localizedTitle: String { content.localizedTitle }

    /// The text below the title.
    open var localizedSubtitle: String? { content.localizedSubtitle }

    /// The icon.
    open var icon: UIApplicationShortcutIcon? { content.icon }

    /// What the application needs to know when the item is chosen.
    open var userInfo: [String: any NSSecureCoding]? { content.userInfo }

    /// Returns a copy that can be changed.
    open nonisolated override func mutableCopy() -> Any {
        let copy: UIMutableApplicationShortcutItem = MainActor.assumeIsolated {
            let copy = UIMutableApplicationShortcutItem(type: type, localizedTitle: localizedTitle)
            copy.content = content
            return copy
        }
        return copy
    }
}

/// The properties of a quick action.
struct ShortcutContent {
    var type: String
    var localizedTitle: String
    var localizedSubtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
}
