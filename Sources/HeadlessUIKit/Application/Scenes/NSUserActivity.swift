import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kind of activity that a link in the browser begins, which an application that claims the host goes on with.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that a user was doing, to be gone on with elsewhere or later.
///
/// ```swift
/// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
///     let activity = NSUserActivity(activityType: "com.example.notes.editing")
///     activity.addUserInfoEntries(from: ["note": note.id])
///     return activity
/// }
/// ```
open class NSUserActivity: NSObject {
    /// The kind of activity, in the manner of a bundle identifier.
    public let activityType: String
    /// What the user is told that it is.
    open var title: String?
    /// What is needed to go on with it.
    open var userInfo: [AnyHashable: Any]?
    /// Which entries of ``userInfo`` are needed.
    open var requiredUserInfoKeys: Set<String>?
    /// The address of a page that shows the same; the link itself if the activity browses the web.
    open var webpageURL: URL?
    /// The page that led there.
    open var referrerURL: URL?
    /// What tells which scene shows it.
    open var targetContentIdentifier: String?
    /// What the activity is known by to whoever deletes it.
    open var persistentIdentifier: String?
    /// What the user may look for it by.
    open var keywords: Set<String> = []
    /// When it is no longer of use.
    open var expirationDate: Date?

    /// Makes an activity of a kind.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds to what is needed to go on with it; what is there under the same keys is replaced.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Another activity that says the same, which is what outlives the process.
    func copied() -> NSUserActivity {
        let copy = NSUserActivity(activityType: activityType)
        copy.title = title
        copy.userInfo = userInfo
        copy.requiredUserInfoKeys = requiredUserInfoKeys
        copy.webpageURL = webpageURL
        copy.referrerURL = referrerURL
        copy.targetContentIdentifier = targetContentIdentifier
        copy.persistentIdentifier = persistentIdentifier
        copy.keywords = keywords
        copy.expirationDate = expirationDate
        return copy
    }
}

/// What can show an activity again.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {
    /// Shows the activity again.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
