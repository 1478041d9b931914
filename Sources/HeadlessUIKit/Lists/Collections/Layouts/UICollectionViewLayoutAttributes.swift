import Foundation

/// Where an element of a collection view is, and how it looks there.
///
/// A layout hands them out, and the collection view applies them to the element's view. A subclass with more to it
/// overrides `copy(with:)` and `isEqual(_:)`, and is named by ``UICollectionViewLayout/layoutAttributesClass``.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// Which element it is.
    open var indexPath = IndexPath()

    /// What sort of element it is.
    public internal(set) final var representedElementCategory = UICollectionView.ElementCategory.cell

    /// The kind of supplementary or decoration view; `nil` for a cell.
    public internal(set) final var representedElementKind: String?

    /// The middle of the element, in the coordinates of the content.
    open var center = CGPoint.zero

    /// The size of the element, before it is transformed.
    open var size = CGSize.zero

    /// How the element is turned, scaled and moved about its centre.
    open var transform = CGAffineTransform.identity

    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// How far in front the element is: what has a higher number is in front of what has a lower one.
    open var zIndex = 0

    /// Whether the element is not shown; the collection view need not have a view for it.
    open var isHidden = false

    /// Whether the size is an estimate, and the view is asked what suits it.
    final var isEstimate = false

    /// Whether the element is in the scroll view of its section, which scrolls across.
    final var scrollsWithSection = false

    /// What the element is in a list; `nil` in none.
    final var listPlace: ListPlace?

    /// Makes attributes of no element.
    public required override init() {
        super.init()
    }

    /// Makes attributes of the cell at an index path.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(.cell, nil, indexPath)
    }

    /// Makes attributes of a supplementary view, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(.supplementaryView, elementKind, indexPath)
    }

    /// Makes attributes of a decoration view, which shows no data.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(.decorationView, decorationViewKind, indexPath)
    }

    convenience init(_ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath) {
        self.init()
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// The rectangle of the element, in the coordinates of the content: the smallest around the transformed
    /// element.
    open var frame: CGRect {
        get {
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

    /// The element's rectangle in its own coordinates; its origin is zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// Attributes of the same class that say the same.
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
        copy.scrollsWithSection = scrollsWithSection
        copy.listPlace = listPlace
        return copy
    }

    /// Whether another object are attributes of the same class that say the same.
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

    // MARK: For the framework

    /// Which element it is, to look it up.
    final var key: ElementKey {
        ElementKey(representedElementCategory, representedElementKind ?? "", indexPath)
    }

    /// A copy to be changed.
    final func duplicate() -> Self {
        // A subclass that copies to something else has its original changed, and no trap.
        copy() as? Self ?? self
    }

    /// The same for another element of the kind.
    final func moved(to indexPath: IndexPath) -> Self {
        guard indexPath != self.indexPath else { return self }
        let copy = duplicate()
        copy.indexPath = indexPath
        return copy
    }

    /// Whether all its numbers are ones that a view can have.
    final var isFinite: Bool {
        center.isFinite && size.isFinite && transform.isFinite && !alpha.isNaN
    }
}
