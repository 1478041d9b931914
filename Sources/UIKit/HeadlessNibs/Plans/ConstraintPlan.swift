import FailureReporting
import Foundation
import HeadlessUIKitCore

/// A constraint as the file describes it, with references to its items by id.
package final class ConstraintPlan {
    package let id: String?
    /// Its line in the file.
    let site: CallSite
    /// The first item; the view that holds the constraint if `nil`.
    package let firstItem: String?
    package let firstAttribute: NSLayoutConstraint.Attribute
    package let relation: NSLayoutConstraint.Relation
    package let secondItem: String?
    package let secondAttribute: NSLayoutConstraint.Attribute
    package let multiplier: CGFloat
    package let constant: CGFloat
    package let priority: UILayoutPriority
    package let identifier: String?
    /// Whether it stands for one that code makes, and counts on Xcode's canvas alone.
    package let isPlaceholder: Bool
    /// Whether it counts for the plan's size classes.
    let isInstalled: Bool
    /// The element, for the report.
    let element: NibElement

    /// Reads a constraint; `nil` if an attribute is not known.
    init?(_ reader: ElementReader, isInstalled: Bool = true) {
        let element = reader.element
        guard let first = reader.choice("firstAttribute", Self.attributes) else {
            if element["firstAttribute"] == nil { reader.note(.badConstraint("it has no firstAttribute")) }
            return nil
        }
        let second = reader.choice("secondAttribute", Self.attributes)
        if element["secondAttribute"] != nil, second == nil { return nil }
        self.element = element
        id = element.id
        site = reader.context.site.atLine(UInt(element.line))
        firstItem = reader.string("firstItem")
        firstAttribute = first
        relation = reader.choice("relation", Self.relations) ?? .equal
        secondItem = reader.string("secondItem")
        secondAttribute = second ?? .notAnAttribute
        multiplier = reader.value("multiplier", Self.ratio) ?? 1
        constant = reader.number("constant") ?? 0
        let strength = reader.number("priority") ?? 1000
        priority = UILayoutPriority(rawValue: Float(min(max(strength, 1), 1000)))
        identifier = reader.string("identifier")
        isPlaceholder = reader.bool("placeholder") ?? false
        self.isInstalled = isInstalled
        reader.ignore(["symbolic", "symbolType", "userLabel", "exportLabel"])
        reader.noteUnread()
    }

    /// A number, or two as in `16:9` or `2/3`.
    static func ratio(_ text: String) -> CGFloat? {
        let parts = text.split { $0 == ":" || $0 == "/" }.map { Double($0) ?? .nan }
        let ratio = parts.count == 2 ? parts[0] / parts[1] : parts.count == 1 ? parts[0] : .nan
        return ratio.isFinite && ratio != 0 ? CGFloat(ratio) : nil
    }

    private static let relations: Choices<NSLayoutConstraint.Relation> = [
        "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]

    private static let attributes: Choices<NSLayoutConstraint.Attribute> = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
    ]
}
