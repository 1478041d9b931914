import FailureReporting
import Foundation
import HeadlessUIKit
import ViewQuery

/// A touch that failed, and why.
package struct TouchFailure: Failure {
    package let description: String

    /// A view that cannot be touched, or an accessibility element that it is or contains.
    @MainActor
    init(_ gesture: String, _ view: UIView, _ obstacle: HitObstacle, as element: AccessibleElement? = nil) {
        let name = element?.description ?? view.summary
        let reason = obstacle.reason(for: view, isPart: element.map { !$0.isView } ?? false)
        var text = "\(gesture) cannot touch \(name): \(reason)."
        if let advice = obstacle.advice(for: view) { text += " \(advice)" }
        let marks = [ObjectIdentifier(view): "target"].merging(
            obstacle.culprit.map { [ObjectIdentifier($0): obstacle.mark] } ?? [:]
        ) { target, _ in target }
        text += "\nThe view hierarchy:\n" + HierarchyText.report(of: view.root, marking: marks)
        if let other = obstacle.culprit?.root, other !== view.root {
            text += "\nThe view hierarchy in front of it:\n" + HierarchyText.report(of: other, marking: marks)
        }
        description = text
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
        let place = view.map { "of \($0.summary)" } ?? "of the screen"
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
