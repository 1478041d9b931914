import Foundation
import HeadlessUIKit

/// Classes of views by their names, with or without the module.
enum ClassNames {
    /// Whether `name` is that of `viewClass`, as in `UIButton` or `HeadlessUIKit.UIButton`.
    static func isName(_ name: String, of viewClass: AnyClass) -> Bool {
        name == "\(viewClass)" || name == String(reflecting: viewClass)
    }

    /// The names of the classes that are known: the framework's, and those of the views in some trees.
    ///
    /// - Complexity: O(*n*) in the views of the trees.
    @MainActor
    static func known(in roots: [UIView]) -> [String] {
        var seen: Set<ObjectIdentifier> = []
        var names: [String] = []
        func note(_ viewClass: UIView.Type) {
            var current: AnyClass? = viewClass
            while let candidate = current, candidate is UIView.Type,
                seen.insert(ObjectIdentifier(candidate)).inserted
            {
                names.append("\(candidate)")
                current = _getSuperclass(candidate)
            }
        }
        for viewClass in ViewTree.ownClasses { note(viewClass) }
        for root in roots {
            root.visit { view in
                note(type(of: view))
                return .into
            }
        }
        return names
    }

    /// Whether there is a view class of that name, though no view of it may be in the trees.
    ///
    /// - Parameter module: the module to look in beside those that the trees' classes come from.
    @MainActor
    static func exists(_ name: String, module: String, in roots: [UIView]) -> Bool {
        if ViewTree.ownClasses.contains(where: { isName(name, of: $0) }) { return true }
        if NSClassFromString(name) is UIView.Type { return true }
        var modules: [String] = [module]
        var isFound = false
        for root in roots {
            root.visit { view in
                let viewClass: AnyClass = type(of: view)
                if view.flags.contains(.isFrameworkClass) { return .into }
                var current: AnyClass? = viewClass
                while let candidate = current, candidate != UIView.self {
                    if isName(name, of: candidate) { isFound = true }
                    let own = String(reflecting: candidate).prefix { $0 != "." }
                    if !modules.contains(String(own)) { modules.append(String(own)) }
                    current = _getSuperclass(candidate)
                }
                return isFound ? .stop : .into
            }
        }
        return isFound || modules.contains { NSClassFromString("\($0).\(name)") is UIView.Type }
    }
}
