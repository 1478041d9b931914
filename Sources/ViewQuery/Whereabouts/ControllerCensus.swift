import HeadlessUIKit

/// The view controllers of the application that are not on the screen.
@MainActor
package struct ControllerCensus {
    /// The topmost views of controllers that are loaded and in no window, each once.
    package private(set) var hiddenRoots: [UIView] = []
    /// The outermost controllers that have not loaded their views, of those that a user can get to.
    private(set) var unloaded: [UIViewController] = []

    private var seen: Set<ObjectIdentifier> = []
    private var seenRoots: Set<ObjectIdentifier> = []

    /// Visits the controllers of the application's windows, then those that have left.
    ///
    /// - Complexity: O(*n*) in the controllers, times the depth of their views.
    package init(of application: UIApplication = .shared) {
        for window in application.windows.reversed() {
            if let controller = window.rootViewController { visit(controller) }
        }
        for departure in application.departures.alive {
            guard let controller = departure.controller as? UIViewController, controller.parent == nil,
                controller.isViewLoaded
            else { continue }
            visit(controller)
        }
    }

    private mutating func visit(_ controller: UIViewController) {
        var pending = [(controller: controller, isInUnloaded: false)]
        while let (controller, isInUnloaded) = pending.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            if let view = controller.viewIfLoaded {
                let root = view.root
                if !(root is UIWindow), seenRoots.insert(ObjectIdentifier(root)).inserted {
                    hiddenRoots.append(root)
                }
            } else if !isInUnloaded {
                unloaded.append(controller)
            }
            let inner = isInUnloaded || !controller.isViewLoaded
            for other in controller.contents.reversed() { pending.append((other, inner)) }
        }
    }
}

extension UIViewController {
    /// The controllers inside it, those that it would show first included, and the one that it presents.
    fileprivate var contents: [UIViewController] {
        var contents = children
        if let split = self as? UISplitViewController {
            contents += split.viewControllers.filter { column in !children.contains { $0 === column } }
        }
        if let presentedViewController { contents.append(presentedViewController) }
        return contents
    }

    /// What a report calls the controller: `CheckoutViewController "Checkout"`.
    final var reportName: String {
        let title = title ?? ""
        return title.isEmpty ? "\(type(of: self))" : "\(type(of: self)) \"\(title.inOneLine)\""
    }

    /// The place of the controller in its container, as a report names it: `the tab "Inbox"`; `nil` if it has no name.
    final var placeName: String? {
        switch parent {
        case let tabs as UITabBarController where tabs.viewControllers?.contains { $0 === self } == true:
            "the tab \"\((tabTitle ?? "").inOneLine)\""
        case let split as UISplitViewController:
            split.columnName(of: self)
        default: nil
        }
    }

    final var tabTitle: String? { tabBarItem?.title ?? title }
}

extension UISplitViewController {
    /// The column that shows a controller, or the navigation controller around it.
    final func column(of controller: UIViewController) -> Column? {
        for column in [Column.primary, .supplementary, .secondary, .compact] {
            guard let shown = viewController(for: column) else { continue }
            if shown === controller || shown.parent === controller { return column }
        }
        return nil
    }

    /// The column of a controller, as a report names it: `the primary column of UISplitViewController`.
    final func columnName(of controller: UIViewController) -> String? {
        column(of: controller).map { "the \($0.name) column of \(reportName)" }
    }

    /// The split view controller that would show a controller of a column that was never shown.
    static func owner(of controller: UIViewController, in application: UIApplication = .shared)
        -> UISplitViewController?
    {
        for window in application.windows {
            guard let split = window.rootViewController as? UISplitViewController else { continue }
            if split.column(of: controller) != nil { return split }
        }
        return nil
    }
}

extension UISplitViewController.Column {
    var name: String { "\(self)" }
}
