import HeadlessUIKit

/// One search through some trees, and what conditions have found out in it that they may ask for again.
@MainActor
final class ViewSearch {
    /// The views that the search begins at.
    let roots: [UIView]
    private var lastPlace: ViewPlace?
    private var finders: [ObjectIdentifier: RelativeFinder] = [:]
    private var places = KnownPlaces()
    private var findings: [ObjectIdentifier: Any] = [:]
    private var failures: Set<ObjectIdentifier> = []
    private var seen: SeenViews?
    /// Whether all views that conditions looked at beside those searched announce their changes.
    private(set) var isAnnounced = true

    init(in roots: [UIView]) {
        self.roots = roots
    }

    /// Whether the search begins at `view`.
    func isRoot(_ view: UIView) -> Bool {
        for root in roots where root === view { return true }
        return false
    }

    /// The view that the search for `view` began at.
    ///
    /// - Complexity: O(depth).
    func root(of view: UIView) -> UIView {
        if roots.count == 1 { return roots[0] }
        return view.lineage.first { isRoot($0) } ?? view.root
    }

    /// The tops of the trees that the roots are in, each once.
    var treeTops: [UIView] {
        var tops: [UIView] = []
        for root in roots {
            let top = root.root
            if !tops.contains(where: { $0 === top }) { tops.append(top) }
        }
        return tops
    }

    /// Where `view` stands.
    ///
    /// - Complexity: O(1) for the view of a walk that works out places; else O(*d*) in the views above it that
    ///   were not asked about before.
    func place(of view: UIView) -> ViewPlace {
        if let lastPlace, lastPlace.reference.isReference(to: view) { return lastPlace }
        return places.place(of: view)
    }

    /// Takes note that the answer for a view depends on another.
    func note(_ view: UIView) {
        if !view.announcesChanges { isAnnounced = false }
    }

    /// Takes note of where a walk is.
    func arrive(at place: ViewPlace) {
        lastPlace = place
    }

    /// Takes note that a walk is over.
    func leave() {
        lastPlace = nil
    }

    /// What is known of the views around others that a relation asks about.
    func kin(of condition: RelationCondition) -> RelativeFinder {
        let key = ObjectIdentifier(condition.identity)
        if let finder = finders[key] { return finder }
        let finder = RelativeFinder(condition, in: self)
        finders[key] = finder
        return finder
    }

    /// Whether assistive technology comes to a view that is an accessibility element.
    func isSeen(_ view: UIView) -> Bool {
        let views = seen ?? SeenViews()
        seen = views
        return views.contains(view, in: self)
    }

    /// Whether a condition was found to make no sense in this search, and it was said so.
    func hasFailed(_ condition: ConditionIdentity) -> Bool {
        !failures.isEmpty && failures.contains(ObjectIdentifier(condition))
    }

    /// Takes note that a condition made no sense, which need not be said again.
    func noteFailure(of condition: ConditionIdentity) {
        failures.insert(ObjectIdentifier(condition))
    }

    /// What a condition needs to find out once for all views, such as where its landmark is.
    func finding<Finding>(of condition: ConditionIdentity, _ find: () -> Finding) -> Finding {
        // In two steps: what is not there would pass for a finding that may be none.
        if let known = findings[ObjectIdentifier(condition)], let found = known as? Finding { return found }
        let found = find()
        findings[ObjectIdentifier(condition)] = found
        return found
    }
}
