/// The view of a controller with bars.
@preconcurrency @MainActor
final class UILayoutContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (controller as? any BarContainer)?.layOutBars()
    }

    /// The bar at the top comes before what is below it, though it stands in front.
    override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? viewsFromTheTop }
        set { super.accessibilityElements = newValue }
    }

    private var viewsFromTheTop: [Any]? {
        guard let bar = subviews.first(where: { $0 is UINavigationBar }) else { return nil }
        return [bar] + subviews.filter { $0 !== bar }
    }
}

/// What the children's views are in, behind the bars.
@preconcurrency @MainActor
final class UINavigationTransitionView: UIView {}

extension UILayoutContainerView: TopFirstContainer {}
