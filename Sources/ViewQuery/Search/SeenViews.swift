import HeadlessUIKit

/// The views that assistive technology reaches, as far as a search has asked.
///
/// The first few are checked one by one. For more, the trees are walked once as assistive technology does, because what
/// it sees of a view depends on siblings and ancestors.
@MainActor
final class SeenViews {
    private static let directAnswers = 8

    private var answers = 0
    private var known: Set<ObjectIdentifier>?

    func contains(_ view: UIView, in search: ViewSearch) -> Bool {
        if let known { return known.contains(ObjectIdentifier(view)) }
        answers += 1
        if answers <= Self.directAnswers, view.reasonNotSeen == nil { return true }
        var found: Set<ObjectIdentifier> = []
        for top in search.treeTops {
            for root in ElementScope(place: .view(top)).laidOutRoots() {
                var walk = AccessibilityWalk()
                walk.visit(root) { stop in
                    found.insert(ObjectIdentifier(stop.object))
                    return true
                }
            }
        }
        known = found
        return found.contains(ObjectIdentifier(view))
    }
}
