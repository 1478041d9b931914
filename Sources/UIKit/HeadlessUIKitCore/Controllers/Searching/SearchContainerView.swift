/// The view of an active search controller; what it does not cover can still be touched.
@preconcurrency @MainActor
final class SearchContainerView: UIView {
    weak var search: UISearchController?

    override class var hasOwnPlacing: Bool { true }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        search?.layOutSearch()
    }
}
