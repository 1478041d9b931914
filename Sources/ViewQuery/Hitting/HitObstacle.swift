import Foundation
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
    /// The view gets no touches while it is animated.
    case blockedByAnimation(UIView)
    /// The view moves on the screen.
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
        case .notInWindow: return "it is not in a window"
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
        case .covered(let culprit):
            let front = culprit.presentedController.map { controller in
                let title = controller.title.map { " \"\($0.inOneLine)\"" } ?? ""
                return view.isPresented(by: controller)
                    ? "" : ", as \(type(of: controller))\(title) is presented in front"
            }
            return "it is covered by \(culprit.summary) at \(culprit.placeInWindow)\(front ?? "")"
        case .notHit(insteadOf: let ancestor, outside: let culprit?):
            return
                "\(subject(culprit)) does not contain the point, so the touch would go to \(ancestor.summary)"
        case .notHit(insteadOf: let ancestor, outside: nil):
            return "the hit test skips it, so the touch would go to \(ancestor.summary)"
        case .notHitAtAll: return "the hit test finds no view there"
        case .passesTouchesOn:
            return
                "\(isPart ? "its view's" : "its") isUserInteractionEnabled is false, and none of its ancestors"
                + " handles touches"
        }
    }

    /// What to do about it, if the reason does not say it.
    @MainActor
    package func advice(for view: UIView) -> String? {
        switch self {
        case .clipped, .outsideWindow, .chosenPointOutside, .pointOutside:
            view.scrollViewThatCouldShowIt.map {
                "\($0.summary) can scroll it into view: scrollIntoView(_:), or scrolledIntoView on the target."
            }
        case .notInWindow: "Show its controller in a window, such as UIWindow.createWindowForTesting()."
        case .windowNotShown: "Call makeKeyAndVisible() first."
        case .beneathKeyboard:
            "Dismiss it: SoftwareKeyboard.main.dismiss(), or scroll."
        case .blockedByAnimation(let view):
            (view.blockingAnimationsEnd == nil
                ? "Remove the animation" : "Wait: TimeLapse.waitForAnimationsToFinish()")
                + ", or begin the animation with .allowUserInteraction."
        case .moving(let motion):
            (motion.property != nil && motion.end == nil
                ? "Remove the animation" : "Wait: TimeLapse.waitForAnimationsToFinish()")
                + ", or touch it while it moves: whileMoving()."
        default: nil
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
    package var mark: String { cover == nil ? "cause" : "covers it" }

    /// The view that keeps touches away.
    package var culprit: UIView? {
        switch self {
        case .hidden(let view), .transparent(let view), .interactionDisabled(let view), .hasNoSize(let view),
            .clipped(by: let view), .covered(by: let view), .beneathKeyboard(let view),
            .pointOutside(let view, _), .chosenPointOutside(let view, _):
            view
        case .disabled(let control): control
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

    /// The view's frame in its window, for a report; a window's frame on the screen.
    fileprivate var placeInWindow: String {
        guard let window, window !== self else { return "\(frame.shortText) of the screen" }
        return "\(convert(bounds, to: window).shortText) of the window"
    }

    /// The innermost ancestor that is a scroll view and shows more of the view if it is scrolled.
    fileprivate var scrollViewThatCouldShowIt: UIScrollView? {
        var rect = bounds
        var view: UIView = self
        while let superview = view.superview {
            rect = view.convertToSuperview(rect)
            view = superview
            guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled else { continue }
            let offset = scrollView.offset(showing: rect)
            let isShown = rect.overlaps(CGRect(origin: offset, size: scrollView.bounds.size))
            if isShown, offset != scrollView.contentOffset { return scrollView }
        }
        return nil
    }
}
