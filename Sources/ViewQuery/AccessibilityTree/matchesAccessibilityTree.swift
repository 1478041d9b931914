import FailureReporting
import HeadlessUIKit

/// Checks what assistive technology sees in the key window against a text, and records a failure that shows the
/// difference.
///
/// ```swift
/// matchesAccessibilityTree(
///     """
///     header "Inbox"
///     list "Messages"
///       button "Ada" value /\d+ new/ selected
///       …
///       button "Grace" disabled
///     """)
/// matchesAccessibilityTree(#"button "Ada" "#, .part)
/// ```
///
/// The lines are those of `accessibilityTreeText()`: role or container, label, value, hint, state; its output can be
/// pasted here. A regular expression is written between slashes instead of a text in quotes, and may match any part of
/// the text. Identifiers count only if a line has one. The line `…` stands for any lines at its indentation.
///
/// - Parameters:
///   - expected: the lines; a line that cannot be parsed is a failure that says why.
///   - extent: whether the text is the whole tree or a part of it.
/// - Returns: whether it matches; a mismatch has been recorded already.
/// - Complexity: O(*n*) in what assistive technology visits, times the lines if there is a `…` or `.part`.
@MainActor
@discardableResult
public func matchesAccessibilityTree(
    _ expected: String, _ extent: AccessibilityTreeExtent = .whole, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> Bool {
    ElementScope().matches(expected, extent, at: CallSite(fileID, filePath, line, column))
}

extension UIView {
    /// Checks what assistive technology sees in the view against a text, and records a failure that shows the
    /// difference.
    ///
    /// For the format see ``matchesAccessibilityTree(_:_:fileID:filePath:line:column:)``.
    ///
    /// - Returns: whether it matches; a mismatch has been recorded already.
    @discardableResult
    public final func matchesAccessibilityTree(
        _ expected: String, _ extent: AccessibilityTreeExtent = .whole, fileID: StaticString = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        ElementScope(place: .view(self)).matches(
            expected, extent, at: CallSite(fileID, filePath, line, column))
    }
}

extension ElementScope {
    fileprivate func matches(_ expected: String, _ extent: AccessibilityTreeExtent, at site: CallSite) -> Bool
    {
        do throws(AccessibilityTreeSyntaxError) {
            let pattern = try AccessibilityTreePattern(expected)
            guard let failure = failure(pattern, extent) else { return true }
            failure.record(at: site)
        } catch {
            error.record(at: site)
        }
        return false
    }

    /// How the tree differs from a pattern; `nil` if it matches.
    func failure(
        _ pattern: AccessibilityTreePattern, _ extent: AccessibilityTreeExtent
    ) -> AccessibilityTreeFailure? {
        let tree = AccessibilityTreeText(of: self)
        switch extent {
        case .whole:
            let alignment = AccessibilityTreeAlignment(pattern, tree)
            return alignment.isMatch
                ? nil : AccessibilityTreeFailure(alignment.steps, pattern, tree, in: name)
        case .part:
            guard pattern.lines.contains(where: { $0.wanted != nil }) else {
                return AccessibilityTreeFailure(emptyPart: ())
            }
            let part = AccessibilityTreePart(pattern, tree)
            return part.miss.map { AccessibilityTreeFailure($0, of: part, tree, in: name) }
        }
    }
}
