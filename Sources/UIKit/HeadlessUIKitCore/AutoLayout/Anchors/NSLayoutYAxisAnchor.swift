import FailureReporting

// Not overridable: the system alone makes anchors, of these classes.
/// A top, a bottom, a vertical centre or a baseline.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one, as a dimension that constraints can be made with.
    public final func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(DistanceNode(from: self, to: otherAnchor), .width)
    }

    /// Returns a constraint that keeps this anchor exactly the system's spacing, times `multiplier`, below another one.
    ///
    /// The spacing is 8 points, and between baselines that of lines of text.
    public final func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        spacing(.equal, anchor, multiplier, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this anchor at least the system's spacing, times `multiplier`, below another one.
    public final func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        spacing(.greaterThanOrEqual, anchor, multiplier, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this anchor at most the system's spacing, times `multiplier`, below another one.
    public final func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat = 1,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        spacing(.lessThanOrEqual, anchor, multiplier, at: CallSite(fileID, filePath, line, column))
    }
}
