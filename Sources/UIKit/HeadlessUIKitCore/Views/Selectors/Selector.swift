import FailureReporting

/// The name of a method that is called on an object which is found later, with a reference to the method.
///
/// Swift has no `#selector` without Objective-C. A selector is made from a name and an unapplied method reference:
///
/// ```swift
/// button.addTarget(self, action: Selector("save:", Form.save(_:)), for: .touchUpInside)
/// button.removeTarget(self, action: Selector("save:"), for: .touchUpInside)
/// ```
///
/// The method takes no parameter, the sender, or the sender and the event. Its class may be on the main actor or not;
/// it is called on the main actor. It may belong to a protocol, or to a class object, as in
/// `Selector("sharedApplication") { (type: UIApplication.Type) in { type.shared } }`.
///
/// Selectors with the same name are equal, whatever their methods. `Selector(Form.save)` has no name; it equals only
/// selectors that the same line of code made for the same class. `Selector("save:")` has no method: it calls the method
/// that the target's class lists under that name, see ``SelectorProvider``.
public struct Selector: Sendable {
    private enum Identity: Sendable {
        case name(String)
        /// The line that made it, for a method whose name is unknown.
        case site(CallSite)
        /// A method whose name and line are unknown.
        case itself(Token)
    }

    private final class Token: Sendable {}

    private let identity: Identity
    let method: SelectorMethod?

    /// Makes a selector of a name alone, such as `"save:"`, with a colon for each parameter.
    ///
    /// - Complexity: O(1); the method is looked up when it is called.
    public init(_ name: String) {
        self.init(name, nil)
    }

    init(_ name: String, _ method: SelectorMethod?) {
        identity = .name(name)
        self.method = method
    }

    init(_ method: SelectorMethod, at site: CallSite) {
        identity = .site(site)
        self.method = method
    }

    /// A method that equals only copies of itself.
    init(_ method: SelectorMethod) {
        identity = .itself(Token())
        self.method = method
    }

    /// The method's name, with a colon for each parameter; `nil` for a method whose name is unknown.
    public var name: String? {
        switch identity {
        case .name(let name): name
        case .site, .itself: nil
        }
    }
}

extension Selector: Hashable {
    /// Whether the names are the same; without names, whether one line of code made both for the same class.
    public static func == (lhs: Selector, rhs: Selector) -> Bool {
        switch (lhs.identity, rhs.identity) {
        case (.name(let name), .name(let other)): name == other
        case (.site(let site), .site(let other)):
            site.line == other.line && site.column == other.column && lhs.method?.owner == rhs.method?.owner
                && site.fileID.isEqual(to: other.fileID)
        case (.itself(let token), .itself(let other)): token === other
        default: false
        }
    }

    /// Hashes the name, or the line that made the selector.
    public func hash(into hasher: inout Hasher) {
        switch identity {
        case .name(let name): hasher.combine(name)
        case .site(let site):
            hasher.combine(site.line)
            hasher.combine(site.column)
        case .itself(let token): hasher.combine(ObjectIdentifier(token))
        }
    }
}

extension StaticString {
    fileprivate func isEqual(to other: StaticString) -> Bool {
        withUTF8Buffer { text in other.withUTF8Buffer { text.elementsEqual($0) } }
    }
}

extension Selector: CustomStringConvertible, CustomDebugStringConvertible {
    /// The name; `a method of Form` for a method whose name is unknown.
    public var description: String {
        name ?? "a method of \(method.map { "\($0.ownerType)" } ?? "no class")"
    }

    /// The name; `a method of Form` for a method whose name is unknown.
    public var debugDescription: String { description }
}

extension Selector: ExpressibleByStringLiteral {
    /// Makes a selector of a name alone, such as `"save:"`.
    public init(stringLiteral value: String) {
        self.init(value)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with a name, such as `"save:"`; it calls the method that the target's class lists under it.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a selector's name; for a method whose name is unknown, its description.
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}
