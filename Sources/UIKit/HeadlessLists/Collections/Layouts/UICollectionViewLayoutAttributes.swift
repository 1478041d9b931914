/// The position and appearance of an element in a collection view.
///
/// A layout creates them, and the collection view applies them to the element's view. A subclass with more properties
/// overrides `copy(with:)` and `isEqual(_:)`, and is named by ``UICollectionViewLayout/layoutAttributesClass``.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    // All are read several times for each element in each layout: the checks for overlapping accesses would cost more
    // than the rest. Nothing is called while one of them is read or set.

    /// The index path of the element.
    @exclusivity(unchecked) open var indexPath = IndexPath()

    /// The category of the element.
    @exclusivity(unchecked)
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of supplementary or decoration view; `nil` for a cell.
    @exclusivity(unchecked) open internal(set) var representedElementKind: String?

    /// The centre of the element, in the content's coordinates.
    @exclusivity(unchecked) open var center = CGPoint.zero

    /// The size of the element, before its transform.
    @exclusivity(unchecked) open var size = CGSize.zero

    /// The transform about the element's centre.
    @exclusivity(unchecked) open var transform = CGAffineTransform.identity
    /// The transform in space about the element's centre, of which the effect on the plane shows: ``transform``.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = CATransform3DGetAffineTransform(newValue) }
    }

    /// The opacity of the element, from 0 to 1.
    @exclusivity(unchecked) open var alpha: CGFloat = 1

    /// The z-order of the element: higher numbers are in front of lower ones.
    @exclusivity(unchecked) open var zIndex = 0

    /// Whether the element is hidden; then the collection view may have no view for it.
    @exclusivity(unchecked) open var isHidden = false

    /// Whether the size is an estimate, and the view is asked for its preferred size.
    @exclusivity(unchecked) final var isEstimate = false

    @exclusivity(unchecked) final var freeAxes: FittingAxes = []

    /// Whether the element is in the scroll view of an orthogonal section.
    @exclusivity(unchecked) final var scrollsWithSection = false

    /// The role of the element in a list; `nil` outside of lists.
    @exclusivity(unchecked) final var listPlace: ListPlace?

    /// Creates attributes without an element.
    public required override init() {
        super.init()
    }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(.cell, nil, indexPath)
    }

    /// Creates the attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementaryView, elementKind, indexPath)
    }

    /// Creates the attributes of a decoration view.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(.decorationView, decorationViewKind, indexPath)
    }

    convenience init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        self.init()
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// The frame of the element, in the content's coordinates: the smallest rectangle around the transformed element.
    open var frame: CGRect {
        get {
            let (center, size, transform) = (center, size, transform)
            let rect = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
            guard transform != .identity else { return rect }
            return rect.offsetBy(dx: -center.x, dy: -center.y).applying(transform)
                .offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(
                x: newValue.origin.x + newValue.width / 2, y: newValue.origin.y + newValue.height / 2)
            size =
                transform == .identity
                ? newValue.size
                : CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
        }
    }

    /// The bounds of the element; their origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Returns a copy of the same class.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.isEstimate = isEstimate
        copy.freeAxes = freeAxes
        copy.scrollsWithSection = scrollsWithSection
        copy.listPlace = listPlace
        return copy
    }

    /// Whether another object has the same class and the same values.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self)
        else {
            return false
        }
        return other.indexPath == indexPath && other.representedElementKind == representedElementKind
            && other.representedElementCategory == representedElementCategory && other.center == center
            && other.size == size && other.transform == transform && other.alpha == alpha
            && other.zIndex == zIndex && other.isHidden == isHidden
    }

    open override var hash: Int { indexPath.hashValue }

    /// The element and its frame.
    open override var description: String { "\(key.name) \(frame.shortText)" }

    // MARK: Internal

    final var key: ElementKey {
        ElementKey(representedElementCategory, representedElementKind ?? "", indexPath)
    }

    /// Whether a view that has these attributes need not apply others. ``isEqual(_:)`` is not asked about the same object.
    final func appliesLike(_ other: UICollectionViewLayoutAttributes) -> Bool {
        self === other || isEqual(other)
    }

    /// A copy that can be changed.
    final func duplicate() -> Self {
        // If a subclass copies to another type, its original is changed; there is no trap.
        copy() as? Self ?? self
    }

    final func moved(to indexPath: IndexPath) -> Self {
        guard indexPath != self.indexPath else { return self }
        let copy = duplicate()
        copy.indexPath = indexPath
        return copy
    }

    final var isFinite: Bool {
        center.isFinite && size.isFinite && transform.isFinite && !alpha.isNaN
    }
}
