import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject {
    fileprivate(set) var values = Values()

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

    /// Makes a copy of other content.
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

/// The sound of a notification; sounds are not simulated.
public final class UNNotificationSound: NSObject, Sendable {
    /// The file's name; `nil` for the system's own sound.
    public let name: String?

    /// The system's own sound.
    public static let `default` = UNNotificationSound(name: nil)

    private init(name: String?) {
        self.name = name
    }

    /// Makes the sound of a file in the application.
    public convenience init(named name: String) {
        self.init(name: name)
    }
}
