/// What a collection view shows, and what it knows about its data.
struct CollectionShowing {
    /// The number of items in each section; `nil` if the data source must be asked.
    var counts: [Int]?
    /// Whether the layout must be prepared before it is queried.
    var needsPreparation = true
    var needsReload = false
    /// The number of times that visible elements were shown.
    var pass = 0
    var views: [ElementKey: UICollectionReusableView] = [:]
    /// The views that are direct subviews of the collection view, from back to front.
    var stack: [UIView] = []
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
    var isUnderWay = false
    /// The failures already recorded, which are not repeated before something changes.
    var reported: Set<String> = []
    var request: ViewRequest?
    /// The items announced as visible soon.
    var prefetched: Set<IndexPath> = []
    var heading = CGPoint(x: 1, y: 1)
    /// The pending adjustment of the offset, applied when the layout has been prepared.
    var offsetAdjustment = CGPoint.zero
}

struct ViewRequest {
    /// The element, with its index path in the data.
    var key: ElementKey
    var attributes: UICollectionViewLayoutAttributes
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

    mutating func note(_ view: UICollectionReusableView) {
        if first == nil { first = view } else { others.append(view) }
    }

    /// The views that were dequeued, and of which the data source returned another one.
    func dequeued(except view: UICollectionReusableView) -> [UICollectionReusableView] {
        if others.isEmpty, first == nil || first === view { return [] }
        return ([first].compactMap { $0 } + others).filter { $0 !== view }
    }
}
