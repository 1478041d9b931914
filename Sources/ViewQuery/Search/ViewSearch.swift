import HeadlessUIKit

/// One search through some trees, and what conditions have found out in it that they may ask for again.
@MainActor
final class ViewSearch {
    /// The views that the search begins at.
    let roots: [UIView]
    private var lastPlace: ViewPlace?
    private var finders: [ObjectIdentifier: KinFinder] = [:]
    private var landmarks: [String: UIView?] = [:]
    private var failures: Set<String> = []
    private var seen: SeenViews?

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
    /// - Complexity: O(1) for the view of a walk that works out places; else O(depth).
    func place(of view: UIView) -> ViewPlace {
        if let lastPlace, lastPlace.reference.isReference(to: view) { return lastPlace }
        return ViewPlace(view)
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
    func kin(of condition: RelationCondition) -> KinFinder {
        let key = ObjectIdentifier(condition.identity)
        if let finder = finders[key] { return finder }
        let finder = KinFinder(condition, in: self)
        finders[key] = finder
        return finder
    }

    /// Whether assistive technology comes to a view that is an accessibility element.
    func isSeen(_ view: UIView) -> Bool {
        let views = seen ?? SeenViews()
        seen = views
        return views.contains(view, in: self)
    }

    /// Whether something was found to make no sense in this search, and was said so.
    func hasFailed(_ description: String) -> Bool {
        !failures.isEmpty && failures.contains(description)
    }

    /// Takes note that something made no sense, which need not be said again.
    func noteFailure(of description: String) {
        failures.insert(description)
    }

    /// The view that a description of another query stands for, looked for once.
    func landmark(_ description: String, find: () -> UIView?) -> UIView? {
        if let known = landmarks[description] { return known }
        let view = find()
        landmarks[description] = view
        return view
    }
}
