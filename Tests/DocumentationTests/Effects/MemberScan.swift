import Foundation

/// The public members of a source file that `swift format` has laid out: a declaration begins a line, and what belongs
/// to it stands further in.
struct MemberScan {
    /// The public members, and types whose documentation says that nothing acts on them.
    private(set) var members: [DeclaredMember] = []
    /// The names of the protocols.
    private(set) var protocols: Set<String> = []

    private struct Scope {
        var indent: Int
        var name: String
        var isVisible: Bool
        var isExtension: Bool
        /// Whether its members are public without saying so.
        var showsMembers: Bool
    }

    private var scopes: [Scope] = []
    private var documentation: [String] = []
    private let lines: [Substring]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var isInText = false
        for index in lines.indices {
            let wasInText = isInText
            if lines[index].ranges(of: "\"\"\"").count % 2 == 1 { isInText.toggle() }
            if !wasInText { read(index) }
        }
    }

    private func indent(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

    private func trimmed(_ index: Int) -> String { lines[index].trimmingCharacters(in: .whitespaces) }

    private mutating func read(_ index: Int) {
        let line = trimmed(index)
        if line.hasPrefix("///") {
            documentation.append(line.dropFirst(3).trimmingCharacters(in: .whitespaces))
            return
        }
        guard !line.hasPrefix("#"), line != "{" else { return }
        guard !line.isEmpty else { return documentation = [] }
        while let scope = scopes.last, indent(index) <= scope.indent { scopes.removeLast() }
        guard indent(index) == (scopes.last.map { $0.indent + 4 } ?? 0) else { return }
        guard let head = DeclarationHead(line) else {
            // Attributes stand between the documentation and what they belong to.
            if !line.hasPrefix("@") { documentation = [] }
            return
        }
        add(head, at: index)
        documentation = []
    }

    private mutating func add(_ head: DeclarationHead, at index: Int) {
        let scope = scopes.last
        let isVisible =
            (scope?.isVisible ?? true) && (head.isPublic || scope?.showsMembers == true && !head.isHidden)
        let text = documentation.joined(separator: " ")
        guard head.isType else {
            guard isVisible else { return }
            let declaration = declaration(at: index)
            members.append(
                DeclaredMember(
                    owner: scope?.name ?? "", name: head.name + labels(of: declaration, after: head),
                    documentation: text, isOpen: head.isOpen, isInExtension: scope?.isExtension == true,
                    doesNothing: doesNothing(head, declaration, at: index)))
            return
        }
        let name = (scope.map { "\($0.name)." } ?? "") + head.name
        let isExtension = head.keyword == "extension"
        scopes.append(
            Scope(
                indent: indent(index), name: name, isVisible: isVisible || isExtension && !head.isHidden,
                isExtension: isExtension,
                showsMembers: head.isPublic && (isExtension || head.keyword == "protocol")))
        if head.keyword == "protocol" { protocols.insert(name) }
        let type = DeclaredMember(owner: name, documentation: text)
        if isVisible, type.isMarked { members.append(type) }
    }

    /// The lines of a declaration up to its body's first line, as one.
    private func declaration(at index: Int) -> String {
        var text = trimmed(index)
        var next = index + 1
        while next < lines.endIndex, !text.hasSuffix("{"), !text.hasSuffix("{}") {
            let line = trimmed(next)
            let goesOn =
                indent(next) > indent(index) && !line.isEmpty
                || ["{", ")", "->", "where"].contains { line.hasPrefix($0) } && indent(next) == indent(index)
            guard goesOn else { break }
            text += " " + line
            next += 1
        }
        return text
    }

    /// The labels of a function's parameters, in parentheses; empty for a property.
    private func labels(of declaration: String, after head: DeclarationHead) -> String {
        guard head.isFunction, let start = declaration.range(of: head.name)?.upperBound,
            let open = declaration[start...].firstIndex(of: "(")
        else { return "" }
        var depth = 0
        var (parameters, parameter) = ([String](), "")
        for character in declaration[open...].replacing("->", with: "") {
            if ")]>".contains(character) { depth -= 1 }
            if depth == 0, character == ")" { break }
            if depth == 1, character == "," {
                parameters.append(parameter)
                parameter = ""
            } else if depth >= 1 {
                parameter.append(character)
            }
            if "([<".contains(character) { depth += 1 }
        }
        parameters.append(parameter)
        return "(\(parameters.map(Self.label(of:)).joined()))"
    }

    /// The label of a parameter with its colon, such as `at:` of `at place: Int`; empty for none.
    private static func label(of parameter: String) -> String {
        let name = parameter.drop { $0 == " " }.prefix { $0 != " " && $0 != ":" }
        return name.isEmpty ? "" : "\(name):"
    }

    private func doesNothing(_ head: DeclarationHead, _ declaration: String, at index: Int) -> Bool {
        if head.isFunction { return declaration.hasSuffix("{}") && head.keyword != "init" }
        guard declaration.hasSuffix("{") else { return false }
        let body = lines.indices.dropFirst(index + 1).prefix {
            indent($0) > indent(index) || trimmed($0).isEmpty
        }
        return body.contains {
            ["set {}", "nonmutating set {}", "set { _ = newValue }"].contains(trimmed($0))
        }
    }
}
