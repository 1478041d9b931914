// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of the activity for a web link, which an application that claims the link's host continues.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user's activity, which can be continued elsewhere or later.
///
/// ```swift
/// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
///     let activity = NSUserActivity(activityType: "com.example.notes.editing")
///     activity.addUserInfoEntries(from: ["note": note.id])
///     return activity
/// }
/// ```
open class NSUserActivity: NSObject, PropertyCopying {
    /// The type of activity, in reverse-DNS style.
    open private(set) var activityType: String
    /// The title that the user sees.
    open var title: String?
    /// The values that are needed to continue it.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the entries in ``userInfo`` that are needed. It has no effect here.
    open var requiredUserInfoKeys: Set<String>?
    /// The URL of a page with the same content; the link itself if the activity browses the web.
    open var webpageURL: URL?
    /// The URL of the page that led there.
    open var referrerURL: URL?
    /// Identifies the content, to choose the scene that shows it.
    open var targetContentIdentifier: String?
    /// Identifies the activity, to delete it. It has no effect here.
    open var persistentIdentifier: String?
    /// The keywords by which the user may find it. It has no effect here.
    open var keywords: Set<String> = []
    /// The date after which it is no longer needed. It has no effect here.
    open var expirationDate: Date?

    /// Makes an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds values that are needed to continue it; values under the same keys are replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Returns a copy of the activity, which outlives the process.
    func copied() -> NSUserActivity {
        let copy = NSUserActivity(activityType: activityType)
        copy.take(
            \.title, \.userInfo, \.requiredUserInfoKeys, \.webpageURL, \.referrerURL,
            \.targetContentIdentifier, \.persistentIdentifier, \.keywords, \.expirationDate, of: self)
        return copy
    }
}

extension UIResponder: UIUserActivityRestoring {}
