import Foundation

/// Why the changes of a ``BatchUpdate`` do not match a list.
enum BatchProblem: Error, Equatable {
    /// The number of sections does not match the insertions and deletions.
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    /// A section's number of items does not match the changes; `section` is its index after the update.
    case itemCount(
        section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    /// A change names a section that does not exist; `verb` is the change, and `count` the number of sections.
    case noSection(verb: String, section: Int, count: Int, isAfter: Bool)
    /// A change names an item that does not exist; `counts` are the numbers of items before or after the update.
    case noItem(verb: String, path: IndexPath, counts: [Int], isAfter: Bool)
    /// The same section is changed twice.
    case sectionTwice(section: Int, first: String, second: String)
    /// The same item is changed twice, in ways that do not combine.
    case itemTwice(path: IndexPath, first: String, second: String)

    /// The problem as a sentence about a list, whose items are called `item`.
    func text(of list: String, item: String) -> String {
        "Invalid update of \(list): \(reason(item)). The view was reloaded instead."
    }

    private func reason(_ item: String) -> String {
        switch self {
        case .sectionCount(let before, let after, let inserted, let deleted):
            return "there \(Self.are(after, "section", isAfter: true)) after it, and there"
                + " \(before == 1 ? "was" : "were") \(before) before it; with \(inserted) inserted and"
                + " \(deleted) deleted there must be \(before + inserted - deleted)"
        case .itemCount(
            let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
            return "section \(section) has \(Self.number(after, item)) after it, and had \(before) before it;"
                + " with \(inserted) inserted, \(deleted) deleted, \(movedIn) moved in and \(movedOut) moved"
                + " out it must have \(before + inserted - deleted + movedIn - movedOut)"
        case .noSection(let verb, let section, let count, let isAfter):
            return "\(verb) section \(section), but \(isAfter ? "after" : "before") the update there"
                + " \(Self.are(count, "section", isAfter: isAfter))"
        case .noItem(let verb, let path, let counts, let isAfter):
            return "\(verb) \(item) \(path.shortText), but \(Self.existing(path, counts, item, isAfter))"
        case .sectionTwice(let section, let first, let second):
            return "section \(section) is to be \(first) and \(Self.again(first, second))"
        case .itemTwice(let path, let first, let second):
            return "\(item) \(path.shortText) is to be \(first) and \(Self.again(first, second))"
        }
    }

    private static func existing(_ path: IndexPath, _ counts: [Int], _ item: String, _ isAfter: Bool)
        -> String
    {
        guard path.count == 2 else { return "\(item)s have an index path of two numbers" }
        let time = isAfter ? "after the update" : "before the update"
        guard counts.indices.contains(path.section) else {
            return "\(time) there \(are(counts.count, "section", isAfter: isAfter))"
        }
        return "\(time) section \(path.section) \(isAfter ? "has" : "had")"
            + " \(number(counts[path.section], item))"
    }

    private static func are(_ count: Int, _ noun: String, isAfter: Bool) -> String {
        let verb = isAfter ? (count == 1 ? "is" : "are") : (count == 1 ? "was" : "were")
        return "\(verb) \(number(count, noun))"
    }

    private static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func again(_ first: String, _ second: String) -> String {
        first == second ? "\(second) again" : second
    }
}
