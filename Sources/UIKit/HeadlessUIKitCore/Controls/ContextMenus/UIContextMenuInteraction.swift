/// Shows a context menu when its view is pressed for half a second, or clicked with the secondary button.
///
/// ```swift
/// card.addInteraction(UIContextMenuInteraction(delegate: self))
/// ```
///
/// The delegate provides the menu each time. It stays open when the finger is lifted, and closes when the view leaves
/// its window. How it looks: see `UIMenu`.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How the menu is shown.
    public enum Appearance: UInt, Sendable {
        /// No menu is shown.
        case unknown
        /// With a preview.
        case rich
        /// Without a preview.
        case compact
    }

    /// The delegate that provides the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    private let gestures = MenuGestures()
    private var configuration: UIContextMenuConfiguration?
    private weak var overlay: UIMenuOverlay?
    /// The location of the last press, in the window's coordinates.
    private var pressLocation = CGPoint.zero
    /// The menu that the delegate provided for a gesture in progress.
    private var prepared:
        (configuration: UIContextMenuConfiguration, menu: UIMenu?, preview: UIViewController?)?
    /// The view that the menu refers to; `nil` stands for the interaction's view if that is a control.
    package final weak var subject: UIView?

    /// Creates an interaction whose delegate, held weakly, provides the menu.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        UncalledMethods.report(delegate, as: .contextMenuDelegate)
        gestures.interaction = self
    }

    /// Removes the recognizers from the old view, and closes the menu if the interaction was removed.
    open func willMove(to view: UIView?) {
        gestures.leave()
        prepared = nil
        if view == nil { dismissMenu() }
    }

    /// Adds the recognizers of long press and secondary click to the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        if let view { gestures.watch(view) }
    }

    final func viewDidMoveToWindow() {
        if let overlay, view?.window !== overlay.window { dismissMenu() }
    }

    // MARK: Showing

    /// How the menu is shown now.
    open var menuAppearance: Appearance {
        guard let overlay else { return .unknown }
        return overlay.preview == nil ? .compact : .rich
    }

    /// The location of the last press, in the coordinates of `view`; in the window's if `nil`.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(pressLocation, from: nil) ?? pressLocation
    }

    /// Shows the menu that the delegate provides for a point of the view; returns whether there is one.
    @discardableResult
    final func present(at location: CGPoint) -> Bool {
        prepare(at: location) && presentPrepared()
    }

    /// Asks the delegate for the menu at a point of the view; returns whether there is one.
    final func prepare(at location: CGPoint) -> Bool {
        prepared = nil
        guard overlay == nil, let view, view.window != nil else { return false }
        let control = view as? UIControl
        if let control, !control.isEnabled { return false }
        pressLocation = view.convert(location, to: nil)
        if let control, delegate === control { control.send(.menuActionTriggered, with: nil) }
        // The callback may have removed the view.
        guard
            let configuration = delegate?.contextMenuInteraction(
                self, configurationForMenuAtLocation: location)
        else { return false }
        let preview = configuration.previewProvider?()
        let menu = configuration.actionProvider?([])
        guard preview != nil || menu.map({ !$0.children.isEmpty }) ?? false else { return false }
        prepared = (configuration, menu, preview)
        return true
    }

    /// Shows the prepared menu; returns whether it was shown.
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
        // The delegate may have removed the view, or closed the menu again.
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

    /// Replaces the menu at each open level with what `block` returns; does nothing if no menu is open.
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

    /// Runs the preview's action, as a tap on it does.
    final func performPreviewAction() {
        guard let overlay, let configuration else { return dismiss() }
        let animator = MenuAnimator(preview: overlay.preview)
        delegate?.contextMenuInteraction(
            self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        dismiss(animator)
    }
}

extension UIContextMenuInteraction: DragYielding {
    /// Closes the menu: the pressed item is dragged away.
    final func dragDidBegin() { dismissMenu() }
}
