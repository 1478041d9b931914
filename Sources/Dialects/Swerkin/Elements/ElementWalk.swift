import HeadlessUIKit
import ViewQuery

/// A walk over every view and accessibility element on the screen and off it, without recursion.
///
/// What is inside an accessibility element counts, too. What is hidden, or all but transparent, does not exist, with all
/// that is inside.
@MainActor
struct ElementWalk {
    /// The limit of listed elements that a walk visits: lists may be computed and never end.
    private static let limit = 200_000

    /// Does pending layout, and returns the elements of all windows, those of the frontmost first; of a window, each
    /// before what is inside.
    ///
    /// - Complexity: O(*n*) in the views and elements.
    static func elements() -> [AccessibleElement] {
        UIApplication.shared.commit()
        var walk = ElementWalk()
        for window in UIApplication.shared.shownWindows.reversed() { walk.visit(window) }
        return walk.found
    }

    static func elements(in view: UIView) -> [AccessibleElement] {
        UIApplication.shared.commit()
        var walk = ElementWalk()
        walk.visit(view)
        return walk.found
    }

    /// The elements in a view, itself first, and hidden ones as well.
    static func everything(in view: UIView) -> [AccessibleElement] {
        UIApplication.shared.commit()
        var walk = ElementWalk()
        walk.skipsHidden = false
        walk.visit(view)
        return walk.found
    }

    private var skipsHidden = true
    private var found: [AccessibleElement] = []
    private var budget = limit
    /// The elements that are no views, which several containers may list.
    private var seen: Set<ObjectIdentifier> = []

    private mutating func visit(_ root: UIView) {
        var pending = [AccessibleElement(root, in: root)]
        while let element = pending.popLast() {
            if element.isView {
                let isHidden = element.view.isHidden || element.view.alpha < UIView.touchableAlpha
                if isHidden, skipsHidden { continue }
            } else if !seen.insert(ObjectIdentifier(element.object)).inserted {
                continue
            }
            found.append(element)
            // Backwards, as the last one is visited first.
            pending += parts(of: element).reversed()
            if element.isView {
                for view in element.view.subviews.reversed() {
                    pending.append(AccessibleElement(view, in: view))
                }
            }
        }
    }

    /// The elements that a container lists, without the views, which are found as subviews.
    private mutating func parts(of element: AccessibleElement) -> [AccessibleElement] {
        guard budget > 0, let listed = element.source.listedObjects(budget: &budget) else { return [] }
        return listed.filter { !($0 is UIView) }.map { AccessibleElement($0, in: element.view) }
    }
}
