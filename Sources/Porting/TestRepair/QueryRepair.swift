/// A change of a line of a test whose query finds nothing, as its failure proposes it.
struct QueryRepair: Hashable {
    /// The line, counted from 1.
    let line: Int
    let new: String

    /// The change that a failure proposes for a file's lines; `nil` if it proposes none that fits the file.
    init?(_ failure: PrintedFailure, in lines: [String]) {
        guard lines.indices.contains(failure.line - 1) else { return nil }
        let texts = failure.text.split(separator: "\n").map(String.init).filter { $0 != "Issue recorded" }
        for (wanted, found) in Self.replacements(texts) where wanted != found {
            // What stands behind a constant or in a statement of several lines is elsewhere.
            let near = [failure.line - 1] + (1...3).map { failure.line - 1 + $0 } + Array(lines.indices)
            for index in near where lines.indices.contains(index) && lines[index].contains(wanted) {
                line = index + 1
                new = lines[index].replacing(wanted, with: found, maxReplacements: 1)
                return
            }
        }
        return nil
    }

    /// What is wanted, and what is there, as literals or queries: the most exact first.
    private static func replacements(_ texts: [String]) -> [(String, String)] {
        var found: [(String, String)] = []
        for text in texts {
            // Nearest: button "Cancel": name is "Cancel", wanted "Cancle".
            if let match = text.firstMatch(of: /is ("(?:[^"\\]|\\.)*"), wanted ("(?:[^"\\]|\\.)*")/) {
                found.append((String(match.2), String(match.1)))
            }
        }
        if let first = texts.first,
            let proposal = texts.lazy.compactMap({ $0.wholeMatch(of: /Try: (.+)/)?.1 }).first
        {
            for query in queries(in: first) { found.append((query, String(proposal))) }
        }
        // All with the role .textField: "E-mail address", "Password".
        if let wanted = texts.first.flatMap(name), let list = texts.first(where: isList) {
            let names = list.matches(of: /"(?:[^"\\]|\\.)*"/).map { String($0.output) }
            if let near = NearestText.of(wanted, among: names) { found.append((wanted, near)) }
        }
        return found
    }

    private static func isList(_ text: String) -> Bool {
        text.hasPrefix("All with the ") || text.contains(" is there: \"") || text.contains(" are there: \"")
    }

    /// The last literal in the first line of a failure, which is the name that was not found.
    private static func name(_ text: String) -> String? {
        let end = text.range(of: " found no ")?.lowerBound ?? text.endIndex
        return text[..<end].matches(of: /"(?:[^"\\]|\\.)*"/).last.map { String($0.output) }
    }

    /// The queries in the first line of a failure: what stands before `found no`, and inside the call around it.
    private static func queries(in text: String) -> [String] {
        guard let end = text.range(of: " found no ")?.lowerBound else { return [] }
        let call = String(text[..<end])
        guard let open = call.firstIndex(of: "("), call.hasSuffix(")") else { return [call] }
        return [call, String(call[call.index(after: open)...].dropLast())]
    }
}

/// The text that is most like another one.
enum NearestText {
    /// The nearest of some texts: the only one, or the one with which it has the most pairs of letters in common; `nil`
    /// if none has any.
    static func of(_ text: String, among others: [String]) -> String? {
        if others.count == 1 { return others[0] }
        let pairs = pairs(of: text)
        let best = others.max { likeness(pairs, Self.pairs(of: $0)) < likeness(pairs, Self.pairs(of: $1)) }
        return best.flatMap { likeness(pairs, Self.pairs(of: $0)) > 0 ? $0 : nil }
    }

    /// Twice the common pairs in proportion to all (Dice, "Measures of the Amount of Ecologic Association", 1945).
    private static func likeness(_ one: [String], _ other: [String]) -> Double {
        var rest = other
        var common = 0
        for pair in one {
            if let index = rest.firstIndex(of: pair) {
                rest.remove(at: index)
                common += 1
            }
        }
        return one.isEmpty || other.isEmpty ? 0 : Double(2 * common) / Double(one.count + other.count)
    }

    private static func pairs(of text: String) -> [String] {
        let letters = Array(text.lowercased().filter { $0.isLetter || $0.isNumber })
        return zip(letters, letters.dropFirst()).map { String([$0, $1]) }
    }
}
