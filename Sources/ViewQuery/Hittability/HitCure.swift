import FailureReporting
import HeadlessUIKit

/// What makes an obstacle go away, in lines for a report: Swift that compiles in the test, where one line mends it.
@MainActor
package struct HitCure {
    /// What follows the reason, in its line: what cannot be written as Swift.
    package private(set) var advice = ""
    package let lines: [String]

    /// - Parameter target: the argument of the gesture's call as source code; `nil` if it has none that stands for itself.
    package init(for obstacle: HitObstacle, to view: UIView, in gesture: String, on target: String?) {
        switch obstacle {
        case .clipped, .outsideWindow, .chosenPointOutside, .pointOutside:
            lines = view.scrollViewThatCouldShowIt == nil ? [] : [Self.scrolling(target, for: gesture)]
        case .notInWindow:
            advice = MissingWindow(of: view).advice.map { " \($0)" } ?? ""
            lines = []
        case .windowNotShown:
            advice = " Call makeKeyAndVisible() first."
            lines = []
        case .beneathKeyboard: lines = ["Try: SoftwareKeyboard.main.dismiss()"]
        case .blockedByAnimation(let view):
            let isEndless = view.blockingAnimationsEnd == nil
            if isEndless {
                advice = " Remove the animation, or begin the animation with .allowUserInteraction."
            }
            let beginning =
                view.isBlockedByFramework ? [] : ["Or begin the animation with .allowUserInteraction."]
            lines = isEndless ? [] : [Self.waiting] + beginning
        case .moving(let motion):
            let isEndless = motion.property != nil && motion.end == nil
            if isEndless { advice = " Remove the animation, or touch it while it moves: whileMoving()." }
            let touching =
                target.map { Self.call(gesture, on: "\($0).whileMoving()") } ?? "whileMoving() on the target"
            lines = isEndless ? [] : [Self.waiting, "Or touch it while it moves: \(touching)"]
        case .taken(by: let hit, from: let control):
            advice = Self.handingOver(hit, to: control) ?? ""
            lines = []
        case .covered(by: let culprit): lines = HitCover(culprit, of: view).cures
        default: lines = []
        }
    }

    /// How the application gives touches on a plain view to the control that contains it; `nil` if that would take them
    /// from another control, too.
    private static func handingOver(_ hit: UIView, to control: UIControl) -> String? {
        var part = hit
        while let superview = part.superview, superview !== control { part = superview }
        var isPlain = true
        part.visit { view in
            if view is UIControl || view.hasGestureRecognizers { isPlain = false }
            return isPlain ? .into : .stop
        }
        return isPlain
            ? " In the application, set isUserInteractionEnabled to false on \(part.summary): the control gets"
                + " the touch then." : nil
    }

    private static var waiting: String { "Try: \(RunningLine.awaiting)TimeLapse.waitForAnimationsToFinish()" }

    static func tap(_ title: String) -> String { "Try: tapOn(theFirstView(withLabel(\(title.quoted))))" }

    /// The gestures whose call has no other argument that it needs.
    private static let plainGestures: Set<String> = [
        "tapOn", "doubleTapOn", "twoFingerTapOn", "longPressOn", "hoverOver", "swipeLeftOn", "swipeRightOn",
        "swipeUpOn", "swipeDownOn",
    ]

    package static func isPlain(_ gesture: String) -> Bool { plainGestures.contains(gesture) }

    /// The gesture's call; its target alone where the call has other arguments, which are not known here.
    private static func call(_ gesture: String, on target: String) -> String {
        isPlain(gesture) ? "\(gesture)(\(target))" : target
    }

    private static func scrolling(_ target: String?, for gesture: String) -> String {
        guard let target else { return "Scroll first: call scrollIntoView(_:) with the same target." }
        return isPlain(gesture)
            ? "Try: \(gesture)(\(target).scrolledIntoView)" : "Try: scrollIntoView(\(target))"
    }
}

extension UIView {
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
