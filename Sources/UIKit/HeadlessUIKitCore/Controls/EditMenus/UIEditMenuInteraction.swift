/// Shows a menu for editing at a point of its view.
///
/// ```swift
/// let interaction = UIEditMenuInteraction(delegate: self)
/// card.addInteraction(interaction)
/// interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: location))
/// ```
///
/// The suggested actions are the standard ones that the view, or a responder above it, can perform. The delegate
/// can return another menu. An empty one is not shown.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate that provides the menu.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that the interaction is attached to.
    open private(set) weak var view: UIView?

    private let menu = EditMenu()
    private var configuration: UIEditMenuConfiguration?

    /// Makes an interaction; the delegate is held weakly.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Closes the menu.
    open func willMove(to view: UIView?) { dismissMenu() }

    /// Called when the interaction was added to a view, or removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu, unless one is shown or it would be empty.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard !menu.isOpen, let view, let window = view.window, let shown = shownMenu(configuration)
        else { return }
        self.configuration = configuration
        let rect =
            delegate?.editMenuInteraction(self, targetRectFor: configuration)
            ?? CGRect(origin: configuration.sourcePoint, size: .zero)
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        menu.open(shown, sender: view, in: window, besides: view.convert(rect, to: window)) { [weak self] in
            self?.didClose()
        }
        animator.run()
    }

    private func shownMenu(_ configuration: UIEditMenuConfiguration) -> UIMenu? {
        guard let view else { return nil }
        let suggested = EditMenu.standardActions(for: view, sender: self)
        let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
        let menu = own ?? UIMenu(children: suggested)
        return menu.children.isEmpty ? nil : menu
    }

    private func didClose() {
        guard let configuration = configuration.take() else { return }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        animator.run()
    }

    /// Closes the menu.
    open func dismissMenu() { menu.close() }

    /// Shows the menu again, with what the delegate returns now.
    open func reloadVisibleMenu() {
        guard menu.isOpen, let configuration else { return }
        dismissMenu()
        presentEditMenu(with: configuration)
    }

    /// The point at which the menu was shown last, in the coordinates of a view; in the window's if `nil`.
    open func location(in view: UIView?) -> CGPoint {
        let point = configuration?.sourcePoint ?? .zero
        return self.view?.convert(point, to: view) ?? point
    }
}

/// The blocks that a delegate adds to the showing or hiding of a menu.
private final class EditMenuAnimator: UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        let (animations, completions) = (animations, completions)
        UIView.animate(
            withDuration: 0.25, animations: { for animation in animations { animation() } },
            completion: { _ in for completion in completions { completion() } })
    }
}
