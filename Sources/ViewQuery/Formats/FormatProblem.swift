/// Why a format has no answer for a view.
enum FormatProblem: Error {
    /// No class has such a key; `keys` are those of the value.
    case unknownKey(String, owner: String, keys: [String])
    /// An operator or function got an unsuitable value.
    case unsuitable(String)
    case unboundVariable(String, known: [String])
    case notAPattern(String)
    case patternTakesTooLong(String)
    case tooMuchWork
    case nestedTooDeep

    /// The limit of values that are read for one view.
    static let workLimit = 200_000

    var reason: String {
        switch self {
        case .unknownKey(let name, let owner, let keys): Self.unknown(name, owner, keys)
        case .unsuitable(let text): text
        case .unboundVariable(let name, let known):
            known.isEmpty
                ? "there is no $\(name)"
                : "there is no $\(name), only \(known.sorted().map { "$\($0)" }.joined(separator: ", "))"
        case .notAPattern(let source): "\(source.inOneLine.quoted) is not a regular expression"
        case .patternTakesTooLong(let text):
            "there are too many ways in which \(text.inOneLine.quoted) could match, and none was found in time"
        case .tooMuchWork: "it leads to more than \(Self.workLimit) values"
        case .nestedTooDeep: "its lists are nested more than \(FormatValue.depthLimit) levels deep"
        }
    }

    /// How many keys a report lists, and how many if it has no better suggestion.
    private static let shownKeys = 20
    private static let shownViewKeys = 40

    private static func unknown(_ name: String, _ owner: String, _ keys: [String]) -> String {
        guard !keys.isEmpty else { return "\(owner) has no key \(name.quoted), nor any other" }
        let near = nearNames(to: name, among: keys)
        return "\(owner) has no key \(name.quoted).\(hint(near.prefix(1))) It has: \(list(keys, first: near))"
    }

    /// The error about a key that no class has, with similar names of all keys, or else the keys of every view.
    static func unknownAnywhere(_ name: String, among names: [String], viewKeys: [String]) -> String {
        let near = nearNames(to: name, among: names).prefix(shownHints)
        let all = near.isEmpty ? " All views have: \(list(viewKeys, first: [], limit: shownViewKeys))." : ""
        return "no class has a key \(name.quoted).\(hint(near))\(all)"
            + " For a key of your own, call ViewKeys.register(\(name.quoted), of: YourView.self) { … }"
    }

    /// How many names a report suggests if the owner is not known.
    private static let shownHints = 3

    private static func hint(_ near: ArraySlice<String>) -> String {
        near.isEmpty ? "" : " Did you mean \(near.map(\.quoted).alternatives)?"
    }

    private static func list(_ keys: [String], first: [String], limit: Int = shownKeys) -> String {
        let listed = first + keys.sorted().filter { !first.contains($0) }
        let rest = listed.count > limit ? ", and \(listed.count - limit) more" : ""
        return listed.prefix(limit).joined(separator: ", ") + rest
    }

    /// The similar names, the most similar first.
    private static func nearNames(to name: String, among names: [String]) -> [String] {
        let limit = max(1, min(3, name.count / 2))
        let distance = TextDistance(to: name)
        return names.map { (name: $0, edits: distance.edits(from: $0) ?? .max) }
            .filter { $0.edits <= limit }
            .sorted { ($0.edits, $0.name.count, $0.name) < ($1.edits, $1.name.count, $1.name) }
            .map(\.name)
    }
}
