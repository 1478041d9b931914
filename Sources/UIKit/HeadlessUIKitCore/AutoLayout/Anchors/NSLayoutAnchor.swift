import FailureReporting

// Not overridable: the system alone makes anchors, of these classes.
/// A side, centre or size of a view or layout guide, which makes constraints with others of its kind.
///
/// ```swift
/// button.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 12).isActive = true
/// ```
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    final let node: LayoutNode
    final let attribute: NSLayoutConstraint.Attribute

    init(_ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute) {
        self.node = node
        self.attribute = attribute
        super.init()
    }

    /// The view or layout guide that the anchor belongs to; `nil` once it was freed.
    public final var item: AnyObject? { node.item }

    /// The name of the attribute, such as `leading`.
    public final var name: String { attribute.name }

    /// Whether constraints leave open where the view or layout guide is.
    public final var hasAmbiguousLayout: Bool { node.isAmbiguous }

    /// Returns a constraint that keeps this anchor at another one, `c` points further.
    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, c, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this anchor at least `c` points after another one.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, c, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this anchor at most `c` points after another one.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, c, at: CallSite(fileID, filePath, line, column))
    }

    final func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
        multiplier: CGFloat = 1, at site: CallSite
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: node, attribute, relation, second: other.node, other.attribute, multiplier: multiplier,
            constant: constant, at: site)
    }

    /// Returns a constraint with the system's spacing, times `multiplier`, from another anchor to this one.
    final func spacing(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: CGFloat,
        at site: CallSite
    ) -> NSLayoutConstraint {
        constraint(relation, other, SystemSpacing.between(self, other) * multiplier, at: site)
    }
}
