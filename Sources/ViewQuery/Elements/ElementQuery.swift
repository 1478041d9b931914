import FailureReporting
import HeadlessUIKit
import TimeLapse

/// A description of accessibility elements to find: evaluated when its result is read, and again after a change.
///
/// ```swift
/// let buttons = allElements(withRole(.button)).inside(toolbar)
/// buttons.count        // searches what assistive technology sees
/// toolbar.reload()
/// buttons.count        // searches again
/// ```
///
/// Elements are in the order in which assistive technology visits them: subviews from back to front, unless a
/// container's `accessibilityElements` say otherwise. Views inside an element, hidden or transparent ones, and those
/// beside a modal view are skipped; views that are only off screen or covered are not.
@MainActor
public struct ElementQuery {
    /// Which part of the result counts.
    enum Selection {
        case all
        case first
        /// The only one; none and several are failures of a line.
        case only(CallSite)
    }

    let scope: ElementScope
    let predicates: [ElementPredicate]
    let selection: Selection
    /// The positions in the result that count; `nil` for all.
    let range: Range<Int>?
    private let memory = ElementMemory()

    init(
        scope: ElementScope = ElementScope(), predicates: [ElementPredicate], selection: Selection,
        range: Range<Int>? = nil
    ) {
        self.scope = scope
        self.predicates = predicates
        self.selection = selection
        self.range = range
    }

    /// The same query for the elements inside `view`, or for the view itself if it is an element.
    ///
    /// A view in a window that is not shown has none. A view in no window is searched as if it were in one.
    public func inside(_ view: UIView) -> ElementQuery {
        asking(predicates, in: ElementScope(place: .view(view)))
    }

    /// The same query in all shown windows, the frontmost first; if one is modal, only in that.
    public func inAllWindows() -> ElementQuery {
        asking(predicates, in: ElementScope(place: .allWindows))
    }

    /// The elements found now.
    ///
    /// For ``theOnlyElement(_:fileID:filePath:line:column:)``, none and several are failures, and the result is empty. A
    /// container whose list does not end is a failure, and elements after the first million are ignored.
    ///
    /// - Complexity: O(*n*) in what assistive technology visits; O(1) if nothing has changed since the last time, and
    ///   nothing can change unannounced.
    public var elements: [AccessibleElement] {
        let found = matches()
        if followsFromMistake { return [] }
        if case .only(let site) = selection, found.count != 1 {
            failure(ofOnly: found, for: nil).record(
                at: CallSite.current ?? site)
            return []
        }
        return found
    }

    /// The elements found for an action; none, or not exactly one for `theOnlyElement`, is a failure.
    ///
    /// - Parameter purpose: the action, such as `tapOn`.
    /// - Parameter isPreferred: of which views the elements are meant, if it finds others, too.
    package func elementsToActOn(
        for purpose: String, preferring isPreferred: (@MainActor (UIView) -> Bool)? = nil
    ) -> [AccessibleElement] {
        let found = matches()
        if followsFromMistake { return [] }
        if let isPreferred, range == nil, !found.isEmpty {
            let all = ElementQuery(scope: scope, predicates: predicates, selection: .all).matches()
            let preferred = all.filter { isPreferred($0.view) }
            if preferred.count == 1 { return preferred }
            if case .only = selection {} else if !preferred.isEmpty { return preferred }
        }
        if case .only = selection, found.count != 1 {
            failure(ofOnly: found, for: purpose).record()
            return []
        }
        if found.isEmpty { ElementFailure(nothingFoundBy: self, for: purpose).record() }
        return found
    }

    /// The elements found for an assertion: none if exactly one is required, and there are several.
    var elementsIfSelected: [AccessibleElement] {
        let found = matches()
        if case .only = selection, found.count != 1 { return [] }
        return found
    }

    /// Why ``elementsIfSelected`` has none.
    func failureOfSelection(for purpose: String?) -> any Failure {
        if case .only = selection {
            return failure(ofOnly: matches(), for: purpose)
        }
        return ElementFailure(nothingFoundBy: self, for: purpose)
    }

    private func failure(ofOnly found: [AccessibleElement], for purpose: String?) -> ElementFailure {
        found.isEmpty
            ? ElementFailure(nothingFoundBy: self, for: purpose)
            : ElementFailure(several: found, foundBy: self, for: purpose)
    }

    /// Whether nothing was found because it looks inside a view that does not exist, which has been recorded.
    var followsFromMistake: Bool { scope.view is AbsentView }

    private func matches() -> [AccessibleElement] {
        guard let range else { return matchesInAllPositions() }
        let found = matchesInAllPositions()
        return Array(found[range.clamped(to: found.indices)])
    }

    /// Evaluates the query without its range of positions.
    func matchesInAllPositions() -> [AccessibleElement] {
        let roots = scope.laidOutRoots()
        if let known = memory.cache.found(in: SearchRoots(roots), at: ViewTree.generation) {
            return known.compactMap(\.element)
        }
        let nesting = QueryNesting.evaluations
        guard nesting.enter({ QueryNesting.failure(of: self) }) else { return [] }
        defer { nesting.leave() }
        let isFirst = if case .first = selection { true } else { false }
        var walk = AccessibilityWalk(inside: scope.view)
        var found: [AccessibleElement] = []
        for root in roots where !isFirst || found.isEmpty {
            walk.visit(root) { stop in
                guard stop.isElement, stop.isInside else { return true }
                let element = AccessibleElement(stop.object, in: stop.view)
                if holds(for: element) { found.append(element) }
                return !isFirst || found.isEmpty
            }
        }
        if let endless = walk.endless { ElementFailure(endless: endless).record() }
        let isKept = walk.isAnnounced && !predicates.contains(where: \.hasCustomPart)
        let references = isKept ? found.map(AccessibleElement.Reference.init) : nil
        memory.cache.keep(references, of: SearchRoots(roots), at: ViewTree.generation)
        return found
    }

    private func holds(for element: AccessibleElement) -> Bool {
        for predicate in predicates where !predicate.holds(for: element) { return false }
        return true
    }
}

extension ElementQuery: @MainActor CustomStringConvertible {
    /// The query as source code.
    public var description: String {
        let name =
            switch selection {
            case .all: "allElements"
            case .first: "theFirstElement"
            case .only: "theOnlyElement"
            }
        let conditions = predicates.map(\.description).joined(separator: ", ")
        return "\(name)(\(conditions))\(scope.description)" + (range.map { "[\($0)]" } ?? "")
    }
}

extension ElementQuery: CustomReflectable {
    /// Empty, because the description says everything.
    public nonisolated var customMirror: Mirror {
        Mirror(whole: self)
    }
}

extension AccessibleElement {
    /// An element that is remembered without keeping it alive.
    ///
    /// Only a ``QueryCache`` keeps one, and only of elements in trees and stored lists whose changes are announced; it
    /// returns none once ``HeadlessUIKitCore/ViewTree/generation`` has grown, as it does when one of these is released.
    @MainActor
    struct Reference {
        private let object: Unmanaged<UIResponder>
        private let view: ViewReference

        init(_ element: AccessibleElement) {
            object = .passUnretained(element.source)
            view = .passUnretained(element.view)
        }

        var element: AccessibleElement? {
            let source = object.takeUnretainedValue() as? any AccessibilityObject
            return source.map { AccessibleElement($0, in: view.takeUnretainedValue()) }
        }
    }
}

/// What a query for elements and its copies share.
@MainActor
private final class ElementMemory: ReflectedAsWhole {
    var cache = QueryCache<[AccessibleElement.Reference]>()
}
