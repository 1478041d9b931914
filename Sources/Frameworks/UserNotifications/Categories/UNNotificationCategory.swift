/// A kind of notifications, and the actions that they offer.
public final class UNNotificationCategory: NSObject {
    /// The identifier.
    public let identifier: String
    /// The actions that they offer, in order.
    public let actions: [UNNotificationAction]
    /// The identifiers of the intents that they relate to.
    public let intentIdentifiers: [String]
    /// How notifications of the category are handled.
    public let options: UNNotificationCategoryOptions

    /// Makes a category.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }
}
