import Foundation
import HeadlessUIKitCore

extension RuntimeProperties {
    /// Adds what controllers, gesture recognizers and constraints have.
    mutating func addObjects() {
        addObject("view") { (controller: UIViewController) in controller.view }
        addObject("navigationItem") { (controller: UIViewController) in controller.navigationItem }
        addObject("tabBarItem") { (controller: UIViewController) in controller.tabBarItem }
        addObject("navigationBar") { (controller: UINavigationController) in controller.navigationBar }
        addObject("toolbar") { (controller: UINavigationController) in controller.toolbar }
        addObject("tabBar") { (controller: UITabBarController) in controller.tabBar }
        add("title", \UIViewController.title)
        add("modalPresentationStyle", \UIViewController.modalPresentationStyle)
        add("modalTransitionStyle", \UIViewController.modalTransitionStyle)
        add("modalInPresentation", \UIViewController.isModalInPresentation)
        add("definesPresentationContext", \UIViewController.definesPresentationContext)
        add("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
        add("preferredContentSize", \UIViewController.preferredContentSize)
        add("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
        add("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
        add("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
        add("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
        add("toolbarHidden", \UINavigationController.isToolbarHidden)
        add("selectedIndex", \UITabBarController.selectedIndex)
        addRecognizers()
        add("constant", \NSLayoutConstraint.constant)
        add("active", \NSLayoutConstraint.isActive)
        add("identifier", \NSLayoutConstraint.identifier)
    }

    private mutating func addRecognizers() {
        add("enabled", \UIGestureRecognizer.isEnabled)
        add("name", \UIGestureRecognizer.name)
        add("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
        add("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
        add("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
        add("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
        add("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
        add("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
        add("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
        add("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
        add("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
        add("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
        add("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
        add("direction", \UISwipeGestureRecognizer.direction)
        add("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
        add("edges", \UIScreenEdgePanGestureRecognizer.edges)
    }
}
