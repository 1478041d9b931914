import HeadlessUIKit
import ViewQuery

/// A view, or an element that is not a view, as an audit meets it on the screen.
@MainActor
struct AuditSubject {
    /// Why assistive technology does not reach a view that stands on the screen.
    enum Wall {
        /// The view is inside one that is an element.
        case element(UIView)
        /// A container leaves it out of its list.
        case list(UIView)
    }

    let node: AutomationNode
    let view: UIView
    let object: any AccessibilityObject
    let wall: Wall?
    /// Whether UIKit makes the view, as one of its controls or bars or a part of one.
    let isStock: Bool
    /// Whether UIKit makes it as a part of a control or a bar, which is not the application's to mend.
    let isStockPart: Bool
    /// Whether it is in a scroll view, and could be scrolled out from under what covers it.
    let isScrolled: Bool
    let place: ListPlace?
    /// The opaque view in front that hides all of it.
    let cover: UIView?
    /// Whether any of it is on the screen, and not clipped.
    var isOnScreen = true
    /// The text that the application is responsible for; `nil` without one.
    private(set) var text: AuditedText?

    struct ListPlace: Equatable {
        let list: ObjectIdentifier
        let cell: ObjectIdentifier
    }

    var isElement: Bool { wall == nil && object.isAccessibilityElement }

    /// Whether the application is responsible for how it looks, and people can see it.
    var isOwnAndVisible: Bool { !isStock && cover == nil }

    var ownView: UIView? { node.ownView }

    var label: String { (object.accessibilityLabel ?? "").trimmed }

    /// The name for reports: `UIButton "Save" #save`, with the frame if nothing else tells which one it is.
    var name: String {
        guard let view = ownView else {
            let name = object.accessibilityLabel.map { " \($0.inOneLine.debugDescription)" } ?? ""
            return "the element\(name) at \(node.frame.roughText) in \(view.summary)"
        }
        let hasName = view.displayText != nil || !(view.accessibilityIdentifier ?? "").isEmpty
        return hasName ? view.summary : "\(view.summary) at \(view.convertToScreen(view.bounds).roughText)"
    }

    var isDisabled: Bool {
        if object.accessibilityTraits.contains(.notEnabled) { return true }
        if let label = view as? UILabel, !label.isEnabled { return true }
        return view.lineage.contains { ($0 as? UIControl)?.isEnabled == false }
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension AuditSubject {
    /// The subject with the text that it has.
    var withText: AuditSubject {
        var subject = self
        subject.text = AuditedText(self)
        return subject
    }

    func replaced(by view: UIView) -> AuditSubject {
        AuditSubject(
            node: AutomationNode(view), view: view, object: view, wall: wall, isStock: isStock,
            isStockPart: isStockPart, isScrolled: isScrolled, place: place, cover: cover,
            isOnScreen: isOnScreen)
    }
}
