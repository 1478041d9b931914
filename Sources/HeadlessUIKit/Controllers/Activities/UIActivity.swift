import Foundation

/// An action on what an application shares, such as copying it.
///
/// A subclass provides its title and which items it accepts, and acts in ``perform()``, or with its own controller.
/// Either way it calls ``activityDidFinish(_:)`` at the end.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The position of an activity among the others.
    public enum Category: Int, Sendable {
        /// With those that act on the shared items.
        case action
        /// With those that send the shared items.
        case share
    }

    /// Identifies a kind of activity.
    ///
    /// The system here offers ``copyToPasteboard`` only: excluding another of its kinds changes nothing.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a type with a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Copies texts, URLs, images and colours.
        public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends by mail.
        public static let mail = Self("com.apple.UIKit.activity.Mail")
        /// Sends as a message.
        public static let message = Self("com.apple.UIKit.activity.Message")
        /// Prints.
        public static let print = Self("com.apple.UIKit.activity.Print")
        /// Sends to a nearby device.
        public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
        /// Adds a URL to the reading list.
        public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
        /// Assigns an image to a contact.
        public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
        /// Saves an image to the photo library.
        public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    }

    /// The sheet that offers the activity.
    final weak var sheet: UIActivityViewController?

    /// Makes an activity.
    public override init() {
        super.init()
    }

    /// The position of the activity among the others.
    open class var activityCategory: Category { .action }

    /// Identifies the activity; `nil` unless overridden.
    open var activityType: ActivityType? { nil }

    /// The title of its button; `nil` unless overridden.
    open var activityTitle: String? { nil }

    /// The image of its button; `nil` unless overridden.
    open var activityImage: UIImage? { nil }

    /// Returns whether it can act on the shared items; `false` unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the shared items, before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that performs the activity, instead of ``perform()``; it is presented over the sheet.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity. One without a controller must override it, and call ``activityDidFinish(_:)``.
    open func perform() {}

    /// Ends the activity.
    ///
    /// - Parameter completed: whether it succeeded; the sheet is dismissed then.
    open func activityDidFinish(_ completed: Bool) {
        sheet?.didFinish(self, completed)
    }
}
