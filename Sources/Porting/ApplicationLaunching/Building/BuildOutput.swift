/// What a build writes, told apart: its progress, and what the compiler says.
struct BuildOutput {
    /// The latest step, such as `[12/300] Compiling MyApp AppDelegate.swift`.
    private(set) var progress: String?
    /// What the compiler and SwiftPM say: a part begins with a line such as `A.swift:1:1: error: …`, or after a step.
    private var parts: [String] = []
    private var isAfterStep = true
    private var rest: [UInt8] = []

    /// What was said, each error once, without warnings.
    var errors: String {
        var seen: Set<String> = []
        return parts.filter { !Self.isLeftOut($0) }.map(Self.trimmed).filter { seen.insert($0).inserted }
            .map { "\($0)\n" }.joined()
    }

    /// Reads what comes next.
    mutating func take(_ bytes: ArraySlice<UInt8>) {
        rest += bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            read(String(decoding: rest[..<end], as: UTF8.self))
            rest.removeSubrange(...end)
        }
    }

    /// Reads a last line that has no end.
    mutating func finish() {
        if !rest.isEmpty { take([UInt8(ascii: "\n")]) }
    }

    private mutating func read(_ line: String) {
        if line.prefixMatch(of: #/\[\d+/\d+\] /#) != nil {
            (progress, isAfterStep) = (line, true)
        } else if line.prefixMatch(of: #/Building for |Build of product .* complete!/#) == nil {
            // A note belongs to the error before it.
            let isBeginning = line.prefixMatch(of: #/(?:\S.*?:\d+:\d+: )?(?:error|warning): /#) != nil
            if isBeginning || isAfterStep {
                parts.append(line)
            } else {
                parts[parts.count - 1] += "\n\(line)"
            }
            isAfterStep = false
        }
    }

    /// Warnings, and that a command of SwiftPM's own failed, which says nothing.
    private static func isLeftOut(_ part: String) -> Bool {
        part.prefixMatch(of: #/(?:\S.*?:\d+:\d+: )?warning: |error: emit-module command failed/#) != nil
    }

    private static func trimmed(_ text: String) -> String {
        String(text.reversed().drop(while: \.isWhitespace).reversed())
    }
}
