import Foundation

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

/// An action that sends a text that the user types.
public final class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button that sends the text.
    public let textInputButtonTitle: String
    /// The placeholder of the text field.
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

/// How a notification's action behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The device must be unlocked first.
    public static let authenticationRequired = Self(rawValue: 1 << 0)
    /// The action is shown as destructive.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The application comes to the foreground.
    public static let foreground = Self(rawValue: 1 << 2)
}

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

/// How notifications of a category are handled.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    /// The option bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The delegate is told when the user dismisses one.
    public static let customDismissAction = Self(rawValue: 1 << 0)
}
