@_spi(Wings) import HeadlessUIKitCore

final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
    weak var collection: UICollectionView?
    var scroller: SectionScroller

    init(_ scroller: SectionScroller, in collection: UICollectionView) {
        self.scroller = scroller
        self.collection = collection
        super.init(frame: scroller.frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        take(scroller)
        if scroller.isMirrored { contentOffset = scroller.fromBeginning(.zero) }
        scrollDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    func take(_ scroller: SectionScroller) {
        let kept = self.scroller.isMirrored || scroller.isMirrored ? offsetFromBeginning : nil
        self.scroller = scroller
        if frame != scroller.frame { frame = scroller.frame }
        if contentSize != scroller.contentSize { contentSize = scroller.contentSize }
        if let kept, kept != offsetFromBeginning { contentOffset = scroller.fromBeginning(kept) }
        alwaysBounceHorizontal = scroller.axis == .horizontal
        alwaysBounceVertical = scroller.axis == .vertical
    }

    override var contentBeginsAtRight: Bool { scroller.isMirrored }

    /// The offset from the beginning of the content, which is at the right in a mirrored section.
    var offsetFromBeginning: CGPoint { scroller.fromBeginning(contentOffset) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        collection?.setNeedsLayout()
    }

    override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        let axis = scroller.axis
        var target = proposed
        target[axis] = scroller.restingPlace(proposed[axis], contentOffset[axis], velocity[axis])
            .clamped(to: offsetRange(axis))
        return target
    }
}
