extension UIView {
    /// The innermost presented controller whose container contains the view; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the view's ancestors.
    package final var presentedController: UIViewController? {
        container?.presentationController?.presentedLink
    }

    private var container: UITransitionView? {
        var next: UIView? = self
        while let view = next {
            if let container = view as? UITransitionView { return container }
            next = view.superview
        }
        return nil
    }
}
