/// What an explored application writes down of itself, in the order in which it happens.
@MainActor
final class Diary {
    private var lines: [String] = []

    func note(_ line: String) {
        lines.append(line)
    }

    /// The lines since the last time.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}
