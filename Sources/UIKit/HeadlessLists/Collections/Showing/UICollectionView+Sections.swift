// Orthogonal sections.
extension UICollectionView {
    final func sectionOffset(_ scroller: SectionScroller) -> CGPoint {
        showing.scrollers[scroller.section]?.contentOffset
            ?? scroller.fromBeginning(showing.scrollerOffsets[scroller.section] ?? .zero)
    }

    /// The offset of an orthogonal section from the beginning of its content, as the layout counts.
    final func offsetInLayout(ofSection section: Int) -> CGPoint {
        showing.scrollers[section]?.offsetFromBeginning ?? showing.scrollerOffsets[section] ?? .zero
    }

    final func placeScrollers() {
        for scroller in sectionScrollers(in: bounds) {
            if let view = showing.scrollers[scroller.section] {
                view.take(scroller)
                continue
            }
            let view = SectionScrollView(scroller, in: self)
            showing.scrollers[scroller.section] = view
            if let offset = showing.scrollerOffsets.removeValue(forKey: scroller.section) {
                view.contentOffset = scroller.fromBeginning(offset)
            }
            stack(view, level: 0)
        }
    }

    /// Removes the scroll views of sections off screen, except those with views that are still needed.
    final func retire(unneededScrollersFor rect: CGRect) {
        guard !showing.scrollers.isEmpty else { return }
        let needed = Set(sectionScrollers(in: rect).map(\.section))
        for section in showing.scrollers.keys.sorted() where !needed.contains(section) {
            let isEmpty =
                !(showing.scrollers[section]?.subviews.contains { $0 is UICollectionReusableView } ?? false)
            if isEmpty {
                showing.scrollerOffsets[section] = showing.scrollers[section]?.offsetFromBeginning
                dropScroller(section)
            }
        }
    }

    final func dropScroller(_ section: Int) {
        guard let view = showing.scrollers.removeValue(forKey: section) else { return }
        showing.stack.removeAll { $0 === view }
        view.removeFromSuperview()
    }

    final func moveScrollers(_ map: BatchMap) {
        for section in showing.scrollers.keys.sorted() where map.newSection(of: section) == nil {
            dropScroller(section)
        }
        showing.scrollers = map.moved(showing.scrollers)
        showing.scrollerOffsets = map.moved(showing.scrollerOffsets)
    }
}
