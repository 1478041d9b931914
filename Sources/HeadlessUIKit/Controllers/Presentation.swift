import FailureReporting
import Foundation
import TimeLapse

/// One controller shown in front of another, from `present` to the end of `dismiss`.
@MainActor
final class Presentation {
    enum Phase {
        case beginning, shown, ending
    }

    /// How long the slide up and the slide down take; UIKit's own last about as long.
    static let duration = Duration.milliseconds(400)
    /// How much of the window's top a sheet leaves free, in points: about as much as an iPhone's.
    static let sheetInset: CGFloat = 54

    let presented: UIViewController
    let style: UIModalPresentationStyle
    private(set) var phase = Phase.beginning
    /// What waits for the end of the dismissal under way.
    private(set) var dismissalCompletions: [@MainActor () -> Void] = []
    /// Whether those concerned are being told that the controller is shown.
    private(set) var isArriving = false
    private var waitingForArrival: [@MainActor () -> Void] = []
    private let container: UITransitionView
    /// Where the presenting controller's view is, and comes back to. Weak, for what holds the presentation is
    /// held by the window.
    private weak var home: UIView?
    private let index: Int

    init(_ presented: UIViewController, over presenter: UIViewController, in window: UIWindow) {
        self.presented = presented
        style = presented.modalPresentationStyle
        container = UITransitionView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        home = presenter.viewIfLoaded?.superview
        index = home?.subviews.firstIndex { $0 === presenter.viewIfLoaded } ?? 0
    }

    /// Puts the presented view in front of all else in the window.
    func show(in window: UIWindow) {
        let view = presented.loadedView
        var frame = container.bounds
        if style.isSheet {
            frame = frame.inset(by: UIEdgeInsets(top: Self.sheetInset, left: 0, bottom: 0, right: 0))
        }
        view.frame = frame
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        window.addSubview(container)
    }

    func finishShowing(over presenter: UIViewController) {
        if style.removesPresenter { presenter.viewIfLoaded?.removeFromSuperview() }
        phase = .shown
    }

    /// Tells those concerned that the controller is shown, then does what was asked for meanwhile.
    func arrive(_ tell: () -> Void) {
        isArriving = true
        tell()
        isArriving = false
        let actions = waitingForArrival
        waitingForArrival = []
        for action in actions { action() }
    }

    func afterArrival(_ action: @escaping @MainActor () -> Void) {
        waitingForArrival.append(action)
    }

    func beginHiding(then completion: (@MainActor () -> Void)? = nil) {
        phase = .ending
        addDismissalCompletion(completion)
    }

    func addDismissalCompletion(_ completion: (@MainActor () -> Void)?) {
        if let completion { dismissalCompletions.append(completion) }
    }

    /// Puts the presenting controller's view back to where it was taken from.
    func restore(_ presenter: UIViewController) {
        guard style.removesPresenter, let home, let view = presenter.viewIfLoaded else { return }
        view.frame = home.bounds
        home.insertSubview(view, at: index)
    }

    func finishHiding() {
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
    }

    // MARK: With the window

    /// Takes all that is shown out of a window that is hidden.
    func leaveWindow() {
        container.removeFromSuperview()
    }

    /// Comes back with a window that is shown again.
    func comeBack(to window: UIWindow) {
        container.frame = window.bounds
        window.addSubview(container)
    }
}

/// What a presented controller's view is in; it lies over what is behind it and takes its touches.
@preconcurrency @MainActor
final class UITransitionView: UIView {}
