import Foundation

/// The list of Limits.md of what is there so that files compile, and has no effect.
struct EffectsText {
    private static let heading = "## What has no effect"

    private let owners: [(owner: String, names: [String])]

    /// How many members are in the list; a type counts as one.
    var count: Int { owners.reduce(0) { $0 + max(1, $1.names.count) } }

    /// Takes those that are marked, by their types; a type that is marked stands for its members.
    init(members: [DeclaredMember]) {
        let marked = Dictionary(grouping: members.filter(\.isMarked), by: \.owner)
        owners = marked.sorted { $0.key < $1.key }.map { owner, members in
            (owner, members.contains { $0.name == nil } ? [] : Set(members.compactMap(\.name)).sorted())
        }
    }

    var table: String {
        let rows = owners.map { owner, names in
            let cell = names.isEmpty ? "all of it" : names.map { "`\($0)`" }.joined(separator: ", ")
            return "| `\(owner)` | \(cell) |"
        }
        return (["| Type | What has no effect |", "|---|---|"] + rows).joined(separator: "\n")
    }

    /// The page with this list in place of its own; `nil` if it has no place for one.
    func written(into page: String) -> String? {
        guard let start = page.range(of: Self.heading + "\n"),
            let end = page.range(of: "\n## ", range: start.upperBound..<page.endIndex),
            let old = page.range(of: "| Type |", range: start.upperBound..<end.lowerBound)
        else { return nil }
        return page.replacingCharacters(in: old.lowerBound..<end.lowerBound, with: table + "\n")
    }
}
