/// A controller whose view has bars around its children's views.
@MainActor
protocol BarContainer: UIViewController {
    /// Puts the bars, and the children's views, where they belong.
    func layOutBars()
}

/// The view of a controller with bars.
@preconcurrency @MainActor
final class UILayoutContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (controller as? any BarContainer)?.layOutBars()
    }
}

/// What the children's views are in, behind the bars.
@preconcurrency @MainActor
final class UINavigationTransitionView: UIView {}
