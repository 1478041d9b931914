import Foundation

/// Has a view show a menu when it is pressed for half a second, or clicked with a pointer's secondary button.
///
/// ```swift
/// card.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
///
/// The delegate says what the menu is, each time. The menu stays open when the finger is lifted; see `UIMenu` for what
/// it looks like. It closes when the view leaves its window.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public enum Appearance: UInt, Sendable {
        /// No menu is.
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// Without one.
        case compact = 2
    }

    /// Who says what the menu is.
    public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that is pressed.
    public private(set) final weak var view: UIView?

    private let gestures = MenuGestures()
    private var configuration: UIContextMenuConfiguration?
    private weak var overlay: UIMenuOverlay?
    /// Where the view was pressed last, in the window's coordinates.
    private var pressLocation = CGPoint.zero
    /// What a gesture is about to show, about which the delegate was asked.
    private var prepared: PreparedMenu?
    /// What in the view the menu is about; the view itself, where that is a control, if `nil`.
    final weak var subject: UIView?

    /// A menu that is about to be shown.
    private struct PreparedMenu {
        var configuration: UIContextMenuConfiguration
        var menu: UIMenu?
        var preview: UIViewController?
    }

    /// Makes an interaction whose menu is the delegate's to say; the delegate is held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        UncalledMethods.report(delegate, as: .contextMenuDelegate)
        gestures.interaction = self
    }

    /// Takes the recognizers off the view that it was on, and closes the menu if it is taken off for good.
    open func willMove(to view: UIView?) {
        gestures.leave()
        prepared = nil
        if view == nil { dismissMenu() }
    }

    /// Puts the recognizers of a long press and of a secondary click on the view that it is on now.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view { gestures.watch(view) }
    }

    final func viewDidMoveToWindow() {
        if let overlay, view?.window !== overlay.window { dismissMenu() }
    }

    // MARK: Showing

    /// How the menu is shown now.
    public final var menuAppearance: Appearance {
        guard let overlay else { return .unknown }
        return overlay.preview == nil ? .compact : .rich
    }

    /// Where the view was pressed last, in the coordinates of `view`; in its window's with `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(pressLocation, from: nil) ?? pressLocation
    }

    /// Shows the menu that the delegate names for a point of the view; returns whether there is one.
    @discardableResult
    final func present(at location: CGPoint) -> Bool {
        prepare(at: location) && presentPrepared()
    }

    /// Asks the delegate what to show for a point of the view; returns whether there is anything.
    final func prepare(at location: CGPoint) -> Bool {
        prepared = nil
        guard overlay == nil, let view, view.window != nil else { return false }
        let control = view as? UIControl
        if let control, !control.isEnabled { return false }
        pressLocation = view.convert(location, to: nil)
        if let control, delegate === control { control.send(.menuActionTriggered, with: nil) }
        // Being told, somebody may have taken the view away.
        guard
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: location)
        else { return false }
        let preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        guard preview != nil || menu.map({ !$0.children.isEmpty }) ?? false else { return false }
        prepared = PreparedMenu(configuration: configuration, menu: menu, preview: preview)
        return true
    }

    /// Shows what the delegate was asked for last; returns whether that could be.
    @discardableResult
    final func presentPrepared() -> Bool {
        guard let prepared = prepared.take(), overlay == nil, let view, let window = view.window else {
            return false
        }
        let control = view as? UIControl
        let overlay = UIMenuOverlay(
            prepared.menu ?? UIMenu(), sender: control?.menuSender ?? view,
            selection: (view as? UIButton)?.popUpMenu)
        configuration = prepared.configuration
        self.overlay = overlay
        overlay.interaction = self
        let animator = MenuAnimator(preview: prepared.preview)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: prepared.configuration, animator: animator)
        // Being told, the delegate may have taken the view away, or closed the menu again.
        guard self.overlay === overlay, view.window === window else {
            dismiss()
            return false
        }
        let anchor = subject?.window === window ? subject : control
        overlay.show(
            in: window, besides: anchor.map { $0.convert($0.bounds, to: window) }, at: pressLocation,
            preview: prepared.preview)
        animator.run()
        return true
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() {
        dismiss()
    }

    /// Has the open menu show another one in place of each level that is open; nothing happens if none is.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        overlay?.update(block)
    }

    private func dismiss(_ animator: MenuAnimator? = nil) {
        guard let overlay else { return }
        let animator = animator ?? MenuAnimator(preview: overlay.preview)
        let configuration = configuration
        self.overlay = nil
        self.configuration = nil
        if let configuration {
            delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
        overlay.removeFromSuperview()
        animator.run()
    }

    /// Does what a tap on the preview means.
    final func performPreviewAction() {
        guard let overlay, let configuration else { return dismiss() }
        let animator = MenuAnimator(preview: overlay.preview)
        delegate?.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        dismiss(animator)
    }
}
