import HeadlessUIKit

/// A walk over what assistive technology sees in view hierarchies, in its order and without recursion.
///
/// Each object is visited once, where it is met first, so that containers which contain each other do not loop.
@MainActor
package struct AccessibilityWalk {
    /// An object that assistive technology reaches: an element, or a container of some.
    @MainActor
    package struct Stop {
        package let object: any AccessibilityObject
        /// The object itself, or the nearest view that contains it.
        package let view: UIView
        /// How many announced containers it is in.
        package internal(set) var depth: Int
        /// Whether it is in the view that the walk is limited to.
        var isInside: Bool
        fileprivate var isListed = false

        /// Whether it is one thing for assistive technology, with nothing inside.
        package var isElement: Bool { object.isAccessibilityElement }

        /// Whether it is a container that assistive technology announces.
        package var isAnnouncedContainer: Bool {
            object.accessibilityContainerType != .none || object.accessibilityTraits.contains(.tabBar)
        }
    }

    /// The limit of listed elements that a walk reads: lists may be computed and never end.
    package static let limit = 1_000_000

    /// The view that the walk is limited to; `nil` for no limit.
    private let scope: UIView?
    private var budget: Int
    private var seen: Set<ObjectIdentifier> = []
    /// Keeps objects alive that were made on request, so that no other object gets the same identity.
    private var kept: [any AccessibilityObject] = []

    /// Whether what is seen can change only together with ``ViewTree/generation``.
    private(set) var isAnnounced = true
    /// The container whose list went beyond the limit.
    private(set) var endless: (any AccessibilityObject)?

    package init(inside scope: UIView? = nil, limit: Int = AccessibilityWalk.limit) {
        self.scope = scope
        budget = limit
    }

    /// Visits the elements in `root`, containers before their elements, while the body returns `true`.
    package mutating func visit(_ root: UIView, _ body: (Stop) -> Bool) {
        var pending = [Stop(object: root, view: root, depth: 0, isInside: scope == nil || scope === root)]
        while let stop = pending.popLast() {
            if stop.isListed, !canBeSeen(stop, from: root) { continue }
            guard seen.insert(ObjectIdentifier(stop.object)).inserted, stop.object.isPerceivable else {
                continue
            }
            note(stop)
            guard body(stop) else { return }
            if !stop.isElement {
                addContents(of: stop, to: &pending)
            } else if stop.object === stop.view {
                for part in stop.view.partsAsElements.reversed() {
                    pending.append(listed(part, in: stop, depth: stop.depth))
                }
            }
        }
    }

    private mutating func note(_ stop: Stop) {
        if stop.object === stop.view {
            if !stop.view.announcesChanges { isAnnounced = false }
        } else {
            kept.append(stop.object)
            if type(of: stop.object) != UIAccessibilityElement.self { isAnnounced = false }
        }
    }

    private mutating func addContents(of container: Stop, to pending: inout [Stop]) {
        let depth = container.depth + (container.isAnnouncedContainer ? 1 : 0)
        if let list = container.object.listedObjects(budget: &budget) {
            if budget < 0, endless == nil { endless = container.object }
            for object in (list.modalObject.map { [$0] } ?? list).reversed() {
                pending.append(listed(object, in: container, depth: depth))
            }
        } else if container.object === container.view {
            let subviews = container.view.subviewsAsRead
            if let modal = container.view.modalSubview {
                pending.append(subview(modal, of: container, depth: depth))
            } else {
                for index in subviews.indices.reversed() {
                    pending.append(subview(subviews[index], of: container, depth: depth))
                }
            }
        }
    }

    private func subview(_ view: UIView, of container: Stop, depth: Int) -> Stop {
        Stop(object: view, view: view, depth: depth, isInside: container.isInside || view === scope)
    }

    private func listed(_ object: any AccessibilityObject, in container: Stop, depth: Int) -> Stop {
        guard let view = object as? UIView else {
            return Stop(
                object: object, view: container.view, depth: depth, isInside: container.isInside)
        }
        if view.superview === container.object { return subview(view, of: container, depth: depth) }
        let isInside = scope.map(view.isDescendant(of:)) ?? true
        return Stop(object: view, view: view, depth: depth, isInside: isInside, isListed: true)
    }

    /// Whether a view, wherever it is, is on the screen, or in the tree that is walked.
    private func canBeSeen(_ stop: Stop, from root: UIView) -> Bool {
        guard stop.object === stop.view else { return true }
        var top = stop.view
        while let superview = top.superview {
            guard superview.isPerceivable else { return false }
            top = superview
        }
        guard top !== root else { return true }
        return top.isPerceivable && (top as? UIWindow)?.application === (root as? UIWindow)?.application
            && top is UIWindow
    }
}
