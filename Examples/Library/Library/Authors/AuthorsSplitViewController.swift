import UIKit

/// The authors beside the chosen one on an iPad; on an iPhone, it begins with the list.
class AuthorsSplitViewController: UISplitViewController, UISplitViewControllerDelegate, ShelfUser {
    var shelf: Shelf! {
        didSet {
            let navigation = viewControllers.first as? UINavigationController
            (navigation?.topViewController as? ShelfUser)?.shelf = shelf
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        delegate = self
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        true
    }
}
