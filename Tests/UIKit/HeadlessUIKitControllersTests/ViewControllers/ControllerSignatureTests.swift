import Foundation
import HeadlessUIKit
import TestSupport
import Testing

// Controllers as applications write them.

/// A screen in a stack that is not a parent of it.
private final class CardController: UIViewController {
    let stack = UINavigationController()
    override var navigationController: UINavigationController? { stack }
    override var parent: UIViewController? { stack }
    override var children: [UIViewController] { super.children + [stack] }
    override var isBeingPresented: Bool { true }
    override var editButtonItem: UIBarButtonItem {
        let item = super.editButtonItem
        item.accessibilityIdentifier = "edit"
        return item
    }
}

/// An alert with a property, made by the inherited initializer.
private class CountingAlert: UIAlertController {
    var count = 3
}

private final class QuestionAlert: CountingAlert {
    convenience init(question: String) {
        self.init(title: question, message: nil, preferredStyle: .alert)
        addAction(UIAlertAction(title: "Yes", style: .default))
    }

    override var preferredAction: UIAlertAction? {
        get { actions.first }
        set {}
    }
}

private final class SearchBar: UISearchBar {}

private final class SearchController: UISearchController {
    private let bar = SearchBar()
    // As UIKit's property is read-only, an override may be of a subclass's type.
    override var searchBar: SearchBar { bar }
}

private final class DetailController: UIViewController {}

private final class DetailSegue: UIStoryboardSegue {
    override var destination: DetailController { super.destination as! DetailController }
}

@MainActor @Suite("Overridden members of controllers") struct ControllerSignatureTests {
    @Test("The containers of a controller can be overridden")
    func containers() {
        let card = CardController()
        let controller: UIViewController = card
        #expect(controller.navigationController === card.stack && controller.parent === card.stack)
        #expect(controller.children == [card.stack] && controller.isBeingPresented)
        #expect(controller.editButtonItem.accessibilityIdentifier == "edit")
    }

    @Test("A subclass of an alert inherits UIKit's initializer, and calls it in its own")
    func alerts() {
        inOwnWorld {
            let sheet = CountingAlert(title: "T", message: "M", preferredStyle: .actionSheet)
            #expect(sheet.title == "T" && sheet.message == "M" && sheet.preferredStyle == .actionSheet)
            #expect(sheet.count == 3 && sheet.modalPresentationStyle == .popover)
            let alert = QuestionAlert(question: "Really?")
            #expect(alert.preferredStyle == .alert && alert.preferredAction === alert.actions.first)
            #expect(alert.modalPresentationStyle == .custom)
        }
    }

    @Test("A split view controller is made without a style, and its controllers are set as a list")
    func splitViews() {
        inOwnWorld {
            let (list, detail) = (UINavigationController(), UINavigationController())
            let split = UISplitViewController()
            split.viewControllers = [list, detail]
            #expect(split.style == .unspecified)
            #expect(split.viewController(for: .primary) === list)
            #expect(split.viewController(for: .secondary) === detail)
            #expect(split.viewControllers == [list, detail])
            let other = UINavigationController()
            split.viewControllers = [list, other]
            #expect(split.viewControllers == [list, other])
        }
    }

    @Test("The bar of a search can be overridden, and is the one that the navigation bar shows")
    func searches() {
        inOwnWorld {
            let screen = UIViewController()
            let search = SearchController(searchResultsController: nil)
            screen.navigationItem.searchController = search
            UIWindow.createForTests(root: UINavigationController(rootViewController: screen))
            #expect(search.searchBar.window != nil)
        }
    }

    @Test("Read-only properties can be overridden with a subclass's type, as Apple declares them get-only")
    func narrowerTypes() {
        inOwnWorld {
            let segue = DetailSegue(
                identifier: "detail", source: UIViewController(), destination: DetailController())
            let detail: DetailController = segue.destination
            #expect(detail === (segue as UIStoryboardSegue).destination)
            let search = SearchController(searchResultsController: nil)
            let bar: SearchBar = search.searchBar
            #expect(bar === (search as UISearchController).searchBar)
        }
    }
}

extension UIWindow {
    @MainActor
    fileprivate static func createForTests(root: UIViewController) {
        let window = UIWindow()
        window.rootViewController = root
        window.makeKeyAndVisible()
        UIApplication.shared.clock.advance(by: .zero)
    }
}
