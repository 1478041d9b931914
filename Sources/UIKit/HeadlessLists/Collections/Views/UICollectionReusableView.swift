@_spi(Wings) import HeadlessUIKitCore

/// A view of a collection view that is reused for another element when its own goes off screen.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The reuse identifier; `nil` for a view that was not dequeued.
    open internal(set) var reuseIdentifier: String?

    /// The key of the pool that the view returns to.
    final var pool: CollectionPool.Key?
    final var isStandIn = false
    /// Whether it left its collection view when that was reloaded.
    final var leftInReload = false
    /// The element that the view shows, and its collection view.
    final var element: ElementKey?
    final weak var collection: UICollectionView?
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The swipe offset, in points; negative to the left.
    final var swipeOffset: CGFloat = 0
    /// The number of entries for it in collection views' lists of direct subviews: one, or none.
    final var stackEntries = 0
    /// The number of the last pass in which the layout had its element.
    final var lastPass = 0

    /// Creates a view; `frame` is in the coordinates of the future superview.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a view of zero size: the coder is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Called when the view is about to be reused for another element; a subclass that overrides it calls
    /// `super`. It does nothing unless overridden.
    open func prepareForReuse() {}

    /// Applies attributes of a custom class, after the frame and other properties were set; does nothing unless
    /// overridden.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Returns the attributes that the view prefers to those of the layout.
    ///
    /// Layouts that estimate sizes call it. The default has the size of `systemLayoutSizeFitting` for the present size,
    /// of which a side that the layout estimates is at `fittingSizeLevel`, and the other one required.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let preferred = layoutAttributes.duplicate()
        // Custom layouts do not say what they estimate.
        let axes = layoutAttributes.freeAxes.isEmpty ? .both : layoutAttributes.freeAxes
        preferred.size = systemLayoutSizeFitting(
            layoutAttributes.size, withHorizontalFittingPriority: axes.priority(.horizontal),
            verticalFittingPriority: axes.priority(.vertical))
        return preferred
    }

    /// Returns the size by the constraints inside the view, or without any that of `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard isSizedByConstraints else { return sizeThatFits(targetSize) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        ).keeping(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.contentDidChange(in: self)
    }

    @_spi(Wings) open override func constraintsDidChange(inside view: UIView) {
        collection?.constraintsDidChange(in: self)
    }

    /// Called when another layout is about to be applied; does nothing unless overridden.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called when another layout was applied; does nothing unless overridden.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    // MARK: Internal

    /// Applies attributes in the content's coordinates, in a superview with an origin in the content.
    final func take(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        var isNew = true
        if let appliedAttributes { isNew = !appliedAttributes.appliesLike(attributes) }
        appliedAttributes = attributes
        let (place, size) = (attributes.center, attributes.size)
        let center = CGPoint(x: place.x - origin.x + swipeOffset, y: place.y - origin.y)
        if attributes.transform == .identity, transform == .identity {
            let corner = CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2)
            let rect = CGRect(origin: corner, size: size)
            if frame != rect { frame = rect }
        } else {
            if bounds.size != size { bounds.size = size }
            if self.center != center { self.center = center }
            if transform != attributes.transform { transform = attributes.transform }
        }
        let (alpha, isHidden) = (attributes.alpha, attributes.isHidden)
        if self.alpha != alpha { self.alpha = alpha }
        if self.isHidden != isHidden { self.isHidden = isHidden }
        if isNew { apply(attributes) }
    }
}
