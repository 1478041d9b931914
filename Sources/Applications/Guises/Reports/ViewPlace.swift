import HeadlessUIKit
import ViewQuery

/// Where a view is in its screen, by names that are the same in all guises.
@MainActor
struct ViewPlace {
    /// `LoginViewController/UIStackView/UILabel 2`.
    let path: String
    /// The view as failures name it; an element with its label.
    let name: String

    init(_ view: UIView?, element: String?) {
        guard let view else {
            (path, name) = ("", "")
            return
        }
        let own = element.map { "element \($0.inOneLine.quoted)" }
        name = own.map { "the \($0) in \(view.summary)" } ?? view.summary
        let steps = Self.steps(to: view) + [own].compactMap { $0 }
        path = steps.joined(separator: "/").replacing("|", with: "/")
    }

    private static func steps(to view: UIView) -> [String] {
        var steps: [String] = []
        for step in view.lineage {
            if let controller = step.controller, !controller.isOfFramework {
                steps.append("\(type(of: controller))")
                break
            }
            if let identifier = step.accessibilityIdentifier, !identifier.isEmpty {
                steps.append("#\(identifier)")
                continue
            }
            steps.append(name(of: step))
        }
        return steps.reversed()
    }

    /// The class, with a number among siblings of the class; cells of a list are alike.
    private static func name(of view: UIView) -> String {
        let name = "\(type(of: view))"
        guard !(view is UITableViewCell), !(view is UICollectionReusableView), let superview = view.superview
        else {
            return name
        }
        var (number, count) = (0, 0)
        for sibling in superview.subviews where type(of: sibling) == type(of: view) {
            count += 1
            if sibling === view { number = count }
        }
        return count > 1 && number > 0 ? "\(name) \(number)" : name
    }
}

extension UIViewController {
    /// Whether it is one of UIKit's containers, or shows a view alone.
    var isOfFramework: Bool { self is ViewStage || OwnModules.have(type(of: self)) }
}
