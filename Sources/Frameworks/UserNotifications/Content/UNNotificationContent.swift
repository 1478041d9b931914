/// The content of a notification.
open class UNNotificationContent: NSObject {
    final var values = Values()

    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
    }

    /// Makes empty content.
    public override init() {
        super.init()
    }

    convenience init(copyOf other: UNNotificationContent) {
        self.init()
        values = other.values
    }

    /// The title.
    open var title: String { values.title }
    /// The subtitle.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The badge number for the application's icon: `nil` leaves it unchanged, 0 removes it.
    open var badge: NSNumber? { values.badge }
    /// The sound.
    open var sound: UNNotificationSound? { values.sound }
    /// The application's own data.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The identifier of the category whose actions it offers.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// The identifier of the thread that groups it with other notifications.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The identifier by which scenes decide which of them shows the content.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }

    /// Returns an immutable copy.
    open override func copy() -> Any { UNNotificationContent(copyOf: self) }

    /// Returns a mutable copy.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }
}
