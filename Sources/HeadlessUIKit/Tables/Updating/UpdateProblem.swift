import Foundation

/// Why a batch of changes cannot be what happened to a table's rows.
enum UpdateProblem: Error, Equatable {
    case sectionCount(before: Int, after: Int, inserted: Int, deleted: Int)
    case rowCount(
        section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)
    /// `verb` is what was to be done; the counts are those before the update, or after it.
    case noSection(verb: String, section: Int, count: Int, isAfter: Bool)
    case noRow(verb: String, path: IndexPath, count: Int, isAfter: Bool)
    case sectionTwice(verbs: String, section: Int)
    case rowTwice(verbs: String, path: IndexPath)

    /// The problem as a sentence.
    func text(table: String) -> String {
        "Invalid update of \(table): \(reason) The table is loaded anew."
    }

    private var reason: String {
        switch self {
        case .sectionCount(let before, let after, let inserted, let deleted):
            return
                "invalid number of sections. There are \(after) after the update, and were \(before) before;"
                + " with \(inserted) inserted and \(deleted) deleted there should be"
                + " \(before + inserted - deleted)."
        case .rowCount(
            let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
            return "invalid number of rows in section \(section). It has \(after) after the update, and had"
                + " \(before) before; with \(inserted) inserted, \(deleted) deleted, \(movedIn) moved in and"
                + " \(movedOut) moved out it should have \(before + inserted - deleted + movedIn - movedOut)."
        case .noSection(let verb, let section, let count, let isAfter):
            return "attempt to \(verb) section \(section), but there are only \(count) sections"
                + " \(isAfter ? "after" : "before") the update."
        case .noRow(let verb, let path, let count, let isAfter):
            guard path.count == 2 else {
                return "attempt to \(verb) a row at an index path of \(path.count) numbers; it takes two."
            }
            return
                "attempt to \(verb) row \(path.row) of section \(path.section), but there are only \(count)"
                + " rows in it \(isAfter ? "after" : "before") the update."
        case .sectionTwice(let verbs, let section):
            return "attempt to \(verbs) section \(section)."
        case .rowTwice(let verbs, let path):
            return "attempt to \(verbs) row \(path.shortText)."
        }
    }
}
