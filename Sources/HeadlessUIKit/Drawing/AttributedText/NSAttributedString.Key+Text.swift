import Foundation

extension NSAttributedString.Key {
    /// The font: a ``UIFont``.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The text's colour: a ``UIColor``.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The colour behind the text: a ``UIColor``.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// How the text is underlined: the raw value of an ``NSUnderlineStyle``.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The colour of the line under the text: a ``UIColor``.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// How the text is struck through: the raw value of an ``NSUnderlineStyle``.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The colour of the line through the text: a ``UIColor``.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// How far characters are apart beyond what the font says, in points: a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// How paragraphs are set: an ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// How far the text is above the baseline, in points: a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// What stands in the place of a character: an ``NSTextAttachment``.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// Where the text leads: a `URL` or a `String`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
}
