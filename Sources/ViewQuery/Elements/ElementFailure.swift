import FailureReporting
import HeadlessUIKit

/// A query for elements that failed, and why.
package struct ElementFailure: Failure {
    package let description: String

    /// How many elements a report lists if the query finds too many.
    private static let listLimit = 10

    /// Searches again, for near misses.
    ///
    /// - Parameters:
    ///   - query: the query that found nothing.
    ///   - purpose: the action on the element, such as `tapOn`; `nil` if there is none.
    @MainActor
    init(nothingFoundBy query: ElementQuery, for purpose: String?) {
        let scope = query.scope
        let subject = Self.subject(query, purpose)
        guard let firstRoot = scope.allRoots.first else {
            let missing =
                if case .allWindows = scope.place { "no window is shown" } else { "there is no key window" }
            description =
                "\(subject) found no element: \(missing)."
                + " Show one first, such as UIWindow.createWindowForTesting()."
            return
        }
        let misses = ElementMisses(of: query)
        var text = "\(subject) found no element.\n"
        text += "Assistive technology sees \(misses.lookedAt.counted("element")) in \(scope.name)"
        let obstacle = misses.lookedAt == 0 ? firstRoot.reasonNotSeen : nil
        text += obstacle.map { ": \($0)." } ?? "."
        let nearest = misses.nearest
        if !nearest.isEmpty { text += "\nNearest misses:" }
        for miss in nearest { text += "\n  \(miss.element): \(miss.shortfalls.joined(separator: "; "))" }
        let unseen = misses.unseen
        if !unseen.isEmpty { text += "\nNot accessible:" }
        for (view, reason) in unseen { text += "\n  \(view.summary): \(reason)" }
        let marks = nearest.map { (ObjectIdentifier($0.element.object), "nearest miss") }
        text += Self.tree(of: scope, marking: marks)
        description = text
    }

    /// Several elements, or none, where exactly one is required.
    @MainActor
    init(notTheOnlyOne query: ElementQuery, elements: [AccessibleElement], for purpose: String?) {
        guard !elements.isEmpty else {
            self = ElementFailure(nothingFoundBy: query, for: purpose)
            return
        }
        let count = elements.count.counted("element")
        var text = "\(Self.subject(query, purpose)) found \(count), wanted one:"
        for element in elements.prefix(Self.listLimit) { text += "\n  \(element) \(element.frame.shortText)" }
        if elements.count > Self.listLimit { text += "\n  … and \(elements.count - Self.listLimit) more" }
        let marks = elements.map { (ObjectIdentifier($0.object), "found") }
        description = text + Self.tree(of: query.scope, marking: marks)
    }

    /// An index out of the range of the elements found.
    @MainActor
    init(noElementAt index: Int, among count: Int, foundBy query: ElementQuery) {
        description = "\(query)[\(index)] is out of range: the query finds \(count.counted("element"))."
    }

    /// A container whose list of elements does not end.
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
        let tree = AccessibilityTreeText(of: scope, marking: Dictionary(marks) { first, _ in first })
        return tree.count == 0 ? "" : "\nWhat assistive technology sees:\n" + tree.report
    }
}
