import Foundation

/// What a search controller puts over the screen: what it does not cover stays in reach behind it.
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
