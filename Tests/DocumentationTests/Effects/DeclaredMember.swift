import Foundation

/// A public member as a source file declares it, or a public type itself.
struct DeclaredMember: Equatable {
    /// The type, such as `UIPasteboard.OptionsKey`.
    var owner: String
    /// The name, with the labels of a function; `nil` for the type itself.
    var name: String?
    /// The documentation on one line.
    var documentation = ""
    var isOpen = false
    /// Whether it is declared in an extension.
    var isInExtension = false
    /// Whether the function's body is empty, or the property's setter drops the value.
    var doesNothing = false

    /// How it is called where it is reported.
    var title: String { name.map { owner.isEmpty ? $0 : "\(owner).\($0)" } ?? owner }
}

extension DeclaredMember {
    /// Says in the documentation that something is there so that files compile, and nothing acts on it.
    static let marker = "It has no effect here."
    /// Says in the documentation of a method that it is there to be overridden.
    static let hook = "does nothing unless overridden."

    /// Whether its documentation says that nothing acts on it.
    var isMarked: Bool { documentation.contains(Self.marker) }

    /// Whether it does nothing, and its documentation does not say so in the fixed words.
    ///
    /// - Parameter protocols: the names of protocols, whose extensions have the methods that a delegate leaves out.
    func isSilent(protocols: Set<String>) -> Bool {
        guard doesNothing, !isMarked else { return false }
        if isOpen && documentation.contains(Self.hook) { return false }
        return !(isInExtension && protocols.contains(owner) && documentation.hasPrefix("Does nothing"))
    }
}
