import HeadlessUIKit

extension UIView {
    /// Whether assistive technology sees the view as an element.
    ///
    /// It reads the lists of the view's ancestors, and those of elements in them; but not the lists of containers that
    /// the view is not inside.
    ///
    /// - Complexity: O(depth), and the siblings and lists of the ancestors.
    package final var isSeenAsElement: Bool {
        isAccessibilityElement && reasonNotSeen == nil
    }

    /// Whether the view is an element with a role and, if one is given, a name; seen or not.
    final func isElement(withRole role: AccessibilityRole, named name: TextPattern?) -> Bool {
        isAccessibilityElement && AccessibilityRole.has(role, self)
            && name?.matches(accessibilityLabel) ?? true
    }

    /// Why assistive technology does not reach the view, as in `it is hidden`; `nil` if it does.
    package final var reasonNotSeen: String? {
        var path = AccessibilityPath()
        for view in lineage.reversed() {
            if let reason = view.reasonNotPerceivable {
                return "\(view === self ? "it" : name(ofAncestor: view)) \(reason)"
            }
            path.enter(view)
        }
        return path.obstacle
    }

    private var reasonNotPerceivable: String? {
        if isHidden { return "is hidden" }
        if alpha <= 0 { return "has alpha 0" }
        return accessibilityElementsHidden ? "hides its accessibility elements" : nil
    }
}

extension AccessibleElement {
    /// Why assistive technology does not reach the element, as a clause about it; `nil` if it does.
    ///
    /// - Complexity: O(depth) for a view that the views above it show, else O(*n*) in the tree.
    package var reasonNotSeen: String? {
        guard source.isAccessibilityElement else { return "it is not an accessibility element" }
        let reason = view.reasonNotSeen
        if isView, reason == nil { return nil }
        // An element that is not a view, or is listed elsewhere, is only found from above.
        var isFound = false
        for root in ElementScope(place: .view(view)).laidOutRoots() where !isFound {
            var walk = AccessibilityWalk()
            walk.visit(root) { stop in
                isFound = stop.object === source
                return !isFound
            }
        }
        if isFound { return nil }
        if isView { return reason }
        return reason.map { "assistive technology does not see \(view.summary): \($0)" }
            ?? "it is not among the accessibility elements of \(view.summary)"
    }
}

extension UIApplication {
    /// The windows that assistive technology sees, from back to front.
    final var perceivableWindows: [UIWindow] {
        if systemScreen.isModal { return [] }
        let shown = windows.filter { $0.isPerceivable }
        return shown.last { $0.accessibilityViewIsModal }.map { [$0] } ?? shown
    }
}

/// The path of assistive technology from the root down to a view, with what stops it.
@MainActor
private struct AccessibilityPath {
    /// The views in the lists on the path.
    private var listed: Set<ObjectIdentifier> = []
    private var budget = AccessibilityWalk.limit
    /// Why the subviews of the last view are not visited.
    private var wall: String?
    /// The subview that is modal, and hides the others.
    private var modal: UIView?

    /// Why the last view is not reached.
    private(set) var obstacle: String?

    /// Continues with a subview of the last view; the first is the root.
    mutating func enter(_ view: UIView) {
        obstacle = isListed(view) ? nil : wall ?? modalInFront(of: view).map { "\($0.summary) is modal" }
        wall = obstacle
        modal = nil
        guard obstacle == nil else { return }
        if view.isAccessibilityElement {
            wall = "it is inside \(view.summary), which is one element"
        } else if let list = view.listedObjects(budget: &budget) {
            wall = "\(view.summary) leaves it out of its accessibilityElements"
            note(list)
        } else {
            modal = view.modalSubview
        }
    }

    private func isListed(_ view: UIView) -> Bool {
        !listed.isEmpty && listed.contains(ObjectIdentifier(view))
    }

    private func modalInFront(of view: UIView) -> UIView? {
        if let window = view as? UIWindow {
            if window.isSystemWindow { return nil }
            let windows = window.application?.perceivableWindows ?? []
            return windows.contains { $0 === window } ? nil : windows.first
        }
        return modal === view ? nil : modal
    }

    /// Notes the views in a list, and in the lists of containers in it that are not views.
    private mutating func note(_ list: [any AccessibilityObject]) {
        var pending = [list]
        var seen: [ObjectIdentifier: any AccessibilityObject] = [:]
        while let list = pending.popLast() {
            for object in list.modalObject.map({ [$0] }) ?? list {
                if object is UIView {
                    listed.insert(ObjectIdentifier(object))
                } else if object.isPerceivable, !object.isAccessibilityElement,
                    seen.updateValue(object, forKey: ObjectIdentifier(object)) == nil,
                    let inner = object.listedObjects(budget: &budget)
                {
                    pending.append(inner)
                }
            }
        }
    }
}
