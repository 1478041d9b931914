/// Why a format has no answer for a view.
enum FormatProblem: Error {
    /// No class has such a key; `keys` are those of the value that was asked.
    case unknownKey(String, owner: String, keys: [String])
    /// An operator or function got what it cannot work with.
    case unsuitable(String)
    case unboundVariable(String, known: [String])
    case notAPattern(String)
    case patternTakesTooLong(String)
    case tooMuchWork
    case nestedTooDeep

    /// How much may be looked at for one view, in values that are read.
    static let workLimit = 1_000_000

    /// The problem in words.
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

    /// How many keys a report names.
    private static let shownKeys = 20

    private static func unknown(_ name: String, _ owner: String, _ keys: [String]) -> String {
        guard !keys.isEmpty else { return "\(owner) has no key \(name.quoted), nor any other" }
        let limit = max(1, min(3, name.count / 2))
        let near = keys.map { (key: $0, edits: name.lowercased().edits(to: $0.lowercased())) }
            .filter { $0.edits <= limit }
            .sorted { ($0.edits, $0.key) < ($1.edits, $1.key) }
            .map(\.key)
        let hint = near.first.map { " Did you mean \($0.quoted)?" } ?? ""
        let others = keys.sorted().filter { !near.contains($0) }
        let listed = near + others
        let rest = listed.count > shownKeys ? ", and \(listed.count - shownKeys) more" : ""
        return "\(owner) has no key \(name.quoted).\(hint) It has: "
            + listed.prefix(shownKeys).joined(separator: ", ") + rest
    }
}
