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
    private let container: UITransitionView
    /// Where the presenting controller's view was before it was taken out.
    private var origin: (superview: UIView, index: Int)?

    init(_ presented: UIViewController, in window: UIWindow) {
        self.presented = presented
        style = presented.modalPresentationStyle
        container = UITransitionView(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    var isUnderWay: Bool { phase != .shown }

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
        if style.removesPresenter, let view = presenter.viewIfLoaded, let superview = view.superview {
            origin = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
            view.removeFromSuperview()
        }
        phase = .shown
    }

    func beginHiding() {
        phase = .ending
    }

    /// Puts the presenting controller's view back to where it was taken from.
    func restore(_ presenter: UIViewController) {
        guard let origin, let view = presenter.viewIfLoaded else { return }
        view.frame = origin.superview.bounds
        origin.superview.insertSubview(view, at: origin.index)
    }

    func finishHiding() {
        presented.viewIfLoaded?.removeFromSuperview()
        container.removeFromSuperview()
    }
}

/// What a presented controller's view is in; it lies over what is behind it and takes its touches.
@preconcurrency @MainActor
final class UITransitionView: UIView {}
