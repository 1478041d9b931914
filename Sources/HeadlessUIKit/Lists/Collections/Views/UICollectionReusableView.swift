import Foundation

/// A view of a collection view that is used again for another element when its own is out of sight.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name under which the view was registered; `nil` for one that was not dequeued.
    public internal(set) final var reuseIdentifier: String?

    /// The pool that the view goes back to.
    final var pool: CollectionPool.Key?
    /// Whether the view stands in for one that there should be.
    final var isStandIn = false
    /// The element that the view shows, and in which collection view.
    final var element: ElementKey?
    final weak var collection: UICollectionView?
    /// The attributes that it was given last.
    final var appliedAttributes: UICollectionViewLayoutAttributes?
    /// How far the view is swiped aside, in points; to the left below zero.
    final var swipeOffset: CGFloat = 0

    /// Makes a view; `frame` is in the coordinates of the superview it will have.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a view of no size: a coder carries nothing here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Makes a view of a class that is known only when the program runs, by its `init(frame:)`.
    ///
    /// A class that overrides `init(frame:)`, or has no initializers of its own, inherits it. It is what
    /// registering a class takes: a class is made by the initializer that all its subclasses are certain to
    /// have.
    public required convenience init(registeredWithFrame frame: CGRect) {
        self.init(frame: frame)
    }

    /// Tells that the view is about to show another element; a subclass that overrides it calls `super`.
    open func prepareForReuse() {}

    /// Tells the attributes that the layout gives the view, after its frame and the like were set.
    ///
    /// The default does nothing: a layout with attributes of its own class overrides it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The attributes that the view would like instead of those of the layout.
    ///
    /// Layouts that estimate sizes ask for it. The default has the size of `sizeThatFits(_:)` for the size
    /// there is, as there is no constraint layout here.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        let preferred = layoutAttributes.duplicate()
        preferred.size = sizeThatFits(layoutAttributes.size)
        return preferred
    }

    /// Tells that another layout is about to take over.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Tells that another layout took over.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    // MARK: For the framework

    /// Takes on attributes, in the coordinates of the content, in a superview whose origin is at a point of it.
    final func take(_ attributes: UICollectionViewLayoutAttributes, origin: CGPoint = .zero) {
        let isNew = appliedAttributes.map { !$0.isEqual(attributes) } ?? true
        appliedAttributes = attributes
        let center = CGPoint(
            x: attributes.center.x - origin.x + swipeOffset, y: attributes.center.y - origin.y)
        if attributes.transform == .identity, transform == .identity {
            let corner = CGPoint(
                x: center.x - attributes.size.width / 2, y: center.y - attributes.size.height / 2)
            let rect = CGRect(origin: corner, size: attributes.size)
            if frame != rect { frame = rect }
        } else {
            if bounds.size != attributes.size { bounds.size = attributes.size }
            if self.center != center { self.center = center }
            if transform != attributes.transform { transform = attributes.transform }
        }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        if isNew { apply(attributes) }
    }
}
