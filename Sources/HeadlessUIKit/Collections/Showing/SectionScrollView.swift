import Foundation

/// The scroll view of a section that scrolls across a collection view.
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
    weak var collection: UICollectionView?
    var scroller: SectionScroller

    init(_ scroller: SectionScroller, in collection: UICollectionView) {
        self.scroller = scroller
        self.collection = collection
        super.init(frame: scroller.frame)
        scrollDelegate = self
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        take(scroller)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes on what the layout says.
    func take(_ scroller: SectionScroller) {
        self.scroller = scroller
        if frame != scroller.frame { frame = scroller.frame }
        if contentSize != scroller.contentSize { contentSize = scroller.contentSize }
        alwaysBounceHorizontal = scroller.axis == .horizontal
        alwaysBounceVertical = scroller.axis == .vertical
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        collection?.setNeedsLayout()
    }

    override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let places = scroller.restingPlaces
        guard !places.isEmpty else { return proposed }
        let axis = scroller.axis
        let range = offsetRange(axis)
        let start = contentOffset[axis]
        var target = proposed
        target[axis] = place(for: proposed[axis], from: start, velocity[axis], places).clamped(to: range)
        return target
    }

    private func place(for proposed: CGFloat, from start: CGFloat, _ velocity: CGFloat, _ places: [CGFloat])
        -> CGFloat
    {
        let slowest: CGFloat = 0.1
        if scroller.isPaging, abs(velocity) > slowest {
            if velocity > 0 { return places.first { $0 > start + 0.5 } ?? places.last ?? proposed }
            return places.last { $0 < start - 0.5 } ?? places.first ?? proposed
        }
        let wanted = scroller.isPaging ? start : proposed
        return places.min { abs($0 - wanted) < abs($1 - wanted) } ?? proposed
    }
}
