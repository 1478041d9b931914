import Foundation

// Sections that scroll across.
extension UICollectionView {
    /// How far a section that scrolls across is scrolled.
    final func sectionOffset(_ section: Int) -> CGPoint {
        showing.scrollers[section]?.contentOffset ?? showing.scrollerOffsets[section] ?? .zero
    }

    /// Has the scroll views that the layout wants, where it wants them.
    final func placeScrollers() {
        for scroller in collectionViewLayout.sectionScrollers(in: bounds) {
            if let view = showing.scrollers[scroller.section] {
                view.take(scroller)
                continue
            }
            let view = SectionScrollView(scroller, in: self)
            showing.scrollers[scroller.section] = view
            if let offset = showing.scrollerOffsets.removeValue(forKey: scroller.section) {
                view.contentOffset = offset
            }
            stack(view, level: 0)
        }
    }

    /// Takes out the scroll views of sections that are out of sight, but for those with views that are needed
    /// still.
    final func retire(unneededScrollersFor rect: CGRect) {
        guard !showing.scrollers.isEmpty else { return }
        let needed = Set(collectionViewLayout.sectionScrollers(in: rect).map(\.section))
        for section in showing.scrollers.keys.sorted() where !needed.contains(section) {
            let isEmpty =
                !(showing.scrollers[section]?.subviews.contains { $0 is UICollectionReusableView } ?? false)
            if isEmpty {
                showing.scrollerOffsets[section] = showing.scrollers[section]?.contentOffset
                dropScroller(section)
            }
        }
    }

    final func dropScroller(_ section: Int) {
        guard let view = showing.scrollers.removeValue(forKey: section) else { return }
        showing.stack.removeAll { $0 === view }
        view.removeFromSuperview()
    }

    /// Has the scroll views follow their sections through an update.
    final func moveScrollers(_ map: BatchMap) {
        var scrollers: [Int: SectionScrollView] = [:]
        for section in showing.scrollers.keys.sorted() {
            guard let view = showing.scrollers[section] else { continue }
            if let new = map.newSection(of: section) {
                scrollers[new] = view
            } else {
                showing.stack.removeAll { $0 === view }
                view.removeFromSuperview()
            }
        }
        showing.scrollers = scrollers
        var offsets: [Int: CGPoint] = [:]
        for (section, offset) in showing.scrollerOffsets {
            if let new = map.newSection(of: section) { offsets[new] = offset }
        }
        showing.scrollerOffsets = offsets
    }
}
