import Foundation

/// The rules of style sheets whose selectors are a tag, a class, an identifier or all of these; other rules are left
/// out.
struct HTMLStyleSheet {
    private struct Rule {
        var tag: String?
        var classes: [String] = []
        var identifier: String?
        var declarations: [(property: String, value: String)]
        var order: Int

        /// The more specific of two rules counts; of equal ones the later.
        var weight: Int {
            (identifier == nil ? 0 : 10_000) + 100 * classes.count + (tag == nil ? 0 : 1)
        }

        func fits(_ tag: String, _ classes: [String], _ identifier: String?) -> Bool {
            if let own = self.tag, own != tag { return false }
            if let own = self.identifier, own != identifier { return false }
            return self.classes.allSatisfy(classes.contains)
        }
    }

    /// The rules by what an element must have.
    private var rules: [String: [Rule]] = [:]
    private var count = 0

    /// Adds the rules of a sheet.
    ///
    /// - Complexity: O(*n*) in its characters.
    mutating func add(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            rest = rest[open...].dropFirst()
            if selectors.contains("@") {
                // Such as a media query: its rules are in braces, too.
                Self.skipBlock(&rest)
                continue
            }
            let close = rest.firstIndex(of: "}") ?? rest.endIndex
            let declarations = HTMLStyle.declarations(rest[..<close])
            rest = close == rest.endIndex ? "" : rest[close...].dropFirst()
            for selector in selectors.split(separator: ",") {
                add(selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations)
            }
        }
    }

    private static func withoutComments(_ text: String) -> String {
        guard text.contains("/*") else { return text }
        let parts = text.components(separatedBy: "/*")
        return parts[0]
            + parts.dropFirst().map { part in
                part.range(of: "*/").map { String(part[$0.upperBound...]) } ?? ""
            }.joined()
    }

    private static func skipBlock(_ rest: inout Substring) {
        var depth = 1
        while depth > 0, let character = rest.popFirst() {
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
        }
    }

    private mutating func add(_ selector: String, _ declarations: [(property: String, value: String)]) {
        guard !selector.isEmpty, !selector.contains(where: { $0.isWhitespace || ">+~:[".contains($0) }) else {
            return
        }
        var rule = Rule(declarations: declarations, order: count)
        count += 1
        var word = ""
        var kind: Character = " "
        func keep(_ rule: inout Rule) {
            switch kind {
            case ".": rule.classes.append(word)
            case "#": rule.identifier = word
            default: if !word.isEmpty, word != "*" { rule.tag = word.lowercased() }
            }
        }
        for character in selector {
            if character == "." || character == "#" {
                keep(&rule)
                (word, kind) = ("", character)
            } else {
                word.append(character)
            }
        }
        keep(&rule)
        let key =
            rule.identifier.map { "#\($0)" } ?? rule.classes.first.map { ".\($0)" } ?? rule.tag ?? "*"
        rules[key, default: []].append(rule)
    }

    /// The declarations for an element, in the order in which they count.
    func declarations(for tag: String, _ attributes: [String: String]) -> [(property: String, value: String)]
    {
        guard count > 0 else { return [] }
        let classes = (attributes["class"] ?? "").split(separator: " ").map(String.init)
        var keys = ["*", tag] + classes.map { ".\($0)" }
        if let identifier = attributes["id"] { keys.append("#\(identifier)") }
        let found: [Rule] = keys.flatMap { rules[$0] ?? [] }.filter {
            $0.fits(tag, classes, attributes["id"])
        }
        return found.sorted { ($0.weight, $0.order) < ($1.weight, $1.order) }.flatMap(\.declarations)
    }
}
