/// A quick action that can be changed; the application's items change when they are set again.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// What tells items apart.
    open override var type: String {
        get { content.type }
        set { content.type = newValue }
    }

    /// The title.
    open override var localizedTitle: String {
        get { content.localizedTitle }
        set { content.localizedTitle = newValue }
    }

    /// The text below the title.
    open override var localizedSubtitle: String? {
        get { content.localizedSubtitle }
        set { content.localizedSubtitle = newValue }
    }

    /// The icon.
    open override var icon: UIApplicationShortcutIcon? {
        get { content.icon }
        set { content.icon = newValue }
    }

    /// What the application needs to know when the item is chosen.
    open override var userInfo: [String: any NSSecureCoding]? {
        get { content.userInfo }
        set { content.userInfo = newValue }
    }
}
