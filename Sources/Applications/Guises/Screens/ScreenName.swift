import HeadlessUIKit
import ViewQuery

extension UIViewController {
    /// The class of the controller whose screen it is: the first that is not one of UIKit's containers.
    var nameOfScreen: String {
        var controller = self
        while let inner = controller.frontmostInside { controller = inner }
        return (controller as? ViewStage).map { "\(type(of: $0.shown))" } ?? "\(type(of: controller))"
    }

    /// What a container of UIKit's shows in front; `nil` for another controller.
    private var frontmostInside: UIViewController? {
        if let presented = presentedViewController, !presented.isBeingDismissed {
            // A search without results shows what is behind it.
            if let search = presented as? UISearchController {
                return search.searchResultsController ?? inside
            }
            return presented
        }
        return inside
    }

    private var inside: UIViewController? {
        switch self {
        case let navigation as UINavigationController: navigation.topViewController
        case let tabs as UITabBarController: tabs.selectedViewController
        case let split as UISplitViewController: split.viewControllers.last
        case let pages as UIPageViewController: pages.viewControllers?.first
        default: nil
        }
    }
}

extension UIApplication {
    /// The name of what is in front; the class of a view if no controller is.
    var nameOfScreen: String {
        let window = keyWindow ?? windows.last
        if let controller = window?.rootViewController { return controller.nameOfScreen }
        return window?.subviews.last.map { "\(type(of: $0))" } ?? "Screen"
    }
}
