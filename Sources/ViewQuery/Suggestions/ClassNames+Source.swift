import HeadlessUIKit

extension ClassNames {
    /// The name of a view class as a test writes it, with its outer types; `nil` if the test cannot name it.
    ///
    /// It cannot name a class that is private or in a function, one of UIKit that is not public, and one of a module
    /// that it does not see the inside of: what such a module makes public is not known when the program runs.
    ///
    /// - Parameter modules: the test's own module, and those that it imports with `@testable`.
    @MainActor
    package static func name(of viewClass: UIView.Type, inTestOf modules: Set<String>) -> String? {
        if ViewTree.isFrameworkClass(viewClass) {
            return publicClasses.contains(ObjectIdentifier(viewClass)) ? "\(viewClass)" : nil
        }
        return SourceTypeName(String(reflecting: viewClass), inTestOf: modules)?.text
    }
}

/// A type's whole name without the modules, of which a test has to see each.
private struct SourceTypeName {
    private(set) var text = ""

    /// The modules of generic arguments that all code sees.
    private static let standardModules: Set<String> = ["Swift", "Foundation"]

    /// - Parameter name: as `String(reflecting:)` has it: `App.Box<Swift.Int>`.
    @MainActor
    init?(_ name: String, inTestOf modules: Set<String>) {
        var rest = name[...]
        while !rest.isEmpty {
            // A type inside an extension of a type elsewhere.
            let own = Self.takeExtension(from: &rest)
            let part = rest.prefix { !Self.delimiters.contains($0) }
            rest = rest.dropFirst(part.count)
            if part.first == "." || part.isEmpty {
                text += part
            } else {
                guard part.contains("."), let type = Self.path(in: part, own, modules) else { return nil }
                text += type
            }
            if let delimiter = rest.popFirst() { text.append(delimiter) }
        }
        if text.contains("(") { return nil }
    }

    private static let delimiters: Set<Character> = ["<", ">", ",", " ", "("]

    /// The module in `(extension in App):`, which precedes the name of the type that is extended.
    private static func takeExtension(from rest: inout Substring) -> String? {
        let (start, end) = ("(extension in ", "):")
        guard rest.hasPrefix(start), let closing = rest.firstRange(of: end) else { return nil }
        let module = rest[rest.index(rest.startIndex, offsetBy: start.count)..<closing.lowerBound]
        rest = rest[closing.upperBound...]
        return String(module)
    }

    /// The type's path without its module; `nil` if the test does not see it.
    @MainActor
    private static func path(in name: Substring, _ own: String?, _ modules: Set<String>) -> Substring? {
        let module = own ?? String(name.prefix { $0 != "." })
        guard modules.contains(module) || standardModules.contains(module) || isPublic(name) else {
            return nil
        }
        return name.drop { $0 != "." }.dropFirst()
    }

    /// Whether it is a public view class of UIKit.
    @MainActor
    private static func isPublic(_ name: Substring) -> Bool {
        OwnModules.names.contains { name.hasPrefix("\($0).") }
            && ViewTree.ownClasses.contains { String(reflecting: $0) == name }
    }
}
