/// Manages a tab bar's "More" tab: a list of controllers, with the chosen one on top of it.
@MainActor
package final class MoreController {
    /// Makes the list. The module that has tables sets it as the program is loaded, before there are other threads.
    package nonisolated(unsafe) static var makeList: @MainActor () -> any MoreList = {
        preconditionFailure("HeadlessLists, which has the table of the \"More\" tab, is not linked.")
    }

    let navigation: UINavigationController
    private let list: any MoreList
    /// Whether the tab itself is selected, whatever is shown in it.
    var isChosen = false
    private(set) weak var borrowed: UIViewController?
    /// Whether the controller on top of the list has a tab bar item only as long as it is there.
    private var lendsItem = false
    /// The root of the navigation controller whose stack is on top of the list.
    private var root: UIViewController?
    private weak var owner: UITabBarController?

    init(_ owner: UITabBarController) {
        self.owner = owner
        list = Self.makeList()
        navigation = UINavigationController(rootViewController: list)
        list.title = UITabBarItem.SystemItem.more.name
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.didChoose = { [weak owner, weak self] in
            owner?.selected = $0
            self?.show($0, animated: true)
        }
        list.didComeBack = { [weak self] in self?.giveBack() }
    }

    func listDidChange() {
        list.controllers = owner?.rest ?? []
    }

    /// Shows a controller on top of the list; for a navigation controller, the controllers in its stack.
    func show(_ controller: UIViewController, animated: Bool = false) {
        guard borrowed !== controller else { return }
        giveBack()
        borrowed = controller
        var shown = [controller]
        if let navigation = controller as? UINavigationController {
            shown = navigation.viewControllers
            root = shown.first
            // Its item is that of its root, which it lacks meanwhile.
            lendsItem = navigation.barState.tabBarItem == nil
            if lendsItem { navigation.barState.tabBarItem = navigation.tabBarItem }
            navigation.setViewControllers([], animated: false)
        }
        navigation.setViewControllers([list] + shown, animated: animated)
    }

    func giveBack() {
        guard let controller = borrowed else { return }
        let shown = Array(navigation.viewControllers.dropFirst())
        navigation.setViewControllers([list], animated: false)
        if let navigation = controller as? UINavigationController {
            // Back at the list, all of the stack was popped; but its root stays.
            let root = root.map { [$0] } ?? []
            navigation.setViewControllers(shown.isEmpty ? root : shown, animated: false)
        }
        root = nil
        if lendsItem { controller.barState.tabBarItem = nil }
        lendsItem = false
        if let owner, owner.tabs?.containsObject(controller) == true, controller.parent !== owner {
            owner.addChild(controller)
            controller.didMove(toParent: owner)
        }
        borrowed = nil
    }
}

/// The list behind "More": a table, which is made above this module.
@MainActor
package protocol MoreList: UIViewController {
    var didChoose: (UIViewController) -> Void { get set }
    var didComeBack: () -> Void { get set }
    var controllers: [UIViewController] { get set }
}
