/// The content of a notification, to be set.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Water the plants"
/// content.categoryIdentifier = "chore"
/// ```
open class UNMutableNotificationContent: UNNotificationContent {
    /// The title.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The subtitle.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The text.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The badge number for the application's icon: `nil` leaves it unchanged, 0 removes it.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// The sound. It has no effect here.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// The application's own data.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The identifier of the category whose actions it offers.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// The identifier of the thread that groups it with other notifications. It has no effect here.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// The identifier by which scenes decide which of them shows the content. It has no effect here.
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}
