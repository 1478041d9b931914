extension UIView {
    /// The controller that shows the view: its own, or that of the nearest ancestor.
    final var nearestController: UIViewController? {
        var next: UIResponder? = self
        while let responder = next {
            if let controller = responder as? UIViewController { return controller }
            next = responder.next
        }
        return nil
    }
}
