// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UILabelRoot: UILabel {}

extension UILabel: UILabelRoot {}

extension GeneratedKeys {
    static func ofUILabel<Root: UILabel>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("adjustsFontForContentSizeCategory", any: \Root.adjustsFontForContentSizeCategory)
        keys.add("adjustsFontSizeToFitWidth", any: \Root.adjustsFontSizeToFitWidth)
        keys.add("attributedText", any: \Root.attributedText)
        keys.add("font", any: \Root.font)
        keys.add("highlightedTextColor", any: \Root.highlightedTextColor)
        keys.add("isEnabled", any: \Root.isEnabled)
        keys.add("isHighlighted", any: \Root.isHighlighted)
        keys.add("lineBreakMode", any: \Root.lineBreakMode)
        keys.add("minimumScaleFactor", any: \Root.minimumScaleFactor)
        keys.add("numberOfLines", any: \Root.numberOfLines)
        keys.add("preferredMaxLayoutWidth", any: \Root.preferredMaxLayoutWidth)
        keys.add("text", any: \Root.text)
        keys.add("textAlignment", any: \Root.textAlignment)
        keys.add("textColor", any: \Root.textColor)
        return keys
    }

    static func namesOfUILabel<Root: UILabelRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUILabel(root).propertyNames
    }
}
