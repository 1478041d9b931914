import Foundation

/// What a line declares: its modifiers, keyword and name.
struct DeclarationHead {
    private(set) var keyword = ""
    private(set) var name = ""
    private var modifiers: Set<Substring> = []

    var isOpen: Bool { modifiers.contains("open") }
    var isPublic: Bool { modifiers.contains("public") || isOpen }
    /// Whether it is declared as less than public, or as for other modules of the package alone.
    var isHidden: Bool {
        !modifiers.isDisjoint(with: ["package", "internal", "fileprivate", "private"])
    }
    var isType: Bool { Self.types.contains(keyword) }
    var isFunction: Bool { ["func", "init", "subscript"].contains(keyword) }

    private static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]
    private static let words: Set<Substring> = [
        "open", "public", "package", "internal", "fileprivate", "private", "final", "static", "override",
        "mutating", "nonmutating", "nonisolated", "weak", "unowned", "lazy", "required", "convenience",
        "dynamic", "indirect",
    ]

    /// Reads a line; `nil` if it declares nothing that has members or is one.
    init?(_ line: String) {
        // An attribute's own words may have spaces in parentheses.
        let plain = line.replacing(/@\w+(\([^)]*\))? */, with: "")
        let parts = plain.split(separator: " ")
        var index = 0
        func isClassMember() -> Bool {
            parts[index] == "class" && index + 1 < parts.count
                && (Self.words.contains(parts[index + 1]) || ["func", "var"].contains(parts[index + 1]))
        }
        while index < parts.count,
            Self.words.contains(parts[index]) || parts[index].contains("(") || isClassMember()
        {
            // `init(…)` is a declaration, `private(set)` a modifier.
            if parts[index].hasPrefix("init") || parts[index].hasPrefix("subscript") { break }
            guard Self.words.contains(parts[index].prefix { $0.isLetter }) || isClassMember() else {
                return nil
            }
            modifiers.insert(parts[index])
            index += 1
        }
        guard index < parts.count, !line.contains("@_spi") else { return nil }
        keyword = String(parts[index].prefix { $0.isLetter })
        if ["init", "subscript"].contains(keyword) {
            name = keyword
        } else if Self.types.contains(keyword) || ["func", "var", "let"].contains(keyword) {
            guard index + 1 < parts.count else { return nil }
            name = String(parts[index + 1].prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) })
            while name.hasSuffix(".") { name.removeLast() }
        } else {
            return nil
        }
    }
}
