import HeadlessUIKit

/// The controller whose screen is in front, and how it got there.
@MainActor
package struct FrontScreen {
    package let controller: UIViewController
    package private(set) var place = ""
    /// How many controllers are presented or pushed on the way to it.
    package private(set) var depth = 0

    /// How many controllers are inside of each other at most.
    private static let limit = 1000
    /// The part of its container that a child must cover to be the screen.
    private static let share: CGFloat = 0.5

    /// Finds the front controller; `nil` if no window has one.
    package init?(of application: UIApplication) {
        let roots = application.windows.reversed().lazy.filter { !$0.isHidden && $0.alpha > 0 }
            .compactMap(\.rootViewController)
        guard let root = roots.first else { return nil }
        var front = root
        var place = ""
        var depth = 0
        for _ in 0..<Self.limit {
            guard let (next, words) = Self.step(from: front) else { break }
            if front.presentedViewController === next { depth += 1 }
            if let navigation = front as? UINavigationController {
                depth += navigation.viewControllers.count - 1
            }
            front = next
            if !words.isEmpty { place = words }
        }
        if front is UIAlertController { place = "alert" }
        (controller, self.place, self.depth) = (front, place, depth)
    }

    private static func step(from controller: UIViewController) -> (UIViewController, String)? {
        if let presented = controller.presentedViewController, !presented.isBeingDismissed {
            return (presented, "presented")
        }
        switch controller {
        case let navigation as UINavigationController:
            return navigation.topViewController.map {
                ($0, navigation.viewControllers.count > 1 ? "pushed" : "")
            }
        case let tabs as UITabBarController:
            return tabs.selectedViewController.map { ($0, "tab") }
        case let split as UISplitViewController:
            let shown = split.viewControllers.last { $0.viewIfLoaded?.window != nil }
            return shown.map { ($0, "") }
        case let pages as UIPageViewController:
            return pages.viewControllers?.first.map { ($0, "") }
        default:
            return covering(controller).map { ($0, "") }
        }
    }

    /// The frontmost child that covers most of its container.
    private static func covering(_ controller: UIViewController) -> UIViewController? {
        guard let size = controller.viewIfLoaded?.bounds.size else { return nil }
        return controller.children.last { child in
            guard let view = child.viewIfLoaded, view.window != nil, !view.isHidden else { return false }
            return view.bounds.width * view.bounds.height >= size.width * size.height * share
        }
    }

    /// The title in the navigation bar, or the controller's; of an alert its message, if it has no title.
    package var title: String {
        let titles: [String?] =
            if let alert = controller as? UIAlertController {
                [alert.title, alert.message]
            } else {
                [controller.navigationItem.title, controller.title]
            }
        return titles.lazy.compactMap { $0?.inOneLine }.first { !$0.isEmpty } ?? ""
    }
}
