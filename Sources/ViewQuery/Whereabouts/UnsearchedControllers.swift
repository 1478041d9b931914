import HeadlessUIKit

/// The parts of the application whose views are not loaded yet, so that no query finds anything there.
@MainActor
struct UnsearchedControllers {
    private static let shownNames = 4

    let controllers: [UIViewController]

    var finding: Finding? {
        let names = controllers.prefix(Self.shownNames).map(\.unloadedName)
        guard let first = names.first else { return nil }
        if controllers.count == 1 {
            return Finding("Not searched: \(first) has not loaded its view yet.")
        }
        let more = controllers.count - names.count
        let list = more > 0 ? names.joined(separator: ", ") + " and \(more) more" : names.conjunction
        return Finding("Not searched: \(list) have not loaded their views yet.")
    }
}

extension UIViewController {
    /// Whether the outermost container of the controller is the root of one of some windows.
    final func isInWindow(among roots: [UIView]) -> Bool {
        roots.contains { root in
            guard let top = (root as? UIWindow)?.rootViewController else { return false }
            var controller: UIViewController? = self
            while let current = controller {
                if current === top { return true }
                controller = current.parent ?? current.presentingViewController
            }
            return UISplitViewController.owner(of: self).map { $0 === top } ?? false
        }
    }

    fileprivate final var unloadedName: String {
        placeName ?? UISplitViewController.owner(of: self)?.columnName(of: self) ?? reportName
    }
}

extension [String] {
    /// The texts as a list: `a, b and c`.
    fileprivate var conjunction: String {
        guard count > 1, let last else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) and \(last)"
    }
}
