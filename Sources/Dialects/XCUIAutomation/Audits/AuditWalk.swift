import HeadlessUIKit
import ViewQuery

/// A walk over everything that stands on the screen, in reading order and without recursion.
///
/// Hidden views and what a modal view hides are left out. Views that assistive technology does not reach are visited, as
/// people see them.
@MainActor
struct AuditWalk {
    private let extents: PaintedExtents
    /// Whether what scroll views can show counts as on the screen, beside what they show now.
    private let includesScrolled: Bool

    init(_ extents: PaintedExtents, includesScrolled: Bool = false) {
        self.extents = extents
        self.includesScrolled = includesScrolled
    }

    private(set) var subjects: [AuditSubject] = []

    fileprivate struct Stop {
        let view: UIView
        var element: (any AccessibilityObject)?
        var clip: CGRect
        var wall: AuditSubject.Wall?
        var isStock = false
        var isStockPart = false
        var isScrolled = false
        var place: AuditSubject.ListPlace?
    }

    /// The limit of listed elements: lists may be computed and never end.
    private var budget = 1_000_000
    private var seen: Set<ObjectIdentifier> = []
    private var customViews: Set<ObjectIdentifier> = []

    mutating func visit(_ window: UIView) {
        let screen = UIApplication.shared.screen.bounds
        var pending = [Stop(view: window, clip: screen)]
        while let stop = pending.popLast() {
            let object = stop.element ?? stop.view
            guard object.isPerceivable, seen.insert(ObjectIdentifier(object)).inserted else { continue }
            if stop.element == nil {
                visit(view: stop, &pending)
            } else {
                visit(element: stop, &pending)
            }
        }
    }

    private mutating func visit(view stop: Stop, _ pending: inout [Stop]) {
        let view = stop.view
        var inner = stop
        if customViews.contains(ObjectIdentifier(view)) { inner.isStockPart = false }
        for custom in StockParts.customViews(in: view) { customViews.insert(ObjectIdentifier(custom)) }
        inner.isStock = inner.isStockPart || StockParts.contains(view)
        let frame = view.convertToScreen(view.bounds)
        if view is any ListPart, let list = view.list {
            inner.place = AuditSubject.ListPlace(list: ObjectIdentifier(list), cell: ObjectIdentifier(view))
        }
        add(inner, view, AutomationNode(view), frame)
        if view.clipsToBounds { inner.clip = inner.clip.intersection(frame) }
        guard !inner.clip.isNull, inner.clip.width > 0, inner.clip.height > 0 else { return }
        if let scrolling = view as? UIScrollView {
            inner.isScrolled = true
            if includesScrolled { inner.clip = extents.reachableArea(of: scrolling) }
        }
        if inner.wall == nil, view.isAccessibilityElement { inner.wall = .element(view) }
        addContents(of: view, inner, &pending)
    }

    private mutating func visit(element stop: Stop, _ pending: inout [Stop]) {
        guard let element = stop.element else { return }
        let node = AutomationNode(source: .element(element, in: stop.view))
        add(stop, element, node, element.accessibilityFrame)
        if !element.isAccessibilityElement, let list = element.listedObjects(budget: &budget) {
            pending += stops(for: list, stop).reversed()
        }
    }

    private mutating func add(
        _ stop: Stop, _ object: any AccessibilityObject, _ node: AutomationNode, _ frame: CGRect
    ) {
        let visible = frame.intersection(stop.clip)
        let isOnScreen = !visible.isNull && visible.width > 0 && visible.height > 0
        guard isOnScreen || (frame.width > 0 && frame.height > 0) else { return }
        // The search for covers would take most of the time if nothing were left out.
        let mayBeCovered =
            isOnScreen && stop.element == nil && !stop.isScrolled && !stop.isStock && isAudited(stop.view)
        let cover = mayBeCovered ? extents.cover(of: stop.view) : nil
        subjects.append(
            AuditSubject(
                node: node, view: stop.view, frame: frame, object: object, wall: stop.wall,
                isStock: stop.isStock, isStockPart: stop.isStockPart, isScrolled: stop.isScrolled,
                place: stop.place, cover: cover, isOnScreen: isOnScreen))
    }

    private func isAudited(_ view: UIView) -> Bool {
        view.isAccessibilityElement || view is UIControl || view is UILabel
    }

    // MARK: Contents

    private mutating func addContents(of view: UIView, _ stop: Stop, _ pending: inout [Stop]) {
        var listed: [Stop] = []
        var inner = stop
        if inner.wall == nil, let list = view.listedObjects(budget: &budget) {
            listed = stops(for: list.modalObject.map { [$0] } ?? list, stop)
            inner.wall = .list(view)
        }
        let isListed = listed.isEmpty ? [] : Set(listed.map { ObjectIdentifier($0.element ?? $0.view) })
        let subviews = view.modalSubview.map { [$0] } ?? view.subviewsAsRead
        // Stops for subviews that are in the list have been made for it.
        for subview in subviews where isListed.isEmpty || !isListed.contains(ObjectIdentifier(subview)) {
            listed.append(Stop(of: subview, in: inner))
        }
        while let next = listed.popLast() { pending.append(next) }
    }

    private func stops(for list: [any AccessibilityObject], _ container: Stop) -> [Stop] {
        list.compactMap { object in
            guard let view = object as? UIView else {
                var stop = container
                stop.element = object
                return stop
            }
            guard view.window != nil, view.lineage.dropFirst().allSatisfy(\.isPerceivable) else { return nil }
            var stop = Stop(of: view, in: container)
            if view.superview !== container.view { stop.clip = clip(around: view) }
            return stop
        }
    }

    /// The part of the screen that a view's ancestors leave of it.
    private func clip(around view: UIView) -> CGRect {
        view.lineage.dropFirst().reduce(UIApplication.shared.screen.bounds) { clip, step in
            step.clipsToBounds ? clip.intersection(step.convertToScreen(step.bounds)) : clip
        }
    }
}

extension AuditWalk.Stop {
    init(of view: UIView, in container: AuditWalk.Stop) {
        self = AuditWalk.Stop(
            view: view, clip: container.clip, wall: container.wall, isStockPart: container.isStock,
            isScrolled: container.isScrolled, place: container.place)
    }
}

/// A cell, header or footer of a list, of which others with the same contents exist.
@MainActor
private protocol ListPart: UIView {}

extension UITableViewCell: ListPart {}
extension UITableViewHeaderFooterView: ListPart {}
extension UICollectionReusableView: ListPart {}

extension UIView {
    fileprivate var list: UIView? {
        lineage.dropFirst().first { $0 is UITableView || $0 is UICollectionView }
    }
}
