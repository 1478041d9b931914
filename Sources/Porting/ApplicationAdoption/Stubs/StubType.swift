/// A type of a stub, with those in it.
struct StubType {
    /// What it is declared as.
    enum Form: Equatable {
        /// A name for the types in it.
        case namespace
        case protocolType
        case wrapper
        /// An object or a value, of which nothing tells whether it is a class.
        case object
        /// A class that the application's classes derive from.
        case superclass
        /// A subclass of one of UIKit's classes.
        case view(String)
        /// What the module adds to all objects.
        case extended
    }

    let name: String
    let uses: TypeUses
    let form: Form
    private(set) var inner: [StubType] = []
    private let names: StubNames

    private init(_ uses: TypeUses, _ names: StubNames, hasInner: Bool) {
        self.uses = uses
        self.names = names
        name = uses.path.split(separator: ".").last.map(String.init) ?? uses.path
        form = Self.form(of: uses, name, hasInner: hasInner)
    }

    private static func form(of uses: TypeUses, _ name: String, hasInner: Bool) -> Form {
        if uses.path == TypeUses.pathOfAddedMembers { return .extended }
        if uses.isWrapper { return .wrapper }
        if uses.isProtocol { return .protocolType }
        if let base = StubBase.named(name), uses.genericCount == 0 { return .view(base) }
        if uses.isFirstInherited { return .superclass }
        let isDelegate = name.hasSuffix("Delegate") || name.hasSuffix("DataSource")
        if isDelegate, !uses.members.contains(where: \.key.isStatic) { return .protocolType }
        return hasInner && uses.members.isEmpty ? .namespace : .object
    }

    /// The outermost types with those in them, of types sorted by their paths.
    static func tree(of uses: [TypeUses], _ names: StubNames, in outer: String = "") -> [StubType] {
        let prefix = outer.isEmpty ? "" : "\(outer)."
        let own = uses.filter { $0.path.hasPrefix(prefix) && !$0.path.dropFirst(prefix.count).contains(".") }
        return own.map { use in
            let inner = tree(of: uses.filter { $0.path.hasPrefix("\(use.path).") }, names, in: use.path)
            var type = StubType(use, names, hasInner: !inner.isEmpty)
            type.inner = inner
            return type
        }
    }

    var usesUIKit: Bool {
        if case .view = form { return true }
        return form == .superclass || form == .extended || inner.contains(where: \.usesUIKit)
    }

    /// The declaration with its members, and the types in it.
    func text() -> String {
        let members = StubMembers(of: self, names)
        let innerLines =
            form == .protocolType
            ? []
            : inner.map { type in
                type.text().split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(
                    String.init)
            }
        var text = Self.block(header, members.declarations + innerLines)
        if form == .protocolType, !members.extensionDeclarations.isEmpty {
            text += "\n" + Self.block("extension \(name)", members.extensionDeclarations)
        }
        return text
    }

    /// A declaration with others in braces; between those of several lines there are empty ones.
    private static func block(_ header: String, _ declarations: [[String]]) -> String {
        guard !declarations.isEmpty else { return "\(header) {}\n" }
        var lines: [String] = []
        for (index, declaration) in declarations.enumerated() {
            if index > 0, declaration.count > 1 || declarations[index - 1].count > 1 { lines.append("") }
            lines += declaration.map { $0.isEmpty ? "" : "    \($0)" }
        }
        return "\(header) {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    private var header: String {
        switch form {
        case .namespace: "public enum \(name)"
        case .protocolType: "public protocol \(name): AnyObject"
        case .wrapper: "@propertyWrapper\npublic struct \(name)<Value>"
        case .object: "public final class \(name)\(generics): StubObject, @unchecked Sendable"
        case .superclass: "open class \(name)\(generics): NSObject"
        case .view(let base): "open class \(name): \(base)"
        case .extended: "extension \(name)"
        }
    }

    private var generics: String {
        guard uses.genericCount > 0 else { return "" }
        return "<\((1...uses.genericCount).map { "Element\($0)" }.joined(separator: ", "))>"
    }

    /// The expression for an object that nothing tells of; `nil` if there is none.
    var object: String? {
        switch form {
        case .object: "\(name)(Unavailable())"
        case .superclass: "\(name)()"
        case .view(let base): StubBase.initializer(of: base).replacing("self.init", with: name)
        case .namespace, .protocolType, .wrapper, .extended: nil
        }
    }
}
