import Foundation

extension NSAttributedString.Key {
    /// The font: a ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The text's colour: a ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text: a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The underline style: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The underline's colour: a ``UIColor``.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The strikethrough style: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The strikethrough's colour: a ``UIColor``.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The extra space between characters, in points: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The paragraph style: an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The offset of the text above the baseline, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The attachment in the place of a character: an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The link's destination: a `URL` or a `String`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
