/// The conditions of `#if` that a member takes with it.
struct MovedConditions {
    /// The directive in front of the member; `nil` if there is no condition.
    let opening: String?
    /// The directive behind it.
    let closing: String?

    init(_ moving: MovingMember, in rewriting: FileRewriting) {
        let file = rewriting.file
        var path = file.conditions.path(to: moving.member.prefix.start)
        if moving.destination.file === file {
            let around = Set(file.conditions.path(to: moving.destination.closingBrace))
            path.removeAll { around.contains($0) }
        }
        let conditions = path.map { Self.condition($0, rewriting) }
        opening = conditions.isEmpty ? nil : "#if " + conditions.joined(separator: " && ")
        closing = conditions.isEmpty ? nil : "#endif"
    }

    /// The conditions around a token, from the outermost to the innermost, without those that always hold.
    static func texts(around index: Int, in rewriting: FileRewriting) -> [String] {
        rewriting.file.conditions.path(to: index).map { condition($0, rewriting) }.filter { $0 != "(true)" }
    }

    /// The condition under which a branch holds: its own, and none of those in front of it.
    private static func condition(_ branch: Int, _ rewriting: FileRewriting) -> String {
        let file = rewriting.file
        let branches = file.conditions.branches
        var parts: [String] = []
        var current = branch
        while current >= 0 {
            let tokens = branches[current].condition
            if !tokens.isEmpty {
                let range = file.code[tokens.lowerBound].start..<file.code[tokens.upperBound - 1].end
                let text = rewriting.edits.text(of: range, in: file.bytes, isMoved: true)
                parts.append(current == branch ? "(\(text))" : "!(\(text))")
            }
            current = branches[current].previous
        }
        return parts.reversed().joined(separator: " && ")
    }
}
