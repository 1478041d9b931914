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
    /// The view takes no touches while it is animated.
    case blockedByAnimation(UIView)
    /// The view moves on the screen.
    case moving(ViewMotion)
    case hasNoSize(UIView)
    case clipped(by: UIView)
    case outsideWindow(UIWindow)
    /// The point to touch is outside a view that clips what is in it, or outside the window.
    case pointOutside(UIView, CGPoint)
    /// The same for a point that was chosen, instead of one that an element names.
    case chosenPointOutside(UIView, CGPoint)
    case covered(by: UIView)
    /// The keyboard, or what the application has in its place, is in front.
    case beneathKeyboard(UIView)
    /// The view lets touches through, where it is touched, to one that is further back.
    case letsThrough(to: UIView)
    /// The hit test ends at a view that the target is in, for one below that does not reach so far, if any.
    case notHit(insteadOf: UIView, outside: UIView?)
    /// The hit test ends nowhere.
    case notHitAtAll
    /// The view lets touches through, and nobody behind it wants them.
    case passesTouchesOn
}

extension HitObstacle {
    /// What it is, as a clause about `view`, or about an element that is a part of it.
    @MainActor
    package func reason(for view: UIView, isPart: Bool = false) -> String {
        func subject(_ culprit: UIView) -> String {
            if culprit !== view { return "its superview \(culprit.summary)" }
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
            return "\(subject(culprit)) takes no touches while it is animated\(end)"
        case .moving(let motion):
            guard let property = motion.property else {
                return "\(subject(motion.view)) is scrolling"
            }
            let end = motion.end.map { "will stand still at \($0)" } ?? "will not stand still by itself"
            return "\(subject(motion.view)) is moving, by an animation of its \(property), and \(end)"
        case .hasNoSize(let culprit): return "\(subject(culprit)) has no size, at \(culprit.frame.shortText)"
        case .clipped(let culprit):
            return "it is outside \(culprit.summary), which clips it, at \(view.frame.shortText)"
        case .outsideWindow(let window):
            return "it is outside its window, at \(view.convert(view.bounds, to: window).shortText)"
        case .pointOutside(let culprit, let point):
            return "its activation point \(point.shortText) is outside \(limit(culprit))"
        case .chosenPointOutside(let culprit, let point):
            return "the point \(point.shortText) of the screen is outside \(limit(culprit))"
        case .beneathKeyboard: return "it is beneath the keyboard"
        case .letsThrough(to: let other): return "it lets touches through to \(other.summary) behind it"
        case .covered(let culprit):
            let front = culprit.presentedController.map { controller in
                let title = controller.title.map { " \"\($0.inOneLine)\"" } ?? ""
                return view.isPresented(by: controller)
                    ? "" : ", as \(type(of: controller))\(title) is presented in front"
            }
            return "it is covered by \(culprit.summary) at \(culprit.placeInWindow)\(front ?? "")"
        case .notHit(insteadOf: let ancestor, outside: let culprit?):
            let reason = culprit === view ? "says that the point is not inside" : "does not reach so far"
            return "the touch would go to \(ancestor.summary), since \(subject(culprit)) \(reason)"
        case .notHit(insteadOf: let ancestor, outside: nil):
            return "the touch would go to \(ancestor.summary), since a hit test passes over it"
        case .notHitAtAll: return "no view's hit test finds it"
        case .passesTouchesOn: return "it lets touches through, and nothing that it is in wants them"
        }
    }

    /// What to do about it, where that is not plain.
    @MainActor
    package func advice(for view: UIView) -> String? {
        switch self {
        case .clipped, .outsideWindow, .chosenPointOutside, .pointOutside:
            view.scrollViewThatCouldShowIt.map {
                "\($0.summary) could bring it into view: scrollIntoView(_:), or scrolledIntoView on what is touched."
            }
        case .notInWindow: "Show its controller in a window, such as UIWindow.createWindowForTesting()."
        case .windowNotShown: "Call makeKeyAndVisible() first."
        case .beneathKeyboard:
            "Put that away, as with SoftwareKeyboard.main.dismiss(), or scroll."
        case .blockedByAnimation(let view):
            (view.blockingAnimationsEnd == nil
                ? "Take the animation off, or begin it"
                : "Let it end, as with TimeLapse.advanceMainRunLoop(), or begin the animation")
                + " with .allowUserInteraction."
        case .moving(let motion):
            (motion.property != nil && motion.end == nil
                ? "Take the animation off"
                : "Let it come to rest, as with TimeLapse.advanceMainRunLoop()")
                + ", or touch it as it moves: whileMoving()."
        default: nil
        }
    }

    /// The view in front, if the target could be touched beside it.
    package var cover: UIView? {
        switch self {
        case .covered(by: let view), .beneathKeyboard(let view): view
        default: nil
        }
    }

    /// The view to blame.
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
    /// Where the view is, for a report: in its window, or on the screen if it is one.
    fileprivate var placeInWindow: String {
        guard let window, window !== self else { return "\(frame.shortText) of the screen" }
        return "\(convert(bounds, to: window).shortText) of the window"
    }

    /// The innermost scroll view that the view is in and that shows more of it if it is scrolled by hand.
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
