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

    private let press = UILongPressGestureRecognizer()
    private let click = UITapGestureRecognizer()
    private var configuration: UIContextMenuConfiguration?
    private weak var overlay: UIMenuOverlay?
    /// Where the view was pressed last, in the window's coordinates.
    private var pressLocation = CGPoint.zero

    /// Makes an interaction whose menu is the delegate's to say; the delegate is held weakly.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        UncalledMethods.report(delegate, as: .contextMenuDelegate)
        press.addTarget(self, action: UIContextMenuInteraction.pressed)
        click.addTarget(self, action: UIContextMenuInteraction.clicked)
        click.buttonMaskRequired = .secondary
        click.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    }

    /// Takes the recognizers off the view that it was on, and closes the menu if it is taken off for good.
    open func willMove(to view: UIView?) {
        for recognizer in [press, click] { recognizer.view?.removeGestureRecognizer(recognizer) }
        if view == nil { dismissMenu() }
    }

    /// Puts the recognizers of a long press and of a secondary click on the view that it is on now.
    open func didMove(to view: UIView?) {
        self.view = view
        for recognizer in [press, click] { view?.addGestureRecognizer(recognizer) }
    }

    final func viewDidMoveToWindow() {
        if let overlay, view?.window !== overlay.window { dismissMenu() }
    }

    private func pressed(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { present(at: recognizer.location(in: view)) }
    }

    private func clicked(_ recognizer: UITapGestureRecognizer) {
        if recognizer.state == .ended { present(at: recognizer.location(in: view)) }
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
        guard overlay == nil, let view, view.window != nil else { return false }
        let control = view as? UIControl
        if let control, !control.isEnabled { return false }
        pressLocation = view.convert(location, to: nil)
        if let control, delegate === control { control.send(.menuActionTriggered, with: nil) }
        // Being told, somebody may have taken the view away.
        guard
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: location),
            let window = view.window, overlay == nil
        else { return false }
        let preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        guard preview != nil || menu.map({ !$0.children.isEmpty }) ?? false else { return false }
        let overlay = UIMenuOverlay(
            menu ?? UIMenu(), sender: control?.menuSender ?? view, selection: (view as? UIButton)?.popUpMenu)
        self.configuration = configuration
        self.overlay = overlay
        overlay.interaction = self
        let animator = MenuAnimator(preview: preview)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        overlay.show(
            in: window, besides: control.map { $0.convert($0.bounds, to: window) }, at: pressLocation,
            preview: preview)
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
