import Foundation

/// What a notification says.
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

    /// Makes content that says nothing.
    public override init() {
        super.init()
    }

    /// Makes content that says the same as another.
    convenience init(copyOf other: UNNotificationContent) {
        self.init()
        values = other.values
    }

    /// What it is about.
    open var title: String { values.title }
    /// What it is about, in more detail.
    open var subtitle: String { values.subtitle }
    /// What it says.
    open var body: String { values.body }
    /// The number that the application's icon gets; none if `nil`, and taken away by 0.
    open var badge: NSNumber? { values.badge }
    /// The sound that it comes with.
    open var sound: UNNotificationSound? { values.sound }
    /// What the application keeps with it.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// The category whose actions it has.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// What it belongs to, with others.
    open var threadIdentifier: String { values.threadIdentifier }
    /// What tells which scene shows what it is about.
    open var targetContentIdentifier: String? { values.targetContentIdentifier }

    /// Content of the same class's immutable kind that says the same.
    open override func copy() -> Any { UNNotificationContent(copyOf: self) }

    /// Content that can be changed, which says the same.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.values = values
        return copy
    }
}

/// What a notification is to say, to be set.
///
/// ```swift
/// let content = UNMutableNotificationContent()
/// content.title = "Water the plants"
/// content.categoryIdentifier = "chore"
/// ```
open class UNMutableNotificationContent: UNNotificationContent {
    /// What it is about.
    open override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// What it is about, in more detail.
    open override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// What it says.
    open override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number that the application's icon gets.
    open override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// The sound that it comes with.
    open override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// What the application keeps with it.
    open override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// The category whose actions it has.
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// What it belongs to, with others.
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// What tells which scene shows what it is about.
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
}

/// The sound that a notification comes with.
public final class UNNotificationSound: NSObject, Sendable {
    /// The file's name; `nil` for the system's own sound.
    public let name: String?

    /// The system's own sound.
    public static let `default` = UNNotificationSound(name: nil)

    private init(name: String?) {
        self.name = name
    }

    /// Makes the sound of a file of the application's.
    public convenience init(named name: String) {
        self.init(name: name)
    }
}
