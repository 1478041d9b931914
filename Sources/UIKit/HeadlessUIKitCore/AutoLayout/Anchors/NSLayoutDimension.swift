import FailureReporting

// Not overridable: the system alone makes anchors, of these classes.
/// A width, a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns a constraint that keeps this dimension equal to `c` points.
    public final func constraint(
        equalToConstant c: CGFloat, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(.equal, c, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this dimension equal to another one times `multiplier`, plus `c` points.
    public final func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, c, multiplier: multiplier, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this dimension of at least `c` points.
    public final func constraint(
        greaterThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, c, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this dimension of at least another one times `multiplier`, plus `c` points.
    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(
            .greaterThanOrEqual, anchor, c, multiplier: multiplier,
            at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this dimension of at most `c` points.
    public final func constraint(
        lessThanOrEqualToConstant c: CGFloat, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, c, at: CallSite(fileID, filePath, line, column))
    }

    /// Returns a constraint that keeps this dimension of at most another one times `multiplier`, plus `c` points.
    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant c: CGFloat = 0,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> NSLayoutConstraint {
        constraint(
            .lessThanOrEqual, anchor, c, multiplier: multiplier, at: CallSite(fileID, filePath, line, column))
    }

    private func constraint(
        _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, at site: CallSite
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(first: node, attribute, relation, constant: constant, at: site)
    }
}
