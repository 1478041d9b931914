import Foundation

/// Three places for pages side by side: the page that is shown is in the middle.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
    /// A place for a page.
    enum Place: Int, CaseIterable {
        case before, current, after
    }

    weak var owner: UIPageViewController?
    private let axis: ScrollAxis
    private let spacing: CGFloat
    /// The pages that can be turned to.
    private var neighbours: Set<Place> = []
    /// Whether what moves is the frame of reference, and no page.
    private var isSettling = false

    init(_ axis: ScrollAxis, spacing: CGFloat) {
        self.axis = axis
        self.spacing = spacing
        super.init(frame: .zero)
        scrollDelegate = self
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        alwaysBounceHorizontal = axis == .horizontal
        alwaysBounceVertical = axis == .vertical
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    /// The length of a page with the room up to the next.
    private var stride: CGFloat { bounds.size[axis] }

    /// Fills a controller's view, with half the room between pages on either side.
    func fill(_ room: CGRect) {
        let frame =
            axis == .horizontal
            ? room.insetBy(dx: -spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -spacing / 2)
        guard frame != self.frame else { return }
        self.frame = frame
        settle()
    }

    /// Where a page's view belongs.
    func frame(of place: Place) -> CGRect {
        var frame = CGRect(origin: .zero, size: bounds.size)
        frame.origin[axis] = CGFloat(place.rawValue) * stride
        return axis == .horizontal
            ? frame.insetBy(dx: spacing / 2, dy: 0) : frame.insetBy(dx: 0, dy: spacing / 2)
    }

    /// Allows to scroll to some of the places beside the middle.
    func allow(_ places: Set<Place>) {
        neighbours = places
        var insets = UIEdgeInsets.zero
        let (first, last) = (places.contains(.before) ? 0 : -stride, places.contains(.after) ? 0 : -stride)
        if axis == .horizontal {
            (insets.left, insets.right) = (first, last)
        } else {
            (insets.top, insets.bottom) = (first, last)
        }
        guard contentInset != insets else { return }
        // Content that an inset brings back into range has not turned a page.
        let offset = contentOffset
        isSettling = true
        contentInset = insets
        if contentOffset != offset { contentOffset = offset }
        isSettling = false
    }

    /// Shows the middle, with nothing beside it.
    func settle() {
        stopScrollingAndZooming()
        contentSize =
            axis == .horizontal
            ? CGSize(width: 3 * stride, height: bounds.height)
            : CGSize(width: bounds.width, height: 3 * stride)
        var offset = CGPoint.zero
        offset[axis] = stride
        if contentOffset != offset { contentOffset = offset }
        allow([])
    }

    /// Scrolls to one of the places.
    func turn(to place: Place) {
        var offset = CGPoint.zero
        offset[axis] = CGFloat(place.rawValue) * stride
        setContentOffset(offset, animated: true)
    }

    /// The place beside the middle that is in sight.
    var placeInSight: Place? {
        let way = contentOffset[axis] - stride
        return way < 0 ? .before : way > 0 ? .after : nil
    }

    /// The place that is shown alone, once nothing moves.
    private var placeAtRest: Place? {
        guard stride > 0 else { return nil }
        return Place(rawValue: Int((contentOffset[axis] / stride).rounded()))
    }

    // MARK: Touches

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // Where the user may drag to is asked for anew each time, so that it is what there is then.
        if gestureRecognizer === panGestureRecognizer { owner?.pagesMayBeDragged() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        owner?.pagesMayBeDragged()
        return super.accessibilityScroll(direction)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if !isSettling, let place = placeInSight, neighbours.contains(place) { owner?.pageCame(place) }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { rest() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        rest()
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        rest()
    }

    private func rest() {
        if let place = placeAtRest { owner?.pagesCameToRest(place) }
    }
}
