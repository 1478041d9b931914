import Foundation
import TestSupport
import Testing

/// What the sources of the framework say of its classes: their superclasses, and their public properties.
struct PropertyScan {
    struct Class {
        var superclass: String?
        /// The folder of the framework that it is in; `nil` if one text was read.
        var wing: String?
        var isPublic: Bool
        /// The names, in alphabetical order.
        var properties: Set<String> = []
    }

    private(set) var classes: [String: Class] = [:]
    private var propertiesOf: [String: Set<String>] = [:]
    /// Where the text is from that is read.
    private var wing: String?

    /// Reads all Swift files of modules.
    init(modules: [String]) throws {
        for module in modules {
            let folder = try #require(PackageSources.modules[module])
            for path in try PackageSources.swiftFiles(below: folder) {
                wing = module == "HeadlessLists" ? "Lists" : path.split(separator: "/").first.map(String.init)
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                // Some classes are open for the optimizer alone, some members for the modules above.
                read(
                    text.replacing(/@_spi[^\n]*\nopen class/, with: "class")
                        .replacing(/@_spi\(Wings\) (open|public)/, with: "internal"))
            }
        }
        finish()
    }

    /// Reads one text.
    init(text: String) {
        read(text)
        finish()
    }

    private mutating func finish() {
        for (name, properties) in propertiesOf { classes[name]?.properties = properties }
    }

    /// The public view classes, and the responder that they come from, in alphabetical order.
    var viewClasses: [String] {
        classes.keys.filter { classes[$0]?.isPublic == true && ($0 == "UIResponder" || isView($0)) }.sorted()
    }

    private func isView(_ name: String) -> Bool {
        var next: String? = name
        while let current = next {
            if current == "UIView" { return true }
            next = classes[current]?.superclass
        }
        return false
    }

    // MARK: Reading

    /// A declaration with a body that has not ended yet.
    private struct Scope {
        var depth: Int
        /// The class that the body is of; `nil` for all else.
        var owner: String?
        /// Whether what is declared in it is public unless it says otherwise.
        var isPublic: Bool
    }

    private mutating func read(_ text: String) {
        var scopes: [Scope] = []
        var depth = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let code = Self.code(of: String(line))
            let words = Self.words(of: code)
            if let scope = scopes.last, let owner = scope.owner, depth == scope.depth + 1 {
                note(words, of: owner, isPublic: scope.isPublic)
            }
            if let scope = declaration(words, code, depth, isOutermost: scopes.isEmpty) {
                scopes.append(scope)
            }
            depth += code.count { $0 == "{" } - code.count { $0 == "}" }
            if code.contains("}") {
                while let last = scopes.last, depth <= last.depth { scopes.removeLast() }
            }
        }
    }

    /// A line without its comment, and with nothing in its literals.
    private static func code(of line: String) -> String {
        var code = ""
        var isInText = false
        var previous: Character?
        for character in line {
            if character == "\"", previous != "\\" {
                isInText.toggle()
            } else if !isInText {
                if character == "/", previous == "/" { return String(code.dropLast()) }
                code.append(character)
            }
            previous = character
        }
        return code
    }

    /// The words at the beginning of a declaration: attributes are left out, as is what is in parentheses.
    private static func words(of code: String) -> [String] {
        var isInParentheses = 0
        var plain = ""
        for character in code {
            if character == "(" { isInParentheses += 1 }
            if isInParentheses == 0 { plain.append(":{<=,".contains(character) ? " " : character) }
            if character == ")" { isInParentheses -= 1 }
        }
        return plain.split(separator: " ").map(String.init).filter { !$0.hasPrefix("@") }
    }

    private static let publicWords: Set = ["public", "open"]
    private static let hidingWords: Set = ["private", "fileprivate", "internal", "package"]
    /// What is not a property of an object, or one of a superclass's.
    private static let otherWords: Set = ["static", "class", "override"]

    private mutating func note(_ words: [String], of owner: String, isPublic: Bool) {
        guard let index = words.firstIndex(where: { $0 == "var" || $0 == "let" }), words.count > index + 1
        else {
            return
        }
        let modifiers = Set(words[..<index])
        guard modifiers.isDisjoint(with: Self.otherWords.union(["func", "init", "case", "if", "guard"]))
        else { return }
        let isSeen = !modifiers.isDisjoint(with: Self.publicWords) || isPublic
        // What may be set inside alone has lost its parentheses: `private(set)` is still there before `public`.
        let isHidden =
            !modifiers.isDisjoint(with: Self.hidingWords) && modifiers.isDisjoint(with: Self.publicWords)
        let name = words[index + 1].trimmingCharacters(in: CharacterSet(charactersIn: "`"))
        if isSeen, !isHidden, name != "customMirror" { propertiesOf[owner, default: []].insert(name) }
    }

    private mutating func declaration(
        _ words: [String], _ code: String, _ depth: Int, isOutermost: Bool
    ) -> Scope? {
        let kinds: Set = ["class", "extension", "struct", "enum", "protocol", "actor"]
        guard code.contains("{"), let index = words.firstIndex(where: { kinds.contains($0) }),
            words.count > index + 1, Set(words[..<index]).isDisjoint(with: ["var", "let", "func", "init"]),
            !["var", "func", "let"].contains(words[index + 1])
        else { return nil }
        let (kind, name) = (words[index], words[index + 1])
        let isPublic = !Set(words[..<index]).isDisjoint(with: Self.publicWords)
        guard isOutermost, kind == "class" || kind == "extension" else {
            return Scope(depth: depth, owner: nil, isPublic: false)
        }
        if kind == "class" {
            let superclass = words.count > index + 2 && code.contains(":") ? words[index + 2] : nil
            classes[name] = Class(superclass: superclass, wing: wing, isPublic: isPublic)
        }
        return Scope(depth: depth, owner: name, isPublic: kind == "extension" && isPublic)
    }
}
