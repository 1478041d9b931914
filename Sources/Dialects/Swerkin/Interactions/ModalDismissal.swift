import FailureReporting
import HeadlessUIKit
import Robot
import TimeLapse
import ViewQuery

/// Dismisses what is presented on top, as a user does who touches none of its buttons.
///
/// A popover and an action sheet are left by a tap outside, a sheet by a swipe down. An alert, and what covers the screen,
/// can only be left by a button, which is a failure.
struct ModalDismissal {
    /// How often a sheet is swiped down: the first swipes may only scroll its content to the top.
    private static let swipes = 5

    private let action: StepAction

    init(at site: CallSite) {
        action = StepAction(at: site)
    }

    /// Waits until anything is presented, and dismisses it; if it stays, that is a failure.
    @discardableResult
    func run() -> Bool {
        let isThere = action.wait(
            Timeouts.validation, "Did not find anything to dismiss",
            details: { ["No view controller is presented."] }
        ) { TopController.presented != nil }
        guard isThere else { return false }
        return action.perform("Could not dismiss what is presented on top.") {
            action.finishAnimations()
            guard let controller = TopController.presented else { return }
            dismiss(controller)
        }
    }

    /// Dismisses the popover on top by a tap outside; anything else on top is a failure.
    @discardableResult
    func runOnPopover() -> Bool {
        let isThere = action.wait(
            Timeouts.validation, "Did not find a popover to dismiss", details: { reasonsNoPopover }
        ) { TopController.presented.map { DismissalGesture(of: $0) == .tapOutside } ?? false }
        guard isThere else { return false }
        return run()
    }

    @MainActor
    private var reasonsNoPopover: [String] {
        guard let controller = TopController.presented else { return ["No view controller is presented."] }
        let name = "\(type(of: controller))"
        return switch DismissalGesture(of: controller) {
        case .swipeDown: ["\(name) on top is a sheet. Try: IDismissModal()"]
        case .button, .tapOutside: ["\(name) on top is not a popover."]
        }
    }

    @MainActor
    private func dismiss(_ controller: UIViewController) {
        let point = "Could not dismiss \(type(of: controller))."
        let gesture = DismissalGesture(of: controller)
        guard gesture != .button else { return action.record(point, [buttonAdvice(controller)]) }
        let isTouched = action.perform(point) {
            if gesture == .tapOutside { tapOutside(controller) } else { swipeDown(controller) }
            action.finishAnimations()
        }
        guard isTouched, controller.presentingViewController != nil else { return }
        action.record(point, [reasonToStay(controller)])
    }

    @MainActor
    private func tapOutside(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded,
            let outside = view.superview?.subviews.first(where: { $0 !== view })
        else { return }
        let site = action.site
        tapOn(
            outside, lapse: .animations, fileID: site.fileID, filePath: site.filePath, line: site.line,
            column: site.column)
    }

    @MainActor
    private func swipeDown(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, let window = view.window else { return }
        let site = action.site
        for _ in 0..<Self.swipes {
            let before = SheetPosition(of: view)
            let top = CGPoint(x: view.bounds.midX, y: min(10, view.bounds.midY))
            let distance = window.bounds.maxY - view.convert(top, to: window).y
            guard distance > 0 else { return }
            swipeDownOn(
                view.point(top), distance, fileID: site.fileID, filePath: site.filePath, line: site.line,
                column: site.column)
            action.finishAnimations()
            if controller.presentingViewController == nil || SheetPosition(of: view) == before { return }
        }
    }

    // MARK: Reasons

    @MainActor
    private func buttonAdvice(_ controller: UIViewController) -> String {
        guard let alert = controller as? UIAlertController else {
            return "Neither a tap outside nor a swipe down dismisses it. Touch a button that does."
        }
        let titles = alert.actions.compactMap { $0.title?.debugDescription }.joined(separator: ", ")
        return "It is an alert. Touch one of its buttons: \(titles)."
    }

    @MainActor
    private func reasonToStay(_ controller: UIViewController) -> String {
        if let alert = controller as? UIAlertController,
            !alert.actions.contains(where: { $0.style == .cancel })
        {
            return "None of its actions has the style cancel. Touch one of its buttons."
        }
        if controller.isModalInPresentation { return "Its isModalInPresentation is true." }
        let delegate = controller.presentationController?.delegate.map { "\(type(of: $0))" }
        return delegate.map {
            "Its delegate, \($0), may refuse it, in presentationControllerShouldDismiss(_:)."
        }
            ?? "It is still presented."
    }
}

/// How a user dismisses a presentation.
private enum DismissalGesture {
    case tapOutside, swipeDown
    /// Neither works: it has a button for that.
    case button

    @MainActor
    init(of controller: UIViewController) {
        if let alert = controller as? UIAlertController {
            self = alert.preferredStyle == .actionSheet ? .tapOutside : .button
            return
        }
        guard let presentation = controller.presentationController else {
            self = .button
            return
        }
        // Without a container, another presentation controller shows it, in the adapted style.
        let isAdapted = presentation.containerView == nil
        let style =
            isAdapted
            ? presentation.adaptivePresentationStyle(for: controller.traitCollection)
            : presentation.presentationStyle
        switch style {
        case .popover: self = .tapOutside
        case .pageSheet, .formSheet: self = .swipeDown
        default: self = .button
        }
    }
}

/// Where a sheet is, and what is scrolled in it.
@MainActor
private struct SheetPosition: @MainActor Equatable {
    let frame: CGRect
    private let offsets: [CGPoint]

    init(of view: UIView) {
        frame = view.convert(view.bounds, to: nil)
        offsets = ElementWalk.elements(in: view).compactMap { ($0.object as? UIScrollView)?.contentOffset }
    }
}

/// The view controller that is presented on top of all others.
@MainActor
enum TopController {
    /// Returns `nil` if nothing is presented in the key window.
    static var presented: UIViewController? {
        let top = UIApplication.shared.keyWindow?.topMostController()
        return top?.presentingViewController == nil ? nil : top
    }
}
