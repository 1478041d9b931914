/// Why the changes of a ``BatchUpdate`` do not match a list.
enum BatchProblem: Error, Equatable {
    /// The number of sections does not match the insertions and deletions.
    case sectionCount(before: Int, after: Int, BatchSum)
    /// A section's number of items does not match the changes; `section` is its index after the update.
    case itemCount(section: Int, before: Int, after: Int, BatchSum)
    /// A change names a section that does not exist; `verb` is the change, and `count` the number of sections.
    case noSection(verb: String, section: Int, count: Int, isAfter: Bool)
    /// A change names an item that does not exist; `counts` are the numbers of items before or after the update.
    case noItem(verb: String, path: IndexPath, counts: [Int], isAfter: Bool)
    /// The same section is changed twice.
    case sectionTwice(section: Int, first: String, second: String)
    /// The same item is changed twice, in ways that do not combine.
    case itemTwice(path: IndexPath, first: String, second: String)

    /// What precedes the line of the change in a report.
    static let runningLineLead = "The view code made the change at"

    /// The problem as a sentence about a list, whose items are called `item`.
    func text(of list: String, item: String) -> String {
        "Invalid update of \(list): \(reason(item)). The view was reloaded instead."
    }

    private func reason(_ item: String) -> String {
        switch self {
        case .sectionCount(let before, let after, let sum):
            return "there \(Self.are(before, "section", isAfter: false)), and now there"
                + " \(after == 1 ? "is" : "are") \(after)\(sum.text(before, after, "section"))"
        case .itemCount(let section, let before, let after, let sum):
            return "section \(section) had \(Self.number(before, item)), and now it has \(after)"
                + sum.text(before, after, item)
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

    fileprivate static func number(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    private static func again(_ first: String, _ second: String) -> String {
        first == second ? "\(second) again" : second
    }
}

/// The changes of a batch that add or remove sections, or items of one section.
struct BatchSum: Equatable {
    private static let shown = 8

    /// Such as `delete 0·3`.
    var removing: [String]
    /// Such as `insert 0·3`.
    var adding: [String]

    /// That the changes lead to another number, which they are, and what may be wrong.
    fileprivate func text(_ before: Int, _ after: Int, _ noun: String) -> String {
        let expected = before + adding.count - removing.count
        let changes = removing + adding
        let listed = changes.prefix(Self.shown).joined(separator: ", ")
        let rest = changes.count > Self.shown ? " and \(changes.count - Self.shown) more" : ""
        let made =
            changes.isEmpty
            ? "; no change of the batch says so"
            : "; the changes of the batch lead to \(expected): \(listed)\(rest)"
        let isExcess = after > expected
        let doubtful = isExcess ? removing : adding
        let missing =
            "\(isExcess ? "an insertion" : "a deletion") of"
            + " \(BatchProblem.number(abs(after - expected), noun)) is missing"
        let some = doubtful.count == 1 ? "the \(noun) that the batch" : "\(noun)s that the batch"
        let cause =
            doubtful.isEmpty
            ? "\(missing.prefix(1).uppercased())\(missing.dropFirst())"
            : isExcess
                ? "Either the data still have \(some) removes, or \(missing)"
                : "Either the data lack \(some) adds, or \(missing)"
        return "\(made). \(cause)"
    }
}
