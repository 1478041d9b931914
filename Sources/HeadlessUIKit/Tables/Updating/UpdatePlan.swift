import Foundation

/// What a batch of changes makes of a table's rows: where each of them is afterwards.
///
/// As in UIKit, what is deleted and reloaded is told by its place before the update, and what is inserted by its
/// place after it, in whatever order the changes were asked for. What moves leaves a place before and takes one
/// after.
struct UpdatePlan {
    private var sections = IndexShift()
    private var movedSections: [Int: Int] = [:]
    private var sectionOrigins: [Int: Int] = [:]
    private var freshSections: Set<Int> = []
    private var rows: [Int: IndexShift] = [:]
    private var movedRows: [IndexPath: IndexPath] = [:]
    private var rowOrigins: [IndexPath: IndexPath] = [:]
    private(set) var reloadedRows: Set<IndexPath> = []

    /// Makes the plan of changes, if they are what happened.
    ///
    /// - Parameters:
    ///   - before: how many rows each section had.
    ///   - after: how many rows each section has.
    init(_ updates: TableUpdates, before: [Int], after: [Int]) throws(UpdateProblem) {
        try planSections(updates, before, after)
        try planRows(updates, before, after)
    }

    // MARK: Where things go

    /// Where a section is afterwards; `nil` for one that was deleted.
    func newSection(_ old: Int) -> Int? { movedSections[old] ?? sections.new(old) }

    /// Where a section was before; `nil` for one that was inserted.
    func oldSection(_ new: Int) -> Int? { sectionOrigins[new] ?? sections.old(new) }

    /// Whether a section that is there afterwards is another, or to be looked at anew.
    func isFresh(section new: Int) -> Bool {
        oldSection(new).map { freshSections.contains($0) } ?? true
    }

    /// Where a row is afterwards; `nil` for one that was deleted, or is in a section that was or is loaded anew.
    ///
    /// - Complexity: O(log *k*) in the changes.
    func newPath(_ old: IndexPath) -> IndexPath? {
        if let target = movedRows[old] { return target }
        guard let section = newSection(old.section), !freshSections.contains(old.section) else { return nil }
        guard let shift = rows[old.section] else { return IndexPath(row: old.row, section: section) }
        return shift.new(old.row).map { IndexPath(row: $0, section: section) }
    }

    /// Where a row was before; `nil` for one that is new.
    func oldPath(_ new: IndexPath) -> IndexPath? {
        if let origin = rowOrigins[new] { return origin }
        guard let section = oldSection(new.section), !freshSections.contains(section) else { return nil }
        guard let shift = rows[section] else { return IndexPath(row: new.row, section: section) }
        return shift.old(new.row).map { IndexPath(row: $0, section: section) }
    }

    // MARK: Sections

    private mutating func planSections(_ updates: TableUpdates, _ before: [Int], _ after: [Int])
        throws(UpdateProblem)
    {
        let deleted = updates.deletedSections.map(\.place)
        let inserted = updates.insertedSections.map(\.place)
        let reloaded = updates.reloadedSections.map(\.place)
        let moves = updates.movedSections
        try check(sections: deleted, "delete", before.count, isAfter: false)
        try check(sections: reloaded, "reload", before.count, isAfter: false)
        try check(sections: moves.map(\.source), "move", before.count, isAfter: false)
        guard before.count - deleted.count + inserted.count == after.count else {
            throw .sectionCount(
                before: before.count, after: after.count, inserted: inserted.count, deleted: deleted.count)
        }
        try check(sections: inserted, "insert", after.count, isAfter: true)
        try check(sections: moves.map(\.target), "move to", after.count, isAfter: true)
        let leaving = Set(deleted)
        for section in reloaded where leaving.contains(section) {
            throw .sectionTwice(verbs: "delete and reload", section: section)
        }
        for move in moves {
            if leaving.contains(move.source) {
                throw .sectionTwice(verbs: "delete and move", section: move.source)
            }
            if inserted.contains(move.target) {
                throw .sectionTwice(verbs: "insert and move to", section: move.target)
            }
        }
        sections = IndexShift(
            removing: deleted + moves.map(\.source), placing: inserted + moves.map(\.target))
        for move in moves {
            movedSections[move.source] = move.target
            sectionOrigins[move.target] = move.source
        }
        freshSections = Set(reloaded)
    }

