import FailureReporting

/// A mistake in how code uses a data source's snapshot.
package struct SnapshotFailure: DescribedFailure {
    package let description: String

    package init(description: String) { self.description = description }

    enum Kind: String {
        case section
        case item
    }

    static func repeated<Identifier>(_ identifiers: [Identifier], _ kind: Kind) -> SnapshotFailure {
        SnapshotFailure(
            "Identifiers of \(kind.rawValue)s must be unique, but \(list(identifiers))"
                + " \(identifiers.count == 1 ? "is" : "are") given more than once. The snapshot is unchanged."
        )
    }

    static func present<Identifier>(_ identifiers: [Identifier], _ kind: Kind) -> SnapshotFailure {
        let noun = identifiers.count == 1 ? "the \(kind.rawValue)" : "the \(kind.rawValue)s"
        return SnapshotFailure(
            "The snapshot has \(noun) \(list(identifiers)) already, and identifiers must be unique."
                + " It is unchanged.")
    }

    static func unknown<Identifier>(
        _ identifiers: [Identifier], _ kind: Kind, _ request: String
    ) -> SnapshotFailure {
        let noun = identifiers.count == 1 ? "no \(kind.rawValue)" : "none of the \(kind.rawValue)s"
        return SnapshotFailure(
            "The snapshot has \(noun) \(list(identifiers)) to \(request).")
    }

    static func besideItself<Identifier>(_ identifier: Identifier, _ kind: Kind) -> SnapshotFailure {
        SnapshotFailure(
            "The \(kind.rawValue) \(text(identifier)) cannot be moved next to itself. The snapshot is unchanged."
        )
    }

    static let noSections = SnapshotFailure(
        "The snapshot has no sections, so no items can be appended: append a section first.")

    /// Identifiers in a message: at most five, and long ones shortened.
    private static func list<Identifier>(_ identifiers: [Identifier]) -> String {
        let named = identifiers.prefix(5).map { text($0) }.joined(separator: ", ")
        return identifiers.count > 5 ? "\(named) and \(identifiers.count - 5) more" : named
    }

    private static func text<Identifier>(_ identifier: Identifier) -> String {
        let text = (identifier as? String).map { "\"\($0)\"" } ?? String(describing: identifier)
        return text.count > 80 ? text.prefix(79) + "…" : text
    }

    /// Warns that identifiers that exist already were added, which moves them.
    static func warnOfMoving<Identifier>(_ identifiers: [Identifier]) {
        let noun = identifiers.count == 1 ? "the item" : "the items"
        SnapshotFailure(
            "The snapshot has \(noun) \(list(identifiers)) already. Existing items are moved to the new position,"
                + " as in UIKit."
        ).recordWarning()
    }
}

extension Sequence where Element: Hashable {
    /// The elements that occur more than once, each once, in the order in which they repeat.
    var repeated: [Element] {
        var seen: Set<Element> = []
        var listed: Set<Element> = []
        return filter { !seen.insert($0).inserted && listed.insert($0).inserted }
    }
}
