import HeadlessUIKit

/// Why a view cannot be touched.
package enum HitObstacle: Error {
    case notInWindow
    case windowNotShown(UIWindow)
    case inOtherApplication(UIWindow)
    case hidden(UIView)
    case transparent(UIView)
    case interactionDisabled(UIView)
    case disabled(UIControl)
    case blockedByAnimation(UIView)
    case moving(ViewMotion)
    case hasNoSize(UIView)
    case clipped(by: UIView)
    case outsideWindow(UIWindow)
    /// The element's activation point is outside a view that clips its subviews, or outside the window.
    case pointOutside(UIView, CGPoint)
    /// The same for a point that the caller chose.
    case chosenPointOutside(UIView, CGPoint)
    case covered(by: UIView)
    /// The keyboard, or the application's input view, covers it.
    case beneathKeyboard(UIView)
    /// The view lets touches through at this point, to a view behind it.
    case letsThrough(to: UIView)
    /// The hit test ends at an ancestor of the target, because the point is outside a view below that ancestor, if any.
    case notHit(insteadOf: UIView, outside: UIView?)
    /// The hit test finds no view.
    case notHitAtAll
    /// A view inside a control gets the touch, and the control, which is the target or an ancestor of it, gets none.
    case taken(by: UIView, from: UIControl)
    /// The view has no user interaction, and none of its ancestors handles the touch.
    case passesTouchesOn
}

extension HitObstacle {
    /// The reason, as a clause about `view`, or about an element that is a part of it.
    @MainActor
    package func reason(for view: UIView, isPart: Bool = false) -> String {
        func subject(_ culprit: UIView) -> String {
            if culprit !== view { return view.name(ofAncestor: culprit) }
            return isPart ? "its view" : "it"
        }
        func limit(_ culprit: UIView) -> String {
            if culprit is UIWindow { return "its window" }
            return culprit === view ? "it, and it clips" : "\(culprit.summary), which clips it"
        }
        switch self {
        case .notInWindow: return MissingWindow(of: view).reason
        case .windowNotShown(let window) where window === view: return "it is not shown"
        case .windowNotShown(let window): return "its window, \(window.summary), is not shown"
        case .inOtherApplication(let window) where window === view:
            return "it belongs to another application than the current one"
        case .inOtherApplication(let window):
            return "its window, \(window.summary), belongs to another application than the current one"
        case .hidden(let culprit): return "\(subject(culprit)) is hidden"
        case .transparent(let culprit):
            return
                "\(subject(culprit)) has alpha \(culprit.alpha.shortText), and below 0.01 touches pass through"
        case .interactionDisabled(let culprit): return "user interaction is disabled for \(subject(culprit))"
        case .disabled(let culprit): return "\(subject(culprit)) is disabled"
        case .blockedByAnimation(let culprit):
            let end = culprit.blockingAnimationsEnd.map { ", until \($0)" } ?? ", without an end"
            return "\(subject(culprit)) gets no touches while it is animated\(end)"
        case .moving(let motion):
            guard let property = motion.property else {
                return "\(subject(motion.view)) is scrolling"
            }
            let end = motion.end.map { "until \($0)" } ?? "without an end"
            return "\(subject(motion.view)) is animating its \(property) \(end)"
        case .hasNoSize(let culprit): return "\(subject(culprit)) has no size, at \(culprit.frame.shortText)"
        case .clipped(let culprit):
            return "it is outside \(culprit.summary), which clips it, at \(view.frame.shortText)"
        case .outsideWindow(let window):
            return "it is outside its window, at \(view.convert(view.bounds, to: window).shortText)"
        case .pointOutside(let culprit, let point):
            return "its activation point \(point.shortText) is outside \(limit(culprit))"
        case .chosenPointOutside(let culprit, let point):
            return "the point \(point.shortText) of the screen is outside \(limit(culprit))"
        case .beneathKeyboard: return "the keyboard covers it"
        case .letsThrough(to: let other): return "it lets touches through to \(other.summary) behind it"
        case .covered(let culprit): return HitCover(culprit, of: view).clause
        case .notHit(insteadOf: let ancestor, outside: let culprit?):
            return
                "\(subject(culprit)) does not contain the point, so the touch would go to \(ancestor.summary)"
        case .notHit(insteadOf: let ancestor, outside: nil):
            return "the hit test skips it, so the touch would go to \(ancestor.summary)"
        case .notHitAtAll: return "the hit test finds no view there"
        case .taken(by: let hit, from: let control):
            let name = hit.superview === control ? "subview" : "descendant"
            return control === view
                ? "its \(name) \(hit.summary) gets the touch, so the control sends no action"
                : "\(hit.summary) gets the touch, so \(view.name(ofAncestor: control)) sends no action"
        case .passesTouchesOn:
            return
                "\(isPart ? "its view's" : "its") isUserInteractionEnabled is false, and none of its ancestors"
                + " handles touches"
        }
    }

    /// Whether the system, an alert or the keyboard covers it, whose views say no more than the reason.
    @MainActor
    package func isNamedWhole(for view: UIView) -> Bool {
        switch self {
        case .beneathKeyboard: true
        case .covered(by: let culprit): HitCover(culprit, of: view).isNamedWhole
        default: false
        }
    }

    /// The view in front of the target, if there is one.
    package var cover: UIView? {
        switch self {
        case .covered(by: let view), .beneathKeyboard(let view): view
        default: nil
        }
    }

    /// What an arrow in the view hierarchy says at the ``culprit``.
    package var mark: String {
        switch self {
        case .hidden: "hidden"
        case .transparent: "transparent"
        case .interactionDisabled: "no user interaction"
        case .disabled: "disabled"
        case .blockedByAnimation, .moving: "is animated"
        case .hasNoSize: "has no size"
        case .clipped, .outsideWindow, .pointOutside, .chosenPointOutside: "clips it"
        case .covered, .beneathKeyboard: "covers it"
        case .taken: "gets the touch"
        default: "cause"
        }
    }

    /// What the arrows in the view hierarchy say at the target and at the ``culprit``.
    @MainActor
    package func marks(target: UIView) -> [ObjectIdentifier: String] {
        guard let culprit else { return [ObjectIdentifier(target): "target"] }
        if culprit === target {
            return [ObjectIdentifier(target): mark == "cause" ? "target" : "target, \(mark)"]
        }
        let isInLine = culprit.isHidden || culprit.alpha < UIView.touchableAlpha
        return [
            ObjectIdentifier(target): "target", ObjectIdentifier(culprit): isInLine ? "cause" : mark,
        ]
    }

    /// The view that keeps touches away.
    package var culprit: UIView? {
        switch self {
        case .hidden(let view), .transparent(let view), .interactionDisabled(let view), .hasNoSize(let view),
            .clipped(by: let view), .covered(by: let view), .beneathKeyboard(let view),
            .pointOutside(let view, _), .chosenPointOutside(let view, _):
            view
        case .disabled(let control): control
        case .taken(by: let view, from: _): view
        case .blockedByAnimation(let view): view
        case .moving(let motion): motion.view
        case .windowNotShown(let window), .inOtherApplication(let window), .outsideWindow(let window): window
        case .notHit(insteadOf: let view, outside: let culprit): culprit ?? view
        case .notInWindow, .notHitAtAll, .passesTouchesOn, .letsThrough: nil
        }
    }
}

extension UIView {
    /// What a report calls an ancestor: `its superview UIView #form`, or `its ancestor UIView #form` further up.
    final func name(ofAncestor ancestor: UIView) -> String {
        "its \(ancestor === superview ? "superview" : "ancestor") \(ancestor.summary)"
    }
}
