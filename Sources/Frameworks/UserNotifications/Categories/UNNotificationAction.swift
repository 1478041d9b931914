/// An action that a user can choose for a notification.
open class UNNotificationAction: NSObject {
    /// The identifier.
    public let identifier: String
    /// The title of its button.
    public let title: String
    /// How the action behaves.
    public let options: UNNotificationActionOptions

    /// Makes an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}
