#if DEBUG && os(Linux)
/// What the program's symbols tell of one class's own methods, as signatures in the demangler's words, such as
/// `tableView(_: HeadlessUIKit.UITableView, didSelectRowAt: Foundation.IndexPath) -> ()`.
struct ClassMethods {
    static let module = "HeadlessUIKit."

    /// Those that it has, whether they override or not, also in extensions.
    private(set) var declared: Set<String> = []
    /// Those that it is the first to have, for subclasses to override.
    private(set) var introduced: Set<String> = []
    /// By name of each protocol of this module that it adopts, what the protocol requires.
    private(set) var witnessed: [String: Set<String>] = [:]

    /// The class as the demangler writes it.
    private let owner: String

    /// What was found out, by class. It is the same whenever one asks.
    @MainActor private static var known: [UnsafeRawPointer: ClassMethods] = [:]

    /// The methods of a class; `nil` if it is none of the program's, or nameless in it.
    @MainActor static func of(_ type: AnyClass) -> ClassMethods? {
        guard let symbols = ProgramSymbols.ofThisProgram,
            let descriptor = symbols.runtime.descriptor(of: type)
        else { return nil }
        if let methods = known[descriptor] { return methods }
        // The descriptor is the one thing that all of a generic class's types have in common, and the symbol at its
        // place has the whole name of the class, also of one that is private or local, which the runtime has not.
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
        // A function, its place in a class's table, and what a protocol's table has for it: nothing else will do.
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

    /// What is left of a method's text without its class: in front of it, or behind it if that is a local one.
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
        let title = "protocol witness for \(Self.module)"
        let link = " in conformance "
        guard text.hasPrefix(title), let place = text.firstRange(of: link) else { return }
        let conformance = text[place.upperBound...]
        guard conformance.hasPrefix("\(owner) : ") || conformance.hasPrefix("\(owner)<") else { return }
        let requirement = text[..<place.lowerBound].dropFirst(title.count)
        guard let dot = requirement.firstIndex(of: ".") else { return }
        witnessed[String(requirement[..<dot]), default: []].insert(
            String(requirement[dot...].dropFirst()))
    }
}
#endif
