import FailureReporting
import HeadlessUIKit
import ViewQuery

/// A touch that failed, and why.
package struct TouchFailure: Failure {
    package let description: String

    /// A view that cannot be touched, or an accessibility element that it is or contains.
    ///
    /// The view hierarchy is shown, unless what covers the view is named whole: an alert, a banner or the keyboard.
    ///
    /// - Parameters:
    ///   - target: the test's target as source code, if it has any.
    ///   - other: another view that the query finds and that can be touched, if there is one.
    @MainActor
    init(
        _ gesture: String, _ view: UIView, _ obstacle: HitObstacle, as element: AccessibleElement? = nil,
        target: String? = nil, other: Other? = nil
    ) {
        let name = (element?.description ?? view.summary) + (element?.view ?? view).originNote
        let reason = obstacle.reason(for: view, isPart: element.map { !$0.isView } ?? false)
        let cure = HitCure(for: obstacle, to: view, in: gesture, on: target)
        var lines = ["\(gesture) cannot touch \(name): \(reason).\(cure.advice)"]
        if let hint = obstacle.ambiguity(of: view) { lines.append(hint) }
        if let other { lines += other.lines(gesture) }
        lines += cure.lines
        if !obstacle.isNamedWhole(for: view) {
            let marks = obstacle.marks(target: view)
            let tree = HierarchyText.report(of: view.root, around: view, marking: marks)
            lines.append("The view hierarchy:\n" + tree)
            if let other = obstacle.culprit?.root, other !== view.root {
                let tree = HierarchyText.report(of: other, marking: marks)
                lines.append("The view hierarchy in front of it:\n" + tree)
            }
        }
        description = lines.joined(separator: "\n")
    }

    /// An action on an accessibility element that failed.
    @MainActor
    init(_ action: String, _ element: AccessibleElement, because reason: String) {
        let seen = element.view.root.accessibilityTreeReport(marking: element)
        description = "\(action) \(element): \(reason).\nWhat assistive technology sees:\n" + seen
    }

    /// A point at which there is nothing to touch.
    @MainActor
    init(_ gesture: String, nothingAt point: CGPoint, in view: UIView?) {
        let place = view.map { "of \($0.summaryWithOrigin)" } ?? "of the screen"
        guard point.isFinite else {
            description = "\(gesture) cannot touch \(point.shortText) \(place): that is not a point."
            return
        }
        description = "\(gesture) found nothing to touch at \(point.shortText) \(place)."
    }

    /// A gesture that was asked for wrongly, as a sentence.
    init(misuse: String) {
        description = misuse
    }
}

extension TouchFailure {
    /// A view that can be touched, among several that a query finds.
    struct Other {
        let view: UIView
        /// A query that finds it alone, as source code, if there is one.
        let code: String?

        /// That it can be touched, and the call that does it.
        @MainActor
        fileprivate func lines(_ gesture: String) -> [String] {
            let place = view.superview.map { " in \($0.summary)" } ?? ""
            let fact = "Another match can be touched: \(view.summary)\(place)."
            guard let code else { return [fact] }
            return [fact, "Try: " + (HitCure.isPlain(gesture) ? "\(gesture)(\(code))" : code)]
        }
    }
}
