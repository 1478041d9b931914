import FailureReporting
import HeadlessUIKit

/// A query for elements that failed, and why.
package struct ElementFailure: Failure {
    package let description: String

    /// How many elements a report lists if the query finds too many.
    private static let listLimit = 8

    /// Searches again, for near misses.
    ///
    /// - Parameter purpose: the action on the element, such as `tapOn`; `nil` if there is none.
    @MainActor
    init(nothingFoundBy query: ElementQuery, for purpose: String?) {
        let scope = query.scope
        let subject = Self.subject(query, purpose)
        guard let firstRoot = scope.allRoots.first else {
            let missing =
                if case .allWindows = scope.place { "no window is shown" } else { "there is no key window" }
            description = SharedApplication.noted(
                in: "\(subject) found no element: \(missing)."
                    + " Show one first, such as UIWindow.createWindowForTesting(showing: controller).")
            return
        }
        let misses = ElementMisses(of: query)
        let unseen = misses.unseen
        let findings = Self.findings(misses, unseen: unseen)
        var lines = ["\(subject) found no element."]
        if let range = query.range, !query.matchesInAllPositions().isEmpty {
            lines.append(
                "Without [\(range)] it finds \(query.matchesInAllPositions().count.counted("element")).")
        }
        lines += findings.flatMap(\.lines)
        if let cure = findings.lazy.compactMap(\.cure).first { lines.append("Try: \(cure)") }
        let obstacle = misses.lookedAt == 0 ? firstRoot.reasonNotSeen : nil
        lines.append(
            "Assistive technology sees \(misses.lookedAt.counted("element")) in \(scope.name)"
                + (obstacle.map { ": \($0)." } ?? "."))
        let isElsewhere = !unseen.isEmpty || misses.elsewhere != nil
        let nearest = isElsewhere ? [] : misses.nearest
        let marks = nearest.map { (ObjectIdentifier($0.element.object), "nearest miss") }
        description = SharedApplication.noted(
            in: lines.joined(separator: "\n") + Self.tree(of: scope, marking: marks))
    }

    /// What is known of the element, the strongest first: it is there and not accessible, it is not on the screen, what
    /// is near, and the names of all with the role.
    @MainActor
    private static func findings(
        _ misses: ElementMisses, unseen: [(view: UIView, reason: String)]
    ) -> [Finding] {
        if let first = unseen.first {
            let lines = unseen.map {
                "\($0.view.summary) is there, but assistive technology does not see it: \($0.reason)."
            }
            let cure = first.view.isAccessibilityElement ? nil : first.view.queryOfItsOwn
            return [Finding(lines: lines, cure: cure?.description)].compactMap { $0 }
        }
        // Elements that look alike miss alike; the tree shows them all.
        var near: [String] = []
        for miss in misses.nearest where !near.contains(miss.text) { near.append(miss.text) }
        let nearest = near.prefix(1).map { "Nearest: \($0)." }
        let others = near.count > 1 ? ["Also near:"] + near.dropFirst().map { "  \($0)" } : []
        let alert = AlertFindings.front
        if let elsewhere = misses.elsewhere { return [elsewhere, alert].compactMap { $0 } }
        let gone = alert == nil ? AbsentNames.finding(wanting: misses.wantedNames) : nil
        let nearMisses = Finding(lines: nearest + others, cure: misses.correction?.description)
        let findings = [
            gone, misses.correction == nil ? alert : nil, nearMisses,
            misses.correction == nil ? nil : alert,
        ].compactMap { $0 }
        let roles = Finding(lines: misses.namesOfRoles)
        if alert != nil || nearMisses != nil { return findings + [roles].compactMap { $0 } }
        return findings + guesses(misses, roles)
    }

    /// What is said where nothing is near: what is still to come, what there is, and what was not looked at.
    @MainActor
    private static func guesses(_ misses: ElementMisses, _ roles: Finding?) -> [Finding] {
        let pending = PendingCallbacks()
        let isFirst = !pending.isOnlyRepeating
        return [
            isFirst ? pending.finding : nil, AlertFindings.missing(wanting: misses.wantedNames), roles,
            misses.unsearched, isFirst ? nil : pending.finding,
        ].compactMap { $0 }
    }

    @MainActor
    init(several elements: [AccessibleElement], foundBy query: ElementQuery, for purpose: String?) {
        var queries = SoleElementQueries(for: query, finding: elements)
        let count = elements.count.counted("element")
        let list = elements.listed(Self.listLimit) {
            "\($0) \($0.frame.roughText): \(queries.text(for: $0))"
        }
        description = "\(Self.subject(query, purpose)) found \(count), wanted one. A query for each:\n\(list)"
    }

    @MainActor
    init(noElementAt position: String, among present: Range<Int>, foundBy query: ElementQuery) {
        let line = "\(query)[\(position)] is out of range: the query finds \(present.counted("element"))."
        let isExplained = present.isEmpty && !query.followsFromMistake
        let reasons =
            isExplained ? ElementFailure(nothingFoundBy: query, for: nil).description.linesAfterFirst : []
        description = ([line] + reasons).joined(separator: "\n")
    }

    @MainActor
    init(endless container: any AccessibilityObject) {
        let name = (container as? UIView)?.summary ?? "\(type(of: container))"
        description =
            "The accessibility elements of \(name) do not end: those after the first \(AccessibilityWalk.limit)"
            + " are left out."
    }

    @MainActor
    private static func subject(_ query: ElementQuery, _ purpose: String?) -> String {
        purpose.map { "\($0)(\(query))" } ?? query.description
    }

    @MainActor
    private static func tree(of scope: ElementScope, marking marks: [(ObjectIdentifier, String)]) -> String {
        let tree = AccessibilityTreeText.report(of: scope, marking: Dictionary(marks) { first, _ in first })
        return tree.isEmpty ? "" : "\nWhat assistive technology sees:\n" + tree
    }
}
