extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The pasteboard for copying and pasting.
        public static let general = Self(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// An option of items that are set.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a key with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The date of the virtual clock at which the items are removed, as `Date`.
        public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether other devices of the user get the items, as `Bool`. It has no effect here.
        public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
    }
}

// Not overridable: these are facts of the system.
extension UIPasteboard {
    /// The types of texts.
    public nonisolated static let typeListString = ["public.utf8-plain-text", "public.text"]
    /// The types of URLs.
    public nonisolated static let typeListURL = ["public.url"]
    /// The types of images.
    public nonisolated static let typeListImage = [
        "public.png", "public.jpeg", "com.compuserve.gif", "public.tiff",
    ]
    /// The types of colours.
    public nonisolated static let typeListColor = ["com.apple.uikit.color"]
    /// The type of a text that fits its place when it is pasted.
    public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"

    /// Posted when the content of the pasteboard, the notification's object, changed.
    public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
    /// The key of the types that a change added, as `[String]`.
    public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
    /// The key of the types that a change removed, as `[String]`.
    public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
}
