/// A sign of a symbol, in a square of 24 by 24: a simple drawing of this package's own.
struct SymbolGlyph {
    /// The path of its lines, in the notation of SVG.
    var line = ""
    /// The path that is filled.
    var area = ""
    /// Whether its lines surround what a filled symbol fills.
    var isOutline = false

    /// The sign of a name that has none: a square with a dot, which claims nothing.
    static let neutral = SymbolGlyph(
        "outline",
        "M7.5 3.5H16.5A4 4 0 0 1 20.5 7.5V16.5A4 4 0 0 1 16.5 20.5H7.5A4 4 0 0 1 3.5 16.5V7.5A4 4 0 0 1 7.5 3.5Z"
            + "|(12 12 1.5)")

    /// The signs by the names of symbols, without what is around them.
    ///
    /// They are read of tables with a sign a line: the names of its symbols, whether its lines surround what a filled symbol
    /// fills, the path of its lines, and after a bar the path that is filled. A circle is its middle and its radius in
    /// parentheses.
    static let all: [String: SymbolGlyph] = [signs, objects].joined(separator: "\n").split(separator: "\n")
        .reduce(into: [:]) { all, row in
            let words = row.split(separator: " ", maxSplits: 2)
            let glyph = SymbolGlyph(words[1], words[2])
            for name in words[0].split(separator: ",") { all[String(name)] = glyph }
        }

    private init(_ kind: Substring, _ paths: Substring) {
        let paths = paths.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        line = Self.withCircles(paths[0])
        if paths.count > 1 { area = Self.withCircles(paths[1]) }
        isOutline = kind == "outline"
    }

    /// The path with its circles in the notation of SVG.
    private static func withCircles(_ path: Substring) -> String {
        let parts = path.split(separator: "(", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { path, part in
            let halves = part.split(separator: ")", maxSplits: 1, omittingEmptySubsequences: false)
            let numbers = halves[0].split(separator: " ").compactMap { Double($0) }
            return path + circle(numbers[0], numbers[1], numbers[2]) + halves[1]
        }
    }

    private static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
        "M\(x - radius) \(y)a\(radius) \(radius) 0 1 0 \(2 * radius) 0a\(radius) \(radius) 0 1 0 \(-2 * radius) 0"
    }
}
