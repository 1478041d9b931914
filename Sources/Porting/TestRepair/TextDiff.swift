/// The difference of two texts with the same number of lines, as `diff -u` writes it.
struct TextDiff {
    private static let context = 3

    let path: String
    let former: [String]
    let new: [String]

    /// The difference; empty if there is none.
    var text: String {
        let changed = former.indices.filter { former[$0] != new[$0] }
        guard !changed.isEmpty else { return "" }
        var lines = ["--- \(path)", "+++ \(path)"]
        var rest = changed[...]
        while let first = rest.first {
            var last = first
            while let next = rest.first, next <= last + 2 * Self.context {
                last = next
                rest.removeFirst()
            }
            lines += hunk(max(0, first - Self.context)..<min(former.count, last + Self.context + 1))
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func hunk(_ range: Range<Int>) -> [String] {
        var lines = ["@@ -\(range.lowerBound + 1),\(range.count) +\(range.lowerBound + 1),\(range.count) @@"]
        var index = range.lowerBound
        while index < range.upperBound {
            var end = index
            while end < range.upperBound, former[end] != new[end] { end += 1 }
            if end == index {
                lines.append(" \(former[index])")
                index += 1
            } else {
                lines += former[index..<end].map { "-\($0)" } + new[index..<end].map { "+\($0)" }
                index = end
            }
        }
        return lines
    }
}
