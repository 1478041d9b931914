/// What the delegate of a controller without a style decides, and that of one with a style.
extension UISplitViewController {
    final var classicDelegate: (any UISplitViewControllerDelegate)? { style == .unspecified ? delegate : nil }

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

    final func expandColumns(by delegate: any UISplitViewControllerDelegate) {
        let primary = delegate.primaryViewController(forExpanding: self)
        let secondary = (primary ?? given[.primary]).flatMap {
            delegate.splitViewController(self, separateSecondaryFrom: $0)
        }
        if secondary == nil {
            expandColumns()
        } else {
            // The stack stays as the delegate left it.
            collapsedStacks = []
            isCollapsed = false
        }
        if let primary { makePrimary(primary) }
        if let secondary, secondary !== given[.secondary] { remove(fill(.secondary, with: secondary)) }
    }
}
