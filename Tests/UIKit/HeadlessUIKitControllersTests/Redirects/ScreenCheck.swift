import HeadlessUIKit

/// Compares what is on screen with what the containers say that they show.
@MainActor
struct ScreenCheck {
    private var faults: [String] = []

    /// What is wrong in a window whose transitions are over.
    static func faults(in window: UIWindow) -> [String] {
        var check = ScreenCheck()
        if let root = window.rootViewController { check.visit(root, in: window) }
        return check.faults
    }

    private mutating func visit(_ controller: UIViewController, in window: UIWindow) {
        // What a full screen presentation covers has no view in the window.
        if let front = controller.presentedViewController, front.presentingViewController === controller {
            visit(front, in: window)
            if [.fullScreen, .currentContext].contains(front.modalPresentationStyle) { return }
        }
        guard controller.viewIfLoaded?.window === window else {
            faults.append("\(controller.title ?? "?") is not in the window")
            return
        }
        visitChildren(of: controller, in: window)
    }

    private mutating func visitChildren(of controller: UIViewController, in window: UIWindow) {
        var visible = controller.children
        switch controller {
        case let navigation as UINavigationController:
            visible = [navigation.topViewController].compactMap { $0 }
            checkItems(of: navigation)
            expectChildren(navigation, navigation.viewControllers)
        case let tabs as UITabBarController:
            visible = [tabs.selectedViewController].compactMap { $0 }
            expectChildren(tabs, tabs.viewControllers ?? [])
        case let pages as UIPageViewController:
            visible = pages.viewControllers ?? []
            expectChildren(pages, visible)
        default: break
        }
        for child in visible {
            visit(child, in: window)
            if child.viewIfLoaded?.isDescendant(of: controller.view) != true {
                faults.append("\(child.title ?? "?") is not in \(controller.title ?? "?")")
            }
        }
        for child in controller.children where !visible.contains(where: { $0 === child }) {
            if child.viewIfLoaded?.window != nil {
                faults.append("\(child.title ?? "?") is covered, and still in the window")
            }
        }
    }

    private mutating func checkItems(of navigation: UINavigationController) {
        let items = navigation.viewControllers.map(\.navigationItem)
        if navigation.navigationBar.items?.elementsEqual(items, by: ===) != true {
            faults.append("the bar of \(navigation.title ?? "?") has other items than the stack")
        }
    }

    private mutating func expectChildren(_ parent: UIViewController, _ controllers: [UIViewController]) {
        for child in controllers where child.parent !== parent {
            faults.append("\(child.title ?? "?") is not a child of \(parent.title ?? "?")")
        }
        for child in parent.children where !controllers.contains(where: { $0 === child }) {
            faults.append("\(child.title ?? "?") is still a child of \(parent.title ?? "?")")
        }
    }

    /// What is wrong with the order of appearance calls in a log, and with its end.
    static func appearanceFaults(of controllers: [UIViewController], in lines: [String]) -> [String] {
        controllers.flatMap { controller in
            let name = controller.title ?? "?"
            let calls = lines.compactMap { line -> String? in
                let words = line.split(separator: " ")
                return words.first.map(String.init) == name && successors[String(words[1])] != nil
                    ? String(words[1]) : nil
            }
            var faults = zip(calls, calls.dropFirst()).compactMap { call, next in
                successors[call]?.contains(next) == true ? nil : "\(name): \(next) after \(call)"
            }
            let isVisible = controller.viewIfLoaded?.window != nil
            let last = isVisible ? "viewDidAppear" : calls.isEmpty ? nil : "viewDidDisappear"
            if calls.last != last { faults.append("\(name): \(calls.last ?? "no call") at the end") }
            return faults
        }
    }

    /// The calls that may follow each; a transition under way can be reverted.
    private static let successors = [
        "viewWillAppear": ["viewIsAppearing", "viewWillDisappear"],
        "viewIsAppearing": ["viewDidAppear", "viewWillDisappear"],
        "viewDidAppear": ["viewWillDisappear"],
        "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
        "viewDidDisappear": ["viewWillAppear"],
    ]
}
