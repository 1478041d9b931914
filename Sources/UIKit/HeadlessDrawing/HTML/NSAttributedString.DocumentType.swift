import Foundation

extension NSAttributedString {
    /// The format of a document that an attributed string is read from.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The format's name.
        public let rawValue: String

        /// Makes a format of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Text without attributes.
        public static let plain = Self(rawValue: "NSPlainText")
        /// HTML.
        public static let html = Self(rawValue: "NSHTML")
        /// Rich text, which is not read here: that is an error, and a warning that says so.
        public static let rtf = Self(rawValue: "NSRTF")
    }

    /// An option for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public let rawValue: String

        /// Makes an option of its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The document's format: a ``DocumentType``; without it, what the data begins with tells.
        public static let documentType = Self(rawValue: "DocumentType")
        /// The encoding of the document's text: the raw value of a `String.Encoding`.
        ///
        /// HTML that neither says its encoding nor begins with a byte order mark is read as Windows' Latin text, as in
        /// UIKit, in which a letter with an accent is two others.
        public static let characterEncoding = Self(rawValue: "CharacterEncoding")
        /// The attributes of plain text.
        public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
    }
}
