import Foundation

/// Something that a user can do with a notification.
open class UNNotificationAction: NSObject {
    /// What names it.
    public let identifier: String
    /// What its button says.
    public let title: String
    /// What it does beside being told.
    public let options: UNNotificationActionOptions

    /// Makes an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// Something that a user can type for a notification.
public final class UNTextInputNotificationAction: UNNotificationAction {
    /// What the button says that sends the text.
    public let textInputButtonTitle: String
    /// What the empty field says.
    public let textInputPlaceholder: String

    /// Makes an action.
    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [],
        textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// What an action does beside being told.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The device must be unlocked first.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// It is shown as one that destroys something.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The application comes to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// What can be done with notifications of one kind.
public final class UNNotificationCategory: NSObject {
    /// What names it.
    public let identifier: String
    /// What can be done with them, in order.
    public let actions: [UNNotificationAction]
    /// The intents that they are about.
    public let intentIdentifiers: [String]
    /// How they are handled.
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

/// How notifications of a category are handled.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The application is told when the user does away with one.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
}
