import HeadlessUIKit

/// One search through some view hierarchies, with the results that its conditions may reuse.
@MainActor
final class ViewSearch {
    let roots: [UIView]
    private var lastPlace: ViewPlace?
    private var finders: [ObjectIdentifier: RelativeFinder] = [:]
    private var places = KnownPlaces()
    private var findings: [ObjectIdentifier: Any] = [:]
    private var failures: Set<ObjectIdentifier> = []
    /// Whether a condition was invalid, which has been recorded.
    private(set) var isInvalid = false
    private var seen: SeenViews?
    /// Whether all views that conditions read besides the searched ones announce their changes.
    private(set) var isAnnounced = true

    init(in roots: [UIView]) {
        self.roots = roots
    }

    func isRoot(_ view: UIView) -> Bool {
        for root in roots where root === view { return true }
        return false
    }

    /// The root of the search that contains `view`.
    ///
    /// - Complexity: O(depth).
    func root(of view: UIView) -> UIView {
        if roots.count == 1 { return roots[0] }
        return view.lineage.first { isRoot($0) } ?? view.root
    }

    /// The topmost ancestors of the roots, each once.
    var treeTops: [UIView] {
        var tops: [UIView] = []
        for root in roots {
            let top = root.root
            if !tops.contains(where: { $0 === top }) { tops.append(top) }
        }
        return tops
    }

    /// The place of `view`.
    ///
    /// - Complexity: O(1) for the current view of a walk that computes places; else O(*d*) in the ancestors whose places
    ///   are not known yet.
    func place(of view: UIView) -> ViewPlace {
        if let lastPlace, lastPlace.reference.isReference(to: view) { return lastPlace }
        return places.place(of: view)
    }

    /// Notes that the result depends on another view.
    func note(_ view: UIView) {
        if !view.announcesChanges { isAnnounced = false }
    }

    func arrive(at place: ViewPlace) {
        lastPlace = place
    }

    func leave() {
        lastPlace = nil
    }

    /// What is known about the views that meet a relation's condition.
    func finder(of condition: RelationCondition) -> RelativeFinder {
        let key = ObjectIdentifier(condition)
        if let finder = finders[key] { return finder }
        let finder = RelativeFinder(condition, in: self)
        finders[key] = finder
        return finder
    }

    /// Whether assistive technology reaches a view that is an accessibility element.
    func isSeen(_ view: UIView) -> Bool {
        let views = seen ?? SeenViews()
        seen = views
        return views.contains(view, in: self)
    }

    /// Whether a condition was invalid in this search, which has been recorded.
    func hasFailed(_ condition: any ViewCondition) -> Bool {
        !failures.isEmpty && failures.contains(ObjectIdentifier(condition))
    }

    func noteFailure(of condition: any ViewCondition) {
        failures.insert(ObjectIdentifier(condition))
        isInvalid = true
    }

    /// Notes that a condition is invalid for all views, and has been recorded.
    func noteInvalid() {
        isInvalid = true
    }

    /// A value that is computed once for all views, such as the place of a condition's landmark.
    ///
    /// - Parameter object: the condition or the landmark that it is a value of, and no other.
    func finding<Finding>(of object: AnyObject, _ find: () -> Finding) -> Finding {
        // In two steps, or a missing value would pass for an optional one.
        if let known = findings[ObjectIdentifier(object)], let found = known as? Finding { return found }
        let found = find()
        findings[ObjectIdentifier(object)] = found
        return found
    }

    /// The first view in a tree for which `condition` returns `true`; the places of the views are known meanwhile.
    func first(in root: UIView, where condition: (UIView) -> Bool) -> UIView? {
        var walk = PlaceWalk(root)
        defer { leave() }
        while let (place, _) = walk.next() {
            arrive(at: place)
            if condition(place.view) { return place.view }
        }
        return nil
    }

    /// Visits the views that a query looks at in `root`, with their places if its conditions need these.
    ///
    /// The views must be kept alive meanwhile.
    func visit(_ root: UIView, for query: ViewQuery, _ body: (UIView) -> Void) {
        let isRootVisited = query.scope.includesRoots
        guard query.predicate.needs.contains(.place) else {
            var walk = ViewWalk(root)
            if !isRootVisited { _ = walk.next() }
            while let view = walk.next() { body(view.takeUnretainedValue()) }
            return
        }
        var walk = PlaceWalk(root)
        while let (place, depth) = walk.next() {
            guard depth > 0 || isRootVisited else { continue }
            arrive(at: place)
            body(place.view)
        }
        leave()
    }
}
