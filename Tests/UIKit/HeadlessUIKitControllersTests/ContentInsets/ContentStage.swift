import Foundation
import HeadlessUIKit
import TestSupport

/// A controller with a scroll view somewhere in its view.
@MainActor
final class ContentController: UIViewController {
    /// Where the scroll view is.
    enum Role: String, CaseIterable {
        case view, firstSubview, secondSubview, deeper
    }

    let role: Role
    let scrollView = UIScrollView()

    init(_ role: Role) {
        self.role = role
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        guard role != .view else { return view = scrollView }
        view = UIView()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        switch role {
        case .view: break
        case .firstSubview: view.addSubview(scrollView)
        case .secondSubview:
            view.addSubview(UIView())
            view.addSubview(scrollView)
        case .deeper:
            let box = UIView()
            box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(box)
            box.addSubview(scrollView)
        }
    }
}

/// The containers that show a controller.
@MainActor
enum ContentPlace: String, CaseIterable {
    case window, navigation, tab, navigationInTab, sheet, navigationInSheet, splitColumn, childInNavigation

    /// Shows a controller on a device; returns its window.
    func show(_ controller: UIViewController) -> UIWindow {
        switch self {
        case .window: return .showing(controller)
        case .navigation: return .showing(UINavigationController(rootViewController: controller))
        case .tab: return .showing(tabs(controller))
        case .navigationInTab: return .showing(tabs(UINavigationController(rootViewController: controller)))
        case .sheet: return presenting(controller)
        case .navigationInSheet: return presenting(UINavigationController(rootViewController: controller))
        case .splitColumn:
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(UIViewController(), for: .primary)
            split.setViewController(controller, for: .secondary)
            let window = UIWindow.showing(split)
            split.show(.secondary)
            return window
        case .childInNavigation:
            let parent = UIViewController()
            parent.addChild(controller)
            controller.view.frame = parent.view.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(controller.view)
            controller.didMove(toParent: parent)
            return .showing(UINavigationController(rootViewController: parent))
        }
    }

    private func tabs(_ controller: UIViewController) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller, UIViewController()]
        return tabs
    }

    private func presenting(_ controller: UIViewController) -> UIWindow {
        let root = UIViewController()
        let window = UIWindow.showing(root)
        root.present(controller, animated: false)
        return window
    }
}

/// Runs `body` with a device of its own.
@MainActor
func onDevice(_ device: DeviceProfile, _ body: () throws -> Void) rethrows {
    try UIApplication.withShared(UIApplication(device: device)) {
        try body()
        UIApplication.shared.clock.runUntilIdle()
        UIApplication.shared.closeWindows()
    }
}
