import HeadlessUIKit

extension UIView {
    /// The view and all views inside it as an indented text, one a line: class, name, identifier, frame, unusual state.
    ///
    /// ```text
    /// UIWindow (0 0; 390 844)
    ///   UIView #form (0 100; 390 400)
    ///     UIButton "Cancel" #cancel (20 300; 350 44) element .button
    ///     UIButton "Pay" #pay (20 350; 350 44) disabled element [.button, .notEnabled], not hittable: it is disabled
    /// ```
    ///
    /// Frames are in the superview's coordinates. What keeps touches from a view and from all inside it is said only once.
    /// Pending layout is done first.
    ///
    /// - Parameters:
    ///   - visibleOnly: whether to omit views that are hidden, transparent or off screen, with all inside.
    ///   - details: what else to say; with none the text is as in failures.
    /// - Complexity: O(*n*) in the views inside, and O(*n*) in those of the whole tree for each check of hittability; see
    ///   ``HierarchyDetails/hittability``.
    public final func hierarchyText(visibleOnly: Bool = false, showing details: HierarchyDetails = .all)
        -> String
    {
        layOutForQuery()
        return ViewTree.whileLooking {
            HierarchyText(of: self, visibleOnly: visibleOnly, showing: details).text
        }
    }

    /// Prints the ``hierarchyText(visibleOnly:showing:)`` of the view to standard output.
    public final func printHierarchy(visibleOnly: Bool = false, showing details: HierarchyDetails = .all) {
        print(hierarchyText(visibleOnly: visibleOnly, showing: details))
    }
}

/// All shown windows of the current application with all views inside them, the frontmost first.
///
/// Each is formatted as by `UIView.hierarchyText(visibleOnly:showing:)`. Without a window it says so.
///
/// - Parameters:
///   - visibleOnly: whether to omit views that are hidden, transparent or off screen, with all inside.
///   - details: what else to say of each view.
@MainActor
public func hierarchyText(visibleOnly: Bool = false, showing details: HierarchyDetails = .all) -> String {
    let windows = UIApplication.shared.shownWindows
    if windows.isEmpty { return "No window is shown." }
    return windows.reversed()
        .map { $0.hierarchyText(visibleOnly: visibleOnly, showing: details) }
        .joined(separator: "\n")
}

/// Prints all shown windows of the current application to standard output, the frontmost first.
///
/// ```swift
/// printHierarchy()                                    // to see what a test sees
/// theFirstView(withIdentifier("form")).first?.printHierarchy(visibleOnly: true)
/// ```
///
/// - Parameters:
///   - visibleOnly: whether to omit views that are hidden, transparent or off screen, with all inside.
///   - details: what else to say of each view.
@MainActor
public func printHierarchy(visibleOnly: Bool = false, showing details: HierarchyDetails = .all) {
    print(hierarchyText(visibleOnly: visibleOnly, showing: details))
}
