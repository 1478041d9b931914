import HeadlessUIKit

/// The taps that bring a view onto the screen, in XCUITest's spelling.
@MainActor
enum ElsewhereSteps {
    /// - Returns: `nil` if other things than tabs and navigation stacks keep the view off the screen.
    static func code(for view: UIView, in root: AutomationRoot) -> String? {
        var steps: [String] = []
        var controller = innermostController(of: view)
        while let child = controller, let parent = child.parent {
            switch parent {
            case let tabs as UITabBarController where tabs.selectedViewController !== child:
                guard let title = child.tabBarItem.title, !title.isEmpty else { return nil }
                steps.append("\(root.code).tabBars.buttons[\(title.literal)].tap()")
            case let navigation as UINavigationController where navigation.topViewController !== child:
                guard let index = navigation.viewControllers.firstIndex(where: { $0 === child }),
                    let next = navigation.viewControllers.last, index == navigation.viewControllers.count - 2
                else { return nil }
                let bar = next.navigationItem.title ?? next.title ?? ""
                steps.append("\(root.code).navigationBars[\(bar.literal)].buttons.firstMatch.tap()")
            default: break
            }
            controller = parent
        }
        return steps.isEmpty ? nil : steps.reversed().joined(separator: "; ")
    }

    private static func innermostController(of view: UIView) -> UIViewController? {
        view.lineage.lazy.compactMap { $0.next as? UIViewController }.first
    }
}
