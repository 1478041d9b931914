import HeadlessUIKit
import ViewQuery

/// A view, or an element that is not a view, as an audit meets it on the screen.
@MainActor
final class AuditSubject {
    /// Why assistive technology does not reach a view that stands on the screen.
    enum Wall {
        /// The view is inside one that is an element.
        case element(UIView)
        /// A container leaves it out of its list.
        case list(UIView)
    }

    let node: AutomationNode
    let view: UIView
    /// Where it is on the screen.
    let frame: CGRect
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
    let isOnScreen: Bool

    // An application's own answers are asked for once: most checks look at the same ones.

    /// The text that the application is responsible for; `nil` without one.
    private(set) lazy var text = AuditedText(self)
    private(set) lazy var label = (object.accessibilityLabel ?? "").trimmed
    private(set) lazy var traits = object.accessibilityTraits
    private(set) lazy var isAccessibilityElement = object.isAccessibilityElement
    private(set) lazy var isDisabled = looksDisabled

    init(
        node: AutomationNode, view: UIView, frame: CGRect, object: any AccessibilityObject, wall: Wall?,
        isStock: Bool, isStockPart: Bool, isScrolled: Bool, place: ListPlace?, cover: UIView?,
        isOnScreen: Bool
    ) {
        self.node = node
        self.view = view
        self.frame = frame
        self.object = object
        self.wall = wall
        self.isStock = isStock
        self.isStockPart = isStockPart
        self.isScrolled = isScrolled
        self.place = place
        self.cover = cover
        self.isOnScreen = isOnScreen
    }

    struct ListPlace: Equatable {
        let list: ObjectIdentifier
        let cell: ObjectIdentifier
    }

    var isElement: Bool { wall == nil && isAccessibilityElement }

    /// Whether the application is responsible for how it looks, and people can see it.
    var isOwnAndVisible: Bool { !isStock && cover == nil }

    var ownView: UIView? { node.ownView }

    /// The name for reports: `UIButton "Save" #save`, with the frame if nothing else tells which one it is.
    var name: String {
        guard let view = ownView else {
            let name = object.accessibilityLabel.map { " \($0.inOneLine.debugDescription)" } ?? ""
            return "the element\(name) at \(node.frame.roughText) in \(view.summary)"
        }
        let hasName = view.displayText != nil || !(view.accessibilityIdentifier ?? "").isEmpty
        if !hasName, let placeholder = (view as? UITextField)?.placeholder, !placeholder.isEmpty {
            return "\(view.summary) with the placeholder \(placeholder.inOneLine.debugDescription)"
        }
        return hasName ? view.summary : "\(view.summary) at \(view.convertToScreen(view.bounds).roughText)"
    }

    private var looksDisabled: Bool {
        if traits.contains(.notEnabled) { return true }
        if let label = view as? UILabel, !label.isEnabled { return true }
        var step: UIView? = view
        while let outer = step {
            if let control = outer as? UIControl, !control.isEnabled { return true }
            step = outer.superview
        }
        return false
    }
}

extension String {
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

extension AuditSubject {
    func replaced(by view: UIView) -> AuditSubject {
        AuditSubject(
            node: AutomationNode(view), view: view, frame: view.convertToScreen(view.bounds), object: view,
            wall: wall, isStock: isStock, isStockPart: isStockPart, isScrolled: isScrolled, place: place,
            cover: cover, isOnScreen: isOnScreen)
    }
}
