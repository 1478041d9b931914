/// What a presented controller's view is in; it lies over what is behind it and takes its touches.
@preconcurrency @MainActor
class UITransitionView: UIView {
    /// What shows the presented controller; it is held by the presentation.
    final weak var presentationController: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentationController else { return }
        presentationController.containerViewWillLayoutSubviews()
        presentationController.layOutContainer()
        presentationController.containerViewDidLayoutSubviews()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentationController?.containerTraitsChanged(from: previousTraitCollection)
    }
}

/// A container that lets touches through where its presentation leaves what is behind it in reach.
final class UIPassingTransitionView: UITransitionView {
    override class var hasOwnPlacing: Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let view = presentationController?.viewBehind(at: point, in: self, with: event) { return view }
        let hit = super.hitTest(point, with: event)
        return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
    }
}

/// What darkens what is behind a sheet, and takes the touches beside a popover.
final class UIDimmingView: UIView {}

extension UITransitionView: TopFirstContainer {}
