import UIKit

/// The root of the application, which gives all tabs the same books.
class LibraryTabBarController: UITabBarController {
    var shelf: Shelf? {
        didSet {
            for controller in viewControllers ?? [] { share(with: controller) }
        }
    }

    private func share(with controller: UIViewController) {
        (controller as? ShelfUser)?.shelf = shelf
        for child in controller.children { share(with: child) }
    }
}
