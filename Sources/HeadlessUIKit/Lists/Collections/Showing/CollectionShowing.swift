import Foundation

/// What a collection view shows, and what it knows of its data.
struct CollectionShowing {
    /// How many items each section has; `nil` if the data source must be asked.
    var counts: [Int]?
    /// Whether the layout must be prepared before it is asked anything.
    var needsPreparation = true
    /// Whether all views are to be fetched anew.
    var needsReload = false
    /// The views in sight.
    var views: [ElementKey: UICollectionReusableView] = [:]
    /// Those that are subviews of the collection view itself, from back to front.
    var stack: [UIView] = []
    /// The scroll views of sections that scroll across.
    var scrollers: [Int: SectionScrollView] = [:]
    /// Where sections that scroll across were scrolled to when they went out of sight.
    var scrollerOffsets: [Int: CGPoint] = [:]
    /// Views out of sight that stay until an animation is over, and those that have no element any more.
    var kept: Set<ElementKey> = []
    var leaving: [UICollectionReusableView] = []
    /// The bounds and the insets for which the layout was asked last.
    var bounds = CGRect.null
    var insets = UIEdgeInsets.zero
    /// Whether views are being made.
    var isUnderWay = false
    /// The failures that were told already, and are not told again before something changes.
    var reported: Set<String> = []
    /// What the data source is being asked for.
    var request: ViewRequest?
    /// What was announced to be in sight soon.
    var prefetched: Set<IndexPath> = []
    /// Which way the content went last.
    var heading = CGPoint(x: 1, y: 1)
    /// How far the content is to be scrolled when the layout has been prepared.
    var offsetAdjustment = CGPoint.zero
}

/// A view that the data source is being asked for.
struct ViewRequest {
    /// The element, as the data source knows it.
    var key: ElementKey
    /// The attributes that the view will have.
    var attributes: UICollectionViewLayoutAttributes
    /// The cell that is to be set up again, if there is one.
    var existing: UICollectionReusableView?
    /// What was dequeued for it.
    var dequeued: [UICollectionReusableView] = []
}
