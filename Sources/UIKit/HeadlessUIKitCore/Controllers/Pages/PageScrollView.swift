/// A scroll view with three positions for pages side by side: the current page is in the middle.
final class PageScrollView: UIScrollView {
    enum Place: Int, CaseIterable {
        case before, current, after
    }

    weak var owner: UIPageViewController?
    /// The delegate that code has set: it is told what happens, and pages turn as without it.
    weak var pagesDelegate: (any UIScrollViewDelegate)?
    private let axis: ScrollAxis
    private let spacing: CGFloat
    private var neighbours: Set<Place> = []
    /// Whether only the content offset is being reset, and no page moves.
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

    private var stride: CGFloat { bounds.size[axis] }

    /// Sets the frame for a controller's view, with half the space between pages on either side.
    func fill(_ room: CGRect) {
        let frame =
            axis == .horizontal
            ? room.insetBy(dx: -spacing / 2, dy: 0) : room.insetBy(dx: 0, dy: -spacing / 2)
        guard frame != self.frame else { return }
        self.frame = frame
        settle()
    }

    /// Whether the page before the current one is at the right.
    private var isMirrored: Bool { axis == .horizontal && (owner?.viewIfLoaded ?? self).isRightToLeft }

    override var contentBeginsAtRight: Bool { isMirrored }

    private func offset(of place: Place) -> CGFloat {
        CGFloat(isMirrored ? Place.after.rawValue - place.rawValue : place.rawValue) * stride
    }

    func frame(of place: Place) -> CGRect {
        var frame = CGRect(origin: .zero, size: bounds.size)
        frame.origin[axis] = offset(of: place)
        // Pages that are not laid out yet may have less room than the space takes.
        let margin = min(spacing, max(stride, 0)) / 2
        return axis == .horizontal ? frame.insetBy(dx: margin, dy: 0) : frame.insetBy(dx: 0, dy: margin)
    }

    var safeAreaOfPage: UIEdgeInsets {
        var insets = safeAreaInsets
        if axis == .horizontal {
            insets.left = max(insets.left - spacing / 2, 0)
            insets.right = max(insets.right - spacing / 2, 0)
        } else {
            insets.top = max(insets.top - spacing / 2, 0)
            insets.bottom = max(insets.bottom - spacing / 2, 0)
        }
        return insets
    }

    /// Sets which of the positions beside the middle can be scrolled to.
    func allow(_ places: Set<Place>) {
        neighbours = places
        var insets = UIEdgeInsets.zero
        let (first, last) = (places.contains(.before) ? 0 : -stride, places.contains(.after) ? 0 : -stride)
        if axis == .horizontal {
            (insets.left, insets.right) = isMirrored ? (last, first) : (first, last)
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

    func turn(to place: Place) {
        var offset = CGPoint.zero
        offset[axis] = self.offset(of: place)
        setContentOffset(offset, animated: true)
    }

    /// The visible position beside the middle; `nil` if there is none.
    var visibleNeighbour: Place? {
        let offset = contentOffset[axis] - stride
        guard offset != 0 else { return nil }
        return (offset < 0) != isMirrored ? .before : .after
    }

    /// The position that is shown alone, once nothing moves.
    private var placeAtRest: Place? {
        guard stride > 0 else { return nil }
        let index = Int((contentOffset[axis] / stride).rounded())
        return Place(rawValue: isMirrored ? Place.after.rawValue - index : index)
    }

    // MARK: Touches

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        // The neighbouring pages are asked for at each drag, so that they are current.
        if gestureRecognizer === panGestureRecognizer { owner?.pagesMayBeDragged() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        owner?.pagesMayBeDragged()
        return super.accessibilityScroll(direction)
    }

    override var delegateOfApplication: (any UIScrollViewDelegate)? { pagesDelegate }

    override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) { pagesDelegate = delegate }

    func noteOffset() {
        if !isSettling, let place = visibleNeighbour, neighbours.contains(place) { owner?.pageCame(place) }
    }

    func rest() {
        if let place = placeAtRest { owner?.pagesCameToRest(place) }
    }
}
