/// The values of build settings, with the variables in them replaced.
///
/// A setting that nothing assigns is empty, as in Xcode.
final class SettingValues {
    /// Where values refer to each other more often, or get longer, what is left is empty: no project needs it.
    private static let deepest = 64
    private static let longest = 1 << 15

    private struct Key: Hashable {
        var name: String
        /// How many of its assignments count.
        var count: Int
    }

    let settings: BuildSettings
    private var known: [Key: String] = [:]
    private var depth = 0

    init(_ settings: BuildSettings) { self.settings = settings }

    /// The value of a setting.
    subscript(name: String) -> String { value(name, settings.assignments[name]?.count ?? 0) }

    /// Whether a setting is `YES`.
    func isOn(_ name: String) -> Bool { ["YES", "TRUE", "1"].contains(self[name].uppercased()) }

    /// The words of a setting that is a list.
    func list(_ name: String) -> [String] { SettingText.words(self[name]) }

    /// A text with its variables replaced.
    func expand(_ text: String) -> String { expand(text, in: nil) }

    private func value(_ name: String, _ count: Int) -> String {
        guard count > 0, let text = settings.assignments[name]?[count - 1] else { return "" }
        let key = Key(name: name, count: count)
        if let known = known[key] { return known }
        // A setting that refers to itself on the way has nothing there.
        known[key] = ""
        let value = expand(text, in: key)
        known[key] = value
        return value
    }

    private func expand(_ text: String, in key: Key?) -> String {
        guard text.contains("$") else { return text }
        guard depth < Self.deepest else { return "" }
        depth += 1
        defer { depth -= 1 }
        var result = ""
        for piece in SettingText.pieces(text[...]) where result.utf8.count < Self.longest {
            switch piece {
            case .text(let text): result += text
            case .reference(let content): result += variable(expand(String(content), in: key), in: key)
            }
        }
        return result.utf8.count <= Self.longest ? result : String(result.prefix(Self.longest / 4))
    }

    /// The value of what stands in the brackets: a name, and modifiers.
    private func variable(_ content: String, in key: Key?) -> String {
        let parts = content.split(separator: ":", omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        let value =
            if let key, name == "inherited" || name == key.name {
                self.value(key.name, key.count - 1)
            } else {
                self[name]
            }
        return parts.dropFirst().reduce(value) { SettingText.modified($0, by: $1) }
    }
}
