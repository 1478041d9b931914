extension UIActivity {
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
        public static let copyToPasteboard = Self(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        /// Sends by mail.
        public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
        /// Sends as a message.
        public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
        /// Prints.
        public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
        /// Sends to a nearby device.
        public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
        /// Adds a URL to the reading list.
        public static let addToReadingList = Self(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        /// Assigns an image to a contact.
        public static let assignToContact = Self(rawValue: "com.apple.UIKit.activity.AssignToContact")
        /// Saves an image to the photo library.
        public static let saveToCameraRoll = Self(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    }
}
