/// The view of a controller with bars.
@preconcurrency @MainActor
final class UILayoutContainerView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        (controller as? any BarContainer)?.layOutBars()
    }

    /// The top bar is read before the content below it, though it is in front.
    override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? viewsFromTheTop }
        set { super.accessibilityElements = newValue }
    }

    private var viewsFromTheTop: [Any]? {
        guard let bar = subviews.first(where: { $0 is UINavigationBar }) else { return nil }
        return [bar] + subviews.filter { $0 !== bar }
    }
}

@preconcurrency @MainActor
final class UINavigationTransitionView: UIView {}

extension UILayoutContainerView: TopFirstContainer {}
