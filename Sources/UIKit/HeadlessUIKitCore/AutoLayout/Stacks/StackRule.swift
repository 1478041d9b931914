/// A constraint that a stack view wants, as a value.
struct StackRule {
    /// What the constraint is for; the raw value is UIKit's identifier.
    enum Role: String {
        case canvasConnection = "UISV-canvas-connection"
        case canvasFit = "UISV-canvas-fit"
        case spacing = "UISV-spacing"
        case hiding = "UISV-hiding"
        case fillEqually = "UISV-fill-equally"
        case fillProportionally = "UISV-fill-proportionally"
        case alignment = "UISV-alignment"
        case spanningBoundary = "UISV-spanning-boundary"
        case spanningFit = "UISV-spanning-fit"
        case ambiguitySuppression = "UISV-ambiguity-suppression"
        case textWidth = "UISV-text-width-disambiguation"
    }

    /// One side: an attribute of an item, or the distance between two.
    struct Part: Hashable {
        let node: LayoutNode
        let attribute: NSLayoutConstraint.Attribute
        var end: LayoutNode?
        var endAttribute = NSLayoutConstraint.Attribute.notAnAttribute

        static func == (one: Part, other: Part) -> Bool {
            one.node === other.node && one.attribute == other.attribute && one.end === other.end
                && one.endAttribute == other.endAttribute
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(ObjectIdentifier(node))
            hasher.combine(attribute)
            hasher.combine(end.map { ObjectIdentifier($0) })
        }
    }

    /// What tells a constraint from the others of a stack view.
    struct Key: Hashable {
        let role: Role
        let first: Part
        let relation: NSLayoutConstraint.Relation
        let second: Part?
        let multiplier: CGFloat
        let isRequired: Bool
    }

    var role: Role
    var first: Part
    var relation = NSLayoutConstraint.Relation.equal
    var second: Part?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    var key: Key {
        Key(
            role: role, first: first, relation: relation, second: second, multiplier: multiplier,
            isRequired: priority == .required)
    }
}

@MainActor
extension StackRule.Part {
    var layoutNode: LayoutNode {
        guard let end else { return node }
        return DistanceNode(from: node, attribute, to: end, endAttribute, followsHolder: true)
    }

    var layoutAttribute: NSLayoutConstraint.Attribute { end == nil ? attribute : .width }
}

extension NSLayoutConstraint.Axis {
    var other: Self { self == .horizontal ? .vertical : .horizontal }
    var start: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    var end: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    var middle: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
}
