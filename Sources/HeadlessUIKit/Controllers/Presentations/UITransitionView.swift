/// The container of a presented controller's view; it covers what is behind it and takes its touches.
@preconcurrency @MainActor
package class UITransitionView: UIView {
    /// The presentation controller of the presented controller; the presentation holds it.
    final weak var presentationController: UIPresentationController?

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let presentationController else { return }
        presentationController.containerViewWillLayoutSubviews()
        presentationController.layOutContainer()
        presentationController.containerViewDidLayoutSubviews()
    }

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        presentationController?.containerTraitsChanged(from: previousTraitCollection)
    }
}

/// A container that lets touches through where its presentation leaves the views behind it reachable.
final class UIPassingTransitionView: UITransitionView {
    override class var hasOwnPlacing: Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let view = presentationController?.viewBehind(at: point, in: self, with: event) { return view }
        let hit = super.hitTest(point, with: event)
        return hit === self && presentationController?.letsTouchesThrough == true ? nil : hit
    }
}

/// The view that dims what is behind a sheet, and takes the touches outside a popover.
final class UIDimmingView: UIView {}

extension UITransitionView: TopFirstContainer {}
