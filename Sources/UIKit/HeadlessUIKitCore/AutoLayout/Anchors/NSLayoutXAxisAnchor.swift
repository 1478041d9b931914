import FailureReporting

// Not overridable: the system alone makes anchors, of these classes.
/// A left, right, leading or trailing side or a horizontal centre.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one, as a dimension that constraints can be made with.
    public final func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(DistanceNode(from: self, to: otherAnchor), .width)
    }

    /// Returns a constraint that keeps this anchor exactly the system's spacing, times `multiplier`, after another one.
    ///
    /// The spacing is 8 points, and between baselines that of lines of text.
    public final func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        spacing(.equal, anchor, multiplier, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this anchor at least the system's spacing, times `multiplier`, after another one.
    public final func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        spacing(.greaterThanOrEqual, anchor, multiplier, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this anchor at most the system's spacing, times `multiplier`, after another one.
    public final func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        spacing(.lessThanOrEqual, anchor, multiplier, at: CallSite(fileID, filePath, line, column))
    }
}
