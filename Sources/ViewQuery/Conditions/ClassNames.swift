import HeadlessUIKit

/// View classes by their names, with or without the module.
package enum ClassNames {
    /// Whether `name` is the name of `viewClass`, as in `UIButton` or `HeadlessUIKit.UIButton`; for a nested class also
    /// with its outer types.
    static func isName(_ name: String, of viewClass: AnyClass) -> Bool {
        if name == "\(viewClass)" { return true }
        let whole = String(reflecting: viewClass)
        if isEnd(name, of: whole) { return true }
        guard let inner = innerName(name), OwnModules.have(viewClass) else { return false }
        return isEnd(String(inner), of: whole)
    }

    private static func isEnd(_ name: String, of whole: String) -> Bool {
        guard whole.hasSuffix(name), !name.isEmpty else { return false }
        // The rest must be whole names, and not part of a generic argument.
        let outer = whole.dropLast(name.count)
        return outer.isEmpty || (outer.last == "." && !outer.contains("<"))
    }

    /// The name after that of the module that users import for the framework's classes; `nil` for another one.
    private static func innerName(_ name: String) -> Substring? {
        let prefix = "\(OwnModules.shownName)."
        return name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : nil
    }

    /// Whether there is a view class with that name, nested ones included; private ones cannot be found.
    ///
    /// - Parameter path: the module, the outer types, if any, and the class.
    private static func isViewClass(_ path: [Substring]) -> Bool {
        guard path.count > 1, path.count < 8 else { return false }
        for part in path where part.isEmpty || !part.utf8.allSatisfy(isPartOfName) { return false }
        // Each outer type is tried as a class, a structure and an enumeration.
        var outers = ["\(path[0].count)\(path[0])"]
        for part in path.dropFirst().dropLast() {
            outers = outers.flatMap { outer in ["C", "V", "O"].map { "\(outer)\(part.count)\(part)\($0)" } }
        }
        let name = path[path.count - 1]
        return outers.contains { _typeByName("\($0)\(name.count)\(name)C") is UIView.Type }
    }

    @MainActor static let publicClasses = Set(ViewTree.ownClasses.map { ObjectIdentifier($0) })

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The names of the known classes: the framework's public ones, and those of the views in some trees.
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
                let isInternal =
                    ViewTree.isFrameworkClass(candidate)
                    && !publicClasses.contains(ObjectIdentifier(candidate))
                if !isInternal { names.append("\(candidate)") }
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

    /// Whether there is a view class with that name, even if no view in the trees is of that class.
    ///
    /// - Parameter module: the module to search, in addition to those of the classes in the trees.
    @MainActor
    static func exists(_ name: String, module: String, in roots: [UIView]) -> Bool {
        let path = (innerName(name) ?? name[...]).split(separator: ".", omittingEmptySubsequences: false)
        if isViewClass(path) { return true }
        var modules = OwnModules.names + [module]
        var isFound = false
        var seen: Set<ObjectIdentifier> = []
        for root in roots {
            root.visit { view in
                let viewClass: AnyClass = type(of: view)
                if view.isFrameworkView { return .into }
                var current: AnyClass? = viewClass
                while let candidate = current, candidate != UIView.self {
                    if seen.insert(ObjectIdentifier(candidate)).inserted {
                        if isName(name, of: candidate) { isFound = true }
                        let own = String(String(reflecting: candidate).prefix { $0 != "." })
                        if !modules.contains(own) { modules.append(own) }
                    }
                    current = _getSuperclass(candidate)
                }
                return isFound ? .stop : .into
            }
        }
        return isFound || modules.contains { isViewClass([$0[...]] + path) }
    }
}
