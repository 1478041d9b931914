extension NSLayoutConstraint {
    /// The part of a view or layout guide that a constraint is about.
    public enum Attribute: Int, Hashable, Sendable {
        /// The left side.
        case left = 1
        /// The right side.
        case right
        /// The top.
        case top
        /// The bottom.
        case bottom
        /// The side where text begins.
        case leading
        /// The side where text ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal centre.
        case centerX
        /// The vertical centre.
        case centerY
        /// The baseline of the last line of text.
        case lastBaseline
        /// The baseline of the first line of text.
        case firstBaseline
        /// The left margin.
        case leftMargin
        /// The right margin.
        case rightMargin
        /// The top margin.
        case topMargin
        /// The bottom margin.
        case bottomMargin
        /// The margin on the side where text begins.
        case leadingMargin
        /// The margin on the side where text ends.
        case trailingMargin
        /// The horizontal centre between the margins.
        case centerXWithinMargins
        /// The vertical centre between the margins.
        case centerYWithinMargins
        /// No attribute: the other side is a constant.
        case notAnAttribute = 0
    }

    /// How the two sides of a constraint compare.
    public enum Relation: Int, Hashable, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal
        /// The first is at least the second.
        case greaterThanOrEqual
    }

    /// Horizontal or vertical.
    public enum Axis: Int, Hashable, Sendable {
        /// Side by side.
        case horizontal
        /// One above the other.
        case vertical
    }
}

extension NSLayoutConstraint.Attribute {
    /// What attributes of one constraint must have in common.
    enum Kind {
        case horizontalPosition, verticalPosition, size, none
    }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontalPosition
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .verticalPosition
        case .width, .height: .size
        case .notAnAttribute: .none
        }
    }

    /// Whether it is a side where text begins or ends.
    var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether it names a fixed side.
    var isSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The attribute of the layout margins guide that it stands for.
    var ofMarginsGuide: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    var name: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        }
    }
}
