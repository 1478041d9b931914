import HeadlessUIKit

extension UIView {
    /// The view and all inside it as an indented text, a line each: class, name, identifier, frame, and what is
    /// unusual.
    ///
    /// ```text
    /// UIWindow (0 0; 390 844)
    ///   UIView #form (0 100; 390 400)
    ///     UIButton "Cancel" #cancel (20 300; 350 44) element .button
    ///     UIButton "Pay" #pay (20 350; 350 44) disabled element [.button, .notEnabled], not hittable: it is disabled
    /// ```
    ///
    /// Frames are in the coordinates of the view above. What keeps touches from a view and from all in it is said
    /// of the first of them alone. Layout that is pending is done first.
    ///
    /// - Parameters:
    ///   - visibleOnly: whether to leave out what is hidden, transparent or off screen, with all inside.
    ///   - details: what to say besides; with none the text is that of the trees in failures.
    /// - Complexity: O(*n*) in the views inside, and O(*n*) in those of the whole tree for each view that is asked
    ///   whether it can be hit; see ``HierarchyDetails/hittability``.
    public final func hierarchyText(visibleOnly: Bool = false, showing details: HierarchyDetails = .all)
        -> String
    {
        layOutForQuery()
        return ViewTree.whileLooking {
            HierarchyText(of: self, visibleOnly: visibleOnly, showing: details).text
        }
    }

    /// Prints the view and all inside it to standard output, as ``hierarchyText(visibleOnly:showing:)`` has it.
    public final func printHierarchy(visibleOnly: Bool = false, showing details: HierarchyDetails = .all) {
        print(hierarchyText(visibleOnly: visibleOnly, showing: details))
    }
}

/// All windows that the current application shows with all inside them, the one in front first.
///
/// Each is as ``HeadlessUIKit/UIView/hierarchyText(visibleOnly:showing:)`` has it. Without a window it says so.
///
/// - Parameters:
///   - visibleOnly: whether to leave out what is hidden, transparent or off screen, with all inside.
///   - details: what to say of each view besides what it is and where.
@MainActor
public func hierarchyText(visibleOnly: Bool = false, showing details: HierarchyDetails = .all) -> String {
    let windows = UIApplication.shared.shownWindows
    if windows.isEmpty { return "No window is shown." }
    return windows.reversed()
        .map { $0.hierarchyText(visibleOnly: visibleOnly, showing: details) }
        .joined(separator: "\n")
}

/// Prints all windows that the current application shows to standard output, the one in front first.
///
/// ```swift
/// printHierarchy()                                    // to see what a test sees
/// theFirstView(withIdentifier("form")).first?.printHierarchy(visibleOnly: true)
/// ```
///
/// - Parameters:
///   - visibleOnly: whether to leave out what is hidden, transparent or off screen, with all inside.
///   - details: what to say of each view besides what it is and where.
@MainActor
public func printHierarchy(visibleOnly: Bool = false, showing details: HierarchyDetails = .all) {
    print(hierarchyText(visibleOnly: visibleOnly, showing: details))
}
