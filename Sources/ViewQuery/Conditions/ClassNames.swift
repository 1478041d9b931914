import HeadlessUIKit

/// Classes of views by their names, with or without the module.
enum ClassNames {
    /// Whether `name` is that of `viewClass`, as in `UIButton` or `HeadlessUIKit.UIButton`; a nested class also
    /// with those that it is in.
    static func isName(_ name: String, of viewClass: AnyClass) -> Bool {
        if name == "\(viewClass)" { return true }
        let whole = String(reflecting: viewClass)
        guard whole.hasSuffix(name), !name.isEmpty else { return false }
        // The names before it must end there, and be no part of a generic argument.
        let outer = whole.dropLast(name.count)
        return outer.isEmpty || (outer.last == "." && !outer.contains("<"))
    }

    /// The class of views with that name, nested ones included; private ones cannot be told so.
    ///
    /// - Parameter path: the module, the types that the class is in, if any, and the class.
    private static func isViewClass(_ path: [Substring]) -> Bool {
        guard path.count > 1, path.count < 8 else { return false }
        for part in path where part.isEmpty || !part.utf8.allSatisfy(isPartOfName) { return false }
        // Whether what a class is in is a class, a structure or an enumeration is tried out.
        var outers = ["\(path[0].count)\(path[0])"]
        for part in path.dropFirst().dropLast() {
            outers = outers.flatMap { outer in ["C", "V", "O"].map { "\(outer)\(part.count)\(part)\($0)" } }
        }
        let name = path[path.count - 1]
        return outers.contains { _typeByName("\($0)\(name.count)\(name)C") is UIView.Type }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// The names of the classes that are known: the framework's public ones, and those of the views in some trees.
    ///
    /// - Complexity: O(*n*) in the views of the trees.
    @MainActor
    static func known(in roots: [UIView]) -> [String] {
        let publicClasses = Set(ViewTree.ownClasses.map { ObjectIdentifier($0) })
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

    /// Whether there is a view class of that name, though no view of it may be in the trees.
    ///
    /// - Parameter module: the module to look in beside those that the trees' classes come from.
    @MainActor
    static func exists(_ name: String, module: String, in roots: [UIView]) -> Bool {
        let path = name.split(separator: ".", omittingEmptySubsequences: false)
        if isViewClass(path) { return true }
        var modules = ["HeadlessUIKit", module]
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
