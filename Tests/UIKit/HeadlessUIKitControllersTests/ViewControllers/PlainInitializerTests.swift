import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Classes that are made without arguments, by `NSObject`'s initializer.
@MainActor @Suite("Initializers without arguments") struct PlainInitializerTests {
    @Test("Controllers of the framework can be made without arguments")
    func controllers() {
        inOwnWorld {
            let search = UISearchController()
            #expect(search.searchResultsController == nil && search.searchBar.placeholder == "Search")
            let controllers: [UIViewController] = [
                UIViewController(), UINavigationController(), UITabBarController(), UISplitViewController(),
                UIPageViewController(), UITableViewController(), UIAlertController(),
                UIImagePickerController(),
                UIColorPickerViewController(), UIFontPickerViewController(), search,
            ]
            for controller in controllers { #expect(controller.parent == nil && !controller.isViewLoaded) }
        }
    }

    @Test("Views, items and recognizers of the framework can be made without arguments")
    func others() {
        inOwnWorld {
            let views: [UIView] = [
                UISegmentedControl(), UIProgressView(), UIActivityIndicatorView(), UIToolbar(),
                UIDatePicker(),
                UIPickerView(), UISearchBar(), UIVisualEffectView(), UITableViewCell(),
                UITableViewHeaderFooterView(),
                UIRefreshControl(), UIPageControl(), UIStackView(), UIImageView(), UITableView(),
            ]
            for view in views { #expect(view.superview == nil) }
            let items: [NSObject] = [UITabBarItem(), UIBarButtonItem(), UINavigationItem()]
            #expect(items.count == 3)
            #expect(UITapGestureRecognizer().view == nil && UILayoutGuide().owningView == nil)
        }
    }
}