    private func check(sections list: [Int], _ verb: String, _ count: Int, isAfter: Bool)
        throws(UpdateProblem)
    {
        var seen: Set<Int> = []
        for section in list {
            guard section >= 0, section < count else {
                throw .noSection(verb: verb, section: section, count: count, isAfter: isAfter)
            }
            if !seen.insert(section).inserted {
                throw .sectionTwice(verbs: "\(verb) twice", section: section)
            }
        }
    }

    // MARK: Rows

    private mutating func planRows(_ updates: TableUpdates, _ before: [Int], _ after: [Int])
        throws(UpdateProblem)
    {
        let deleted = updates.deletedRows.map(\.place)
        let inserted = updates.insertedRows.map(\.place)
        let reloaded = updates.reloadedRows.map(\.place)
        let moves = updates.movedRows
        try check(rows: deleted, "delete", before, isAfter: false)
        try check(rows: reloaded, "reload", before, isAfter: false)
        try check(rows: updates.reconfiguredRows, "reconfigure", before, isAfter: false)
        try check(rows: moves.map(\.source), "move", before, isAfter: false)
        try checkOverlap(deleted, reloaded, moves)
        try check(rows: inserted, "insert", after, isAfter: true)
        try check(rows: moves.map(\.target), "move to", after, isAfter: true)
        let targets = Set(moves.map(\.target))
        for path in inserted where targets.contains(path) {
            throw .rowTwice(verbs: "insert and move to", path: path)
        }
        reloadedRows = Set(reloaded)
        for move in moves {
            movedRows[move.source] = move.target
            rowOrigins[move.target] = move.source
        }
        try planShifts(deleted: deleted, inserted: inserted, moves, before, after)
    }

    private func check(rows list: [IndexPath], _ verb: String, _ counts: [Int], isAfter: Bool)
        throws(UpdateProblem)
    {
        var seen: Set<IndexPath> = []
        for path in list {
            guard path.count == 2 else { throw .noRow(verb: verb, path: path, count: 0, isAfter: isAfter) }
            guard counts.indices.contains(path.section) else {
                throw .noSection(
                    verb: "\(verb) a row of", section: path.section, count: counts.count, isAfter: isAfter)
            }
            guard path.row >= 0, path.row < counts[path.section] else {
                throw .noRow(verb: verb, path: path, count: counts[path.section], isAfter: isAfter)
            }
            if !seen.insert(path).inserted { throw .rowTwice(verbs: "\(verb) twice", path: path) }
        }
    }

    private func checkOverlap(
        _ deleted: [IndexPath], _ reloaded: [IndexPath], _ moves: [TableUpdates.Move<IndexPath>]
    ) throws(UpdateProblem) {
        let leaving = Set(deleted)
        let changing = Set(reloaded)
        for path in reloaded where leaving.contains(path) {
            throw .rowTwice(verbs: "delete and reload", path: path)
        }
        for move in moves {
            if leaving.contains(move.source) { throw .rowTwice(verbs: "delete and move", path: move.source) }
            if changing.contains(move.source) { throw .rowTwice(verbs: "reload and move", path: move.source) }
        }
    }

    private mutating func planShifts(
        deleted: [IndexPath], inserted: [IndexPath], _ moves: [TableUpdates.Move<IndexPath>], _ before: [Int],
        _ after: [Int]
    ) throws(UpdateProblem) {
        let deletions = Dictionary(grouping: deleted, by: \.section)
        let insertions = Dictionary(grouping: inserted, by: \.section)
        let departures = Dictionary(grouping: moves.map(\.source), by: \.section)
        let arrivals = Dictionary(grouping: moves.map(\.target), by: \.section)
        for new in after.indices {
            guard let old = oldSection(new), !freshSections.contains(old) else { continue }
            let lost = deletions[old] ?? []
            let gone = departures[old] ?? []
            let added = insertions[new] ?? []
            let come = arrivals[new] ?? []
            guard before[old] - lost.count - gone.count + added.count + come.count == after[new] else {
                throw .rowCount(
                    section: new, before: before[old], after: after[new], inserted: added.count,
                    deleted: lost.count, movedIn: come.count, movedOut: gone.count)
            }
            if lost.isEmpty, gone.isEmpty, added.isEmpty, come.isEmpty { continue }
            rows[old] = IndexShift(removing: (lost + gone).map(\.row), placing: (added + come).map(\.row))
        }
    }
}
