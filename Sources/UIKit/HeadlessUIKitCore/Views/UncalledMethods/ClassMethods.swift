#if DEBUG && os(Linux)
/// The methods of one class, from the program's symbols. They are signatures in the demangler's format, such as
/// `tableView(_: HeadlessLists.UITableView, didSelectRowAt: Foundation.IndexPath) -> ()`.
struct ClassMethods {
    /// The methods that the class declares, overrides or not, also in extensions.
    private(set) var declared: Set<String> = []
    /// The methods that the class introduces, for subclasses to override.
    private(set) var introduced: Set<String> = []
    /// The requirements of each protocol that the class adopts, by the protocol's name with its module, such as
    /// `HeadlessLists.UITableViewDelegate`.
    private(set) var witnessed: [String: Set<String>] = [:]

    /// The class in the demangler's format.
    private let owner: String

    /// The results by class; they never change.
    @MainActor private static var known: [UnsafeRawPointer: ClassMethods] = [:]

    /// Returns the methods of a class; `nil` if it is not one of the program's, or has no name in its symbols.
    @MainActor static func of(_ type: AnyClass) -> ClassMethods? {
        guard let symbols = ProgramSymbols.ofThisProgram,
            let descriptor = symbols.runtime.descriptor(of: type)
        else { return nil }
        if let methods = known[descriptor] { return methods }
        // All types of a generic class share the descriptor, and the symbol at its address has the full name
        // of the class, also of one that is private or local; the runtime does not have that name.
        guard let symbol = symbols.name(at: descriptor, suffix: "Mn"),
            let methods = ClassMethods(named: String(symbol.dropLast(2)), in: symbols)
        else { return nil }
        known[descriptor] = methods
        return methods
    }

    private init?(named symbol: String, in symbols: ProgramSymbols) {
        let title = "nominal type descriptor for "
        guard let text = symbols.runtime.demangled(symbol + "Mn"), text.hasPrefix(title) else { return nil }
        owner = String(text.dropFirst(title.count))
        // A function, its entry in a class's table, and a protocol's witness for it: nothing else counts.
        for name in symbols.names(prefix: symbol, suffixes: ["F", "FTq", "TW"]) {
            guard let text = symbols.runtime.demangled(name) else { continue }
            if name.hasSuffix("TW") {
                noteWitness(text)
            } else if name.hasSuffix("Tq") {
                if let signature = signature(text, after: "method descriptor for ") {
                    introduced.insert(signature)
                }
            } else if let signature = signature(text, after: "") {
                declared.insert(signature)
            }
        }
    }

    /// Returns a method's text without its class, which stands in front of it, or behind it for a local class.
    private func signature(_ text: String, after title: String) -> String? {
        guard text.hasPrefix(title) else { return nil }
        var rest = text.dropFirst(title.count)
        if rest.hasPrefix("(extension in "), let end = rest.firstIndex(of: ":") {
            rest = rest[end...].dropFirst()
        }
        if rest.hasPrefix("\(owner).") { return String(rest.dropFirst(owner.count + 1)) }
        if rest.hasSuffix(" in \(owner)") { return String(rest.dropLast(owner.count + 4)) }
        return nil
    }

    private mutating func noteWitness(_ text: String) {
        let title = "protocol witness for "
        let link = " in conformance "
        guard text.hasPrefix(title), let place = text.firstRange(of: link) else { return }
        let conformance = text[place.upperBound...]
        guard conformance.hasPrefix("\(owner) : ") || conformance.hasPrefix("\(owner)<") else { return }
        let requirement = text[..<place.lowerBound].dropFirst(title.count)
        // A module, a protocol, a method.
        guard let end = requirement.firstIndex(of: "."),
            let dot = requirement[end...].dropFirst().firstIndex(of: ".")
        else { return }
        witnessed[String(requirement[..<dot]), default: []].insert(
            String(requirement[dot...].dropFirst()))
    }
}
#endif
