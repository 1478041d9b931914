import Foundation

/// Something that can be done with what an application shares, such as copying it.
///
/// A subclass says what it is called and what it can take, and does it in ``perform()``, or with a controller of its own.
/// Either way it calls ``activityDidFinish(_:)`` at the end.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Where an activity stands among the others.
    public enum Category: Int, Sendable {
        /// With those that do something with what is shared.
        case action = 0
        /// With those that send it to somebody.
        case share = 1
    }

    /// What tells a kind of activity from others.
    ///
    /// The system here offers ``copyToPasteboard`` alone: leaving out another of its kinds changes nothing.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a type of a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Makes a type of a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Copies texts, addresses, pictures and colours.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends by mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sends as a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Sends to a device close by.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Keeps an address for later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Makes a picture that of somebody.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Keeps a picture with the photos.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    }

    /// The sheet that offers the activity.
    final weak var sheet: UIActivityViewController?

    /// Makes an activity.
    public override init() {
        super.init()
    }

    /// Where the activity stands among the others.
    open class var activityCategory: Category { .action }

    /// What tells the activity from others; `nil` unless overridden.
    open var activityType: ActivityType? { nil }

    /// What its button says; `nil` unless overridden.
    open var activityTitle: String? { nil }

    /// The picture of its button; `nil` unless overridden.
    open var activityImage: UIImage? { nil }

    /// Whether it can do something with what is shared; not unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Tells what is shared, before the activity is performed.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// A controller that performs the activity, in place of ``perform()``; it is presented over the sheet.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity; one that does so with no controller must override it, and call ``activityDidFinish(_:)``.
    open func perform() {}

    /// Tells the sheet that the activity is over.
    ///
    /// - Parameter completed: whether it did what it is there for; the sheet goes then.
    open func activityDidFinish(_ completed: Bool) {
        sheet?.didFinish(self, completed)
    }
}
