import HeadlessUIKit

/// What keeps a view controller that exists off the screen.
@MainActor
enum Absence {
    case tabNotSelected(UIViewController, UITabBarController)
    case belowOnStack(UIViewController, UINavigationController)
    case columnHidden(UISplitViewController.Column, UISplitViewController)
    /// Its container has not added its view.
    case notAdded(UIViewController, to: UIViewController)
    /// It presents another controller, which covers the whole screen.
    case behind(UIViewController, of: UIViewController)
    case left(UIViewController, Departures.Departure)
    /// The absence of a controller whose view is not inside its parent's.
    init(of child: UIViewController, in parent: UIViewController) {
        switch parent {
        case let tabs as UITabBarController where child.placeName != nil:
            self = .tabNotSelected(child, tabs)
        case let navigation as UINavigationController
        where navigation.viewControllers.contains { $0 === child } && navigation.topViewController !== child:
            self = .belowOnStack(child, navigation)
        case let split as UISplitViewController:
            self = split.column(of: child).map { .columnHidden($0, split) } ?? .notAdded(child, to: parent)
        default: self = .notAdded(child, to: parent)
        }
    }

    /// The absence of a controller without a parent, whose view is in no window; `nil` if it was never shown.
    init?(ofOutermost controller: UIViewController) {
        if let presented = controller.presentedViewController, presented.viewIfLoaded?.window != nil {
            self = .behind(presented, of: controller)
        } else if let departure = UIApplication.shared.departures.alive.first(where: {
            $0.controller === controller
        }) {
            self = .left(controller, departure)
        } else {
            return nil
        }
    }

    /// The absence as a clause that follows the name of a controller inside, the last one named.
    func clause(after inner: UIViewController) -> String {
        switch self {
        case .tabNotSelected(let child, _):
            return "in \(child.placeName ?? child.reportName), which is not selected"
        case .belowOnStack(_, let navigation):
            return "below \(navigation.topViewController?.reportName ?? "another") on the navigation stack"
        case .columnHidden(let column, let split):
            return "in the \(column.name) column of \(split.reportName), which is hidden"
        case .notAdded(let child, let parent):
            return place(of: child, after: inner)
                + "whose view is not in that of its parent \(parent.reportName)"
        case .behind(let presented, _):
            return "behind \(presented.reportName), which is presented full screen"
        case .left(let controller, let departure):
            return place(of: controller, after: inner)
                + "which was \(departure.cause.participle) \(departure.moment.text)"
        }
    }

    private func place(of controller: UIViewController, after inner: UIViewController) -> String {
        controller === inner ? "" : "in \(controller.reportName), "
    }

    /// The Swift that ends the absence, if it is known.
    var cure: String? {
        switch self {
        case .tabNotSelected(let child, let tabs): return tabs.codeSelecting(child)
        case .belowOnStack(let child, let navigation): return navigation.codeReturning(to: child)
        case .columnHidden(let column, let split): return split.codeShowing(column)
        case .behind(_, of: let presenter): return presenter.codeDismissing
        case .notAdded, .left: return nil
        }
    }
}

extension Departures.Cause {
    fileprivate var participle: String {
        switch self {
        case .dismissal: "dismissed"
        case .pop: "popped from its navigation stack"
        case .removal: "removed from its parent"
        }
    }
}

// MARK: - Code

extension UIView {
    /// Whether a finger can tap the view now; also if it is in no window, as a step before may show it.
    fileprivate final var canBeTappedOrIsToCome: Bool {
        guard window != nil else { return true }
        if case .success = HitTarget.find(self) { return true }
        return false
    }
}

extension UITabBarController {
    /// The tap that selects a tab, if a query finds its button, and nothing such as an alert is in front of it.
    fileprivate final func codeSelecting(_ controller: UIViewController) -> String? {
        guard let title = controller.tabTitle, !title.isEmpty else { return nil }
        let queries = [theFirstView(withLabel(title)), theFirstView(withRole(.tab, named: title))]
        for query in queries {
            if let button = query.first, button.isDescendant(of: tabBar), button.canBeTappedOrIsToCome {
                return "tapOn(\(query))"
            }
        }
        return nil
    }
}

extension UINavigationController {
    /// The most taps on the back button that are proposed.
    private static let mostTaps = 3

    /// The taps on the back button that return to a controller of the stack.
    fileprivate final func codeReturning(to controller: UIViewController) -> String? {
        guard let index = viewControllers.firstIndex(where: { $0 === controller }),
            !isNavigationBarHidden, navigationBar.backButtonItem != nil, navigationBar.canBeTappedOrIsToCome
        else { return nil }
        let taps = viewControllers.count - 1 - index
        guard taps <= Self.mostTaps else { return nil }
        return Array(repeating: "tapBackButton()", count: taps).joined(separator: "; ")
    }
}

extension UIViewController {
    /// The expression for the controller of the key window at the beginning of a chain of presentations.
    private static let rootCode = "UIApplication.shared.keyWindow?.rootViewController"

    /// The call that dismisses what the controller presents, if it leads there from the key window.
    fileprivate final var codeDismissing: String? {
        var code = Self.rootCode
        var controller = UIApplication.shared.keyWindow?.rootViewController
        while let current = controller {
            if current === self { return "\(code)?.dismiss(animated: false)" }
            code += "?.presentedViewController"
            controller = current.presentedViewController
        }
        return nil
    }

    /// The call that shows a column of the controller; `nil` if that is not at the root of the key window.
    fileprivate final func codeShowing(_ column: UISplitViewController.Column) -> String? {
        guard UIApplication.shared.keyWindow?.rootViewController === self else { return nil }
        let code = "(\(Self.rootCode) as? UISplitViewController)?.show(.\(column.name))"
        return "UIView.performWithoutAnimation { \(code) }"
    }
}
