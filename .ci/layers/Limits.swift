import Foundation

/// The file of what is allowed: how many files of a module may be in one cycle, the order of its wings, and how often a
/// wing may reference a later one.
struct Limits {
    struct Failure: Error {
        var text: String
    }

    /// A wing and a later one, of a module.
    struct Pair: Hashable, Comparable {
        var module: String
        var wing: String
        var later: String

        static func < (one: Pair, other: Pair) -> Bool {
            (one.module, one.wing, one.later) < (other.module, other.wing, other.later)
        }
    }

    private(set) var cycles: [String: Int] = [:]
    /// Each module's wings, lowest first.
    private(set) var wings: [String: [String]] = [:]
    private(set) var references: [Pair: Int] = [:]
    let path: String
    private let text: String

    init(contentsOf path: String) throws {
        self.path = path
        text = try String(contentsOfFile: path, encoding: .utf8)
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            guard let entry = try Entry(line) else { continue }
            guard add(entry) else {
                throw Failure(text: "\(path):\(number + 1): it is there twice: \(line)")
            }
        }
    }

    /// Returns whether it is new.
    private mutating func add(_ entry: Entry) -> Bool {
        switch entry {
        case .cycle(let module, let count): cycles.updateValue(count, forKey: module) == nil
        case .wings(let module, let names): wings.updateValue(names, forKey: module) == nil
        case .references(let pair, let count): references.updateValue(count, forKey: pair) == nil
        }
    }

    /// Writes the file with the figures where they are lower than its own, and without those that are 0.
    func lower(cycles: [String: Int], references: [Pair: Int]) throws {
        let lines = try text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            switch try Entry(line) {
            case .cycle(let module, let count):
                Entry.cycle(module, min(count, cycles[module, default: 0])).line
            case .references(let pair, let count):
                Entry.references(pair, min(count, references[pair, default: 0])).line
            case .wings, nil: String(line)
            }
        }
        try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// A line of the file.
    enum Entry {
        case cycle(_ module: String, Int)
        case wings(_ module: String, [String])
        case references(Pair, Int)

        /// `nil` for an empty line and a comment.
        init?(_ line: Substring) throws {
            let words = line.split(separator: " ").map(String.init)
            guard let first = words.first, !first.hasPrefix("#") else { return nil }
            let count = words.last.flatMap(Int.init)
            switch (first, words.count, count) {
            case ("cycle", 3, let count?): self = .cycle(words[1], count)
            case ("wings", 3..., nil): self = .wings(words[1], Array(words[2...]))
            case ("references", 5, let count?):
                self = .references(Pair(module: words[1], wing: words[2], later: words[3]), count)
            default: throw Failure(text: "not a line of the limits: \(line)")
            }
        }

        /// As the file has it; `nil` for a figure of 0, which it does not list.
        var line: String? {
            switch self {
            case .cycle(let module, let count): count > 0 ? "cycle \(module) \(count)" : nil
            case .wings(let module, let names): "wings \(module) \(names.joined(separator: " "))"
            case .references(let pair, let count):
                count > 0 ? "references \(pair.module) \(pair.wing) \(pair.later) \(count)" : nil
            }
        }
    }
}
