import FailureReporting
import HeadlessUIKit

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
    private let cache = QueryCache<AccessibleElement.Reference>()

    init(scope: ElementScope = ElementScope(), predicates: [ElementPredicate], selection: Selection) {
        self.scope = scope
        self.predicates = predicates
        self.selection = selection
    }

    /// The same query for the elements inside `view`, or for the view itself if it is an element.
    ///
    /// A view in a window that is not shown has none. A view in no window is searched as if it were in one.
    public func inside(_ view: UIView) -> ElementQuery {
        ElementQuery(
            scope: ElementScope(place: .view(view)), predicates: predicates, selection: selection)
    }

    /// The same query in all shown windows, the frontmost first; if one is modal, only in that.
    public func inAllWindows() -> ElementQuery {
        ElementQuery(
            scope: ElementScope(place: .allWindows), predicates: predicates, selection: selection)
    }

    /// The elements found now.
    ///
    /// For ``theOnlyElement(_:fileID:filePath:line:column:)``, none and several are failures, and the result is empty. A
    /// container whose list does not end is a failure, and elements after the first million are ignored.
    ///
    /// - Complexity: O(*n*) in what assistive technology visits; O(1) if nothing has changed since the last time, and
    ///   nothing can change unannounced.
    public var elements: [AccessibleElement] {
        let found = matches
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
    package func elementsToActOn(for purpose: String) -> [AccessibleElement] {
        let found = matches
        if followsFromMistake { return [] }
        if case .only = selection, found.count != 1 {
            failure(ofOnly: found, for: purpose).record()
            return []
        }
        if found.isEmpty { ElementFailure(nothingFoundBy: self, for: purpose).record() }
        return found
    }

    /// The elements found for an assertion: none if exactly one is required, and there are several.
    var elementsIfSelected: [AccessibleElement] {
        let found = matches
        if case .only = selection, found.count != 1 { return [] }
        return found
    }

    /// Why ``elementsIfSelected`` has none.
    func failureOfSelection(for purpose: String?) -> any Failure {
        if case .only = selection {
            return failure(ofOnly: matches, for: purpose)
        }
        return ElementFailure(nothingFoundBy: self, for: purpose)
    }

    /// Why elements are not exactly one.
    private func failure(ofOnly found: [AccessibleElement], for purpose: String?) -> ElementFailure {
        found.isEmpty
            ? ElementFailure(nothingFoundBy: self, for: purpose)
            : ElementFailure(several: found, foundBy: self, for: purpose)
    }

    /// Whether nothing was found because it looks inside a view that does not exist, which has been recorded.
    var followsFromMistake: Bool { scope.view is AbsentView }

    private var matches: [AccessibleElement] {
        let roots = scope.roots
        if let known = cache.found(in: roots) { return known.compactMap(\.element) }
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
        cache.keep(isKept ? found.map(AccessibleElement.Reference.init) : nil, of: roots)
        return found
    }

    private func holds(for element: AccessibleElement) -> Bool {
        for predicate in predicates where !predicate.holds(for: element) { return false }
        return true
    }
}

extension ElementQuery {
    /// The element found at `index` now.
    ///
    /// An index out of range is a failure at this line, and returns an element in no window, so that the test continues.
    public subscript(
        index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> AccessibleElement {
        CallSite(fileID, filePath, line, column).whileCurrentUnlessNested { element(at: index) }
    }

    private func element(at index: Int) -> AccessibleElement {
        let elements = elements
        if elements.indices.contains(index) { return elements[index] }
        ElementFailure(noElementAt: index, among: elements.count, foundBy: self).record()
        let nowhere = AbsentView()
        return AccessibleElement(UIAccessibilityElement(accessibilityContainer: nowhere), in: nowhere)
    }
}

extension ElementQuery: @MainActor RandomAccessCollection {
    /// The first index.
    public var startIndex: Int { 0 }

    /// The number of elements found now.
    public var endIndex: Int { elements.count }

    /// The number of elements found now.
    public var count: Int { elements.count }

    /// The element found at `index` now; for generic code, whose failures have no line of their own.
    @_disfavoredOverload
    public subscript(index: Int) -> AccessibleElement { element(at: index) }

    /// Iterates over the elements found now, even if the view hierarchy changes meanwhile.
    public func makeIterator() -> IndexingIterator<[AccessibleElement]> { elements.makeIterator() }

    /// The first element found now, if any.
    public var first: AccessibleElement? { elements.first }

    /// The last element found now, if any.
    public var last: AccessibleElement? { elements.last }

    /// Whether no element is found now.
    public var isEmpty: Bool { elements.isEmpty }

    /// The results of `transform` for each element found now.
    public func map<Value, Failure: Error>(_ transform: (AccessibleElement) throws(Failure) -> Value)
        throws(Failure) -> [Value]
    {
        try elements.map(transform)
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
        return "\(name)(\(conditions))\(scope.description)"
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
    /// returns none once ``HeadlessUIKit/ViewTree/generation`` has grown, as it does when one of these is released.
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
