/// What the delegate of a controller without a style decides, and that of one with a style.
extension UISplitViewController {
    /// The delegate, if the controller was made without a style.
    final var classicDelegate: (any UISplitViewControllerDelegate)? { style == .unspecified ? delegate : nil }

    /// The delegate, if the controller was made with a style.
    final var columnDelegate: (any UISplitViewControllerDelegate)? { style == .unspecified ? nil : delegate }

    // MARK: Collapsing

    /// Asks the delegate for the controller to show while collapsed, and makes it the primary one.
    final func chooseCollapsedPrimary(_ delegate: any UISplitViewControllerDelegate) {
        guard let chosen = delegate.primaryViewController(forCollapsing: self) else { return }
        if chosen === given[.secondary] { remove(fill(.secondary, with: nil)) }
        makePrimary(chosen)
    }

    /// Whether the delegate has dealt with the secondary controller, so that it is not shown while collapsed.
    final func takesSecondary(_ delegate: any UISplitViewControllerDelegate) -> Bool {
        guard let primary = given[.primary], let secondary = given[.secondary] else { return false }
        return delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
    }

    private func makePrimary(_ controller: UIViewController) {
        guard controller !== given[.primary], controller !== stacks[.primary] else { return }
        remove(fill(.primary, with: controller))
    }

    // MARK: Expanding

    /// Returns the controllers to their columns, or shows those that the delegate provides there.
    final func comeApart(by delegate: any UISplitViewControllerDelegate) {
        let primary = delegate.primaryViewController(forExpanding: self)
        let secondary = (primary ?? given[.primary]).flatMap {
            delegate.splitViewController(self, separateSecondaryFrom: $0)
        }
        if secondary == nil {
            comeApart()
        } else {
            // The stack stays as the delegate left it.
            collapsedStacks = []
            isCollapsed = false
        }
        if let primary { makePrimary(primary) }
        if let secondary, secondary !== given[.secondary] { remove(fill(.secondary, with: secondary)) }
    }
}
