/// The text of the file that stands for a module which is not there.
struct StubFile {
    /// Between these the user names the calls that are no failures.
    static let ownPart = PlannedFile.OwnPart(begin: ", silent: [", end: "])\n")

    private let module: ForeignModule
    /// The types that stand in the one with the module's name.
    private let innerNames: [String]
    private let names: StubNames

    init(_ module: ForeignModule) {
        var module = module
        innerNames = Self.moveIntoNamesake(&module)
        self.module = module
        names = StubNames(module)
    }

    /// Moves types into the type that has the module's name, if there is one: `Analytics.Tracker` is a type in it then.
    ///
    /// - Returns: the names of these types.
    private static func moveIntoNamesake(_ module: inout ForeignModule) -> [String] {
        guard let namesake = module.types[module.name], namesake.genericCount == 0, !namesake.isProtocol
        else {
            return []
        }
        let inner = module.qualifiedNames.filter { $0 != module.name && module.types[$0] != nil }
        for (path, uses) in module.types {
            guard let root = path.split(separator: ".").first, inner.contains(String(root)) else { continue }
            var moved = uses
            moved.path = "\(module.name).\(path)"
            module.types[path] = nil
            module.types[moved.path] = moved
        }
        return inner.sorted()
    }

    /// The names of types that stand in another one, for files that use them without it.
    private var aliases: String? {
        guard !innerNames.isEmpty else { return nil }
        return innerNames.map { "public typealias \($0) = \(module.name).\($0)\n" }.joined()
    }

    var text: String {
        let types = StubType.tree(of: module.types.values.sorted { $0.path < $1.path }, names)
        let usesViews = types.contains(where: \.usesUIKit) || !module.namespaces.isEmpty
        let parts = types.map { $0.text() } + [namespaces, aliases, values].compactMap { $0 }
        return """
            // What the application uses of \(module.name), which is not there on Linux. Each call is a failure at the caller's line,
            // apart from those in the list, such as "Tracker.log(_:)", "Tracker.*", or "*" for all. `swift package adopt` keeps the
            // list when it writes this file again.
            import StubSupport
            \(usesViews ? "import UIKit\n" : "")
            private let moduleStub = Stub(\(JSONText.quoted(module.name)), silent: [
            ])

            """ + parts.map { "\n\($0)" }.joined()
    }

    /// What the module adds to all objects.
    private var namespaces: String? {
        guard !module.namespaces.isEmpty else { return nil }
        let members = module.namespaces.sorted { $0.key < $1.key }.map { name, type in
            "    public var \(StubNames.escaped(name)): \(type) { \(type)(Unavailable()) }\n"
        }
        return "extension \(TypeUses.pathOfAddedMembers) {\n\(members.joined())}\n"
    }

    /// The type of arguments such as `.bold`, of which only the call tells the type.
    private var values: String? {
        guard names.hasValueType else { return nil }
        let members = module.implicitNames.sorted().map {
            "    public static let \(StubNames.escaped($0)) = \(names.valueType)()\n"
        }
        return """
            /// What arguments such as `.\(module.implicitNames.min() ?? "value")` stand for.
            @dynamicCallable
            public struct \(names.valueType): Hashable, Sendable {
            \(members.joined())
                public func dynamicallyCall(withKeywordArguments arguments: KeyValuePairs<String, Any?>) -> Self { self }
            }

            """
    }
}
