import Foundation

extension NSAttributedString.Key {
    /// The font: a ``UIFont``.
    public static let font = Self(rawValue: "NSFont")
    /// The text's colour: a ``UIColor``.
    public static let foregroundColor = Self(rawValue: "NSColor")
    /// The colour behind the text: a ``UIColor``.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    /// The underline style: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    /// The underline's colour: a ``UIColor``.
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    /// The strikethrough style: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    /// The strikethrough's colour: a ``UIColor``.
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    /// The extra space between characters, in points: a number. With 0, the font's own kerning does not apply.
    public static let kern = Self(rawValue: "NSKern")
    /// The paragraph style: an ``NSParagraphStyle``.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    /// The offset of the text above the baseline, in points: a number.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    /// The attachment in the place of a character: an ``NSTextAttachment``.
    public static let attachment = Self(rawValue: "NSAttachment")
    /// The link's destination: a `URL` or a `String`.
    public static let link = Self(rawValue: "NSLink")
    /// The tag of a part that a text view's delegate gives an action: a `String`.
    public static let textItemTag = Self(rawValue: "UITextItemTag")
}
