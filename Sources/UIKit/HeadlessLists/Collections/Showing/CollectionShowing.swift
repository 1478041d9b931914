/// What a collection view shows, and what it knows about its data.
struct CollectionShowing {
    /// The number of items in each section; `nil` if the data source must be asked.
    var counts: [Int]?
    /// Whether the layout must be prepared before it is queried.
    var needsPreparation = true
    /// Whether all views are to be reloaded.
    var needsReload = false
    /// The number of times that visible elements were shown.
    var pass = 0
    /// The visible views.
    var views: [ElementKey: UICollectionReusableView] = [:]
    /// The views that are direct subviews of the collection view, from back to front.
    var stack: [UIView] = []
    /// The scroll views of orthogonal sections.
    var scrollers: [Int: SectionScrollView] = [:]
    /// The mirror of a layout that is flipped, and the width of the view when it was noted.
    var mirror: LayoutMirror?
    var mirroredBounds: CGFloat = 0
    /// The offsets of orthogonal sections that went off screen, from the beginning of their content.
    var scrollerOffsets: [Int: CGPoint] = [:]
    /// Views off screen that stay until an animation is over, and views without an element.
    var kept: Set<ElementKey> = []
    var leaving: [UICollectionReusableView] = []
    /// The bounds and insets for which the layout was last queried.
    var bounds = CGRect.null
    var insets = UIEdgeInsets.zero
    /// The elements whose views have other content, and whether they are resized in an animation.
    var resized: Set<ElementKey> = []
    var animatesSizes = false
    /// Whether views are being created.
    var isUnderWay = false
    /// The failures already recorded, which are not repeated before something changes.
    var reported: Set<String> = []
    /// The view being requested from the data source.
    var request: ViewRequest?
    /// The items announced as visible soon.
    var prefetched: Set<IndexPath> = []
    /// The last scroll direction.
    var heading = CGPoint(x: 1, y: 1)
    /// The pending adjustment of the offset, applied when the layout has been prepared.
    var offsetAdjustment = CGPoint.zero
}

/// A request to the data source for a view.
struct ViewRequest {
    /// The element, with its index path in the data.
    var key: ElementKey
    /// The attributes for the view.
    var attributes: UICollectionViewLayoutAttributes
    /// The cell to reconfigure, if any.
    var existing: UICollectionReusableView?
    /// The views dequeued for the request: the first, usually the only one, and the others.
    private var first: UICollectionReusableView?
    private var others: [UICollectionReusableView] = []

    init(
        key: ElementKey, attributes: UICollectionViewLayoutAttributes, existing: UICollectionReusableView?
    ) {
        self.key = key
        self.attributes = attributes
        self.existing = existing
    }

    /// Notes a view that was dequeued.
    mutating func note(_ view: UICollectionReusableView) {
        if first == nil { first = view } else { others.append(view) }
    }

    /// The views that were dequeued, and of which the data source returned another one.
    func dequeued(except view: UICollectionReusableView) -> [UICollectionReusableView] {
        if others.isEmpty, first == nil || first === view { return [] }
        return ([first].compactMap { $0 } + others).filter { $0 !== view }
    }
}
