import FailureReporting
import HeadlessUIKit
import TimeLapse

/// What a test read last, for an expectation such as `#expect(query.count == 1)`, which knows only a number.
///
/// Only queries that refer to no view and no code are remembered, so that nothing lives longer for it.
@MainActor
package final class QueryReads: WorldPart {
    /// How many worlds have one; without any, a read costs no more than this.
    private(set) static var worlds = 0

    private struct Read {
        /// Texts of which an expectation that reads it contains one: `.count → 0`.
        let marks: [String]
        let report: @MainActor () -> String
    }

    private var last: Read?

    package init() {}

    package static func begin(in world: World) {
        worlds += 1
        _ = world.part(QueryReads.self)
    }

    package static func end(in world: World) {
        worlds -= 1
        world.existingPart(QueryReads.self)?.last = nil
    }

    /// Notes a read that is worth a report.
    ///
    /// - Parameters:
    ///   - marks: what Swift Testing shows of the expression, with its value; it contains one of these texts.
    ///   - report: says what was found, or why nothing was.
    package static func note(
        _ marks: @autoclosure () -> [String], report: @escaping @MainActor () -> String
    ) {
        guard worlds > 0, let reads = World.current.existingPart(QueryReads.self) else { return }
        reads.last = Read(marks: marks(), report: report)
    }

    package static func forget() {
        guard worlds > 0 else { return }
        World.current.existingPart(QueryReads.self)?.last = nil
    }

    static func note(_ query: ViewQuery, _ marks: @autoclosure () -> [String]) {
        guard worlds > 0, query.scope.isWholeScreen, !query.predicate.needs.contains(.foreignCode),
            !query.predicate.leaves.contains(where: { $0 is PositionCondition })
        else { return }
        note(marks()) {
            report(query.description, query.viewsIfSelected.map { AssertionSubject($0) }, "view") {
                query.failureOfSelection(for: nil)
            }
        }
    }

    static func note(_ query: ElementQuery, _ marks: @autoclosure () -> [String]) {
        guard worlds > 0, query.scope.view == nil, !query.predicates.contains(where: \.hasCustomPart)
        else { return }
        note(marks()) {
            report(query.description, query.elementsIfSelected.map { AssertionSubject($0) }, "element") {
                query.failureOfSelection(for: nil)
            }
        }
    }

    static func noteFirst(of query: ViewQuery, isThere: Bool) {
        if isThere { forget() } else { note(query, marksOfFirst) }
    }

    static func noteFirst(of query: ElementQuery, isThere: Bool) {
        if isThere { forget() } else { note(query, marksOfFirst) }
    }

    private static let marksOfFirst = [".first → nil", ".first?."]

    /// What the query finds, or why it finds nothing, if a failed expectation shows that its value was read.
    package static func report(for expectation: String) -> String? {
        guard let last = World.current.existingPart(QueryReads.self)?.last,
            last.marks.contains(where: { expectation.contains($0) })
        else { return nil }
        return FailureCollector.quietly { last.report() }
    }

    /// What was found, or the report of finding nothing without the view hierarchy.
    private static func report(
        _ query: String, _ found: [AssertionSubject], _ noun: String, _ failure: () -> any Failure
    ) -> String {
        guard found.isEmpty else {
            return "\(query) finds \(found.count.counted(noun)):\n\(AssertionSubjects.list(found))"
        }
        let lines = failure().description.split(separator: "\n")
        return lines.prefix { $0 != "The view hierarchy:" && $0 != "What assistive technology sees:" }
            .joined(separator: "\n")
    }
}
