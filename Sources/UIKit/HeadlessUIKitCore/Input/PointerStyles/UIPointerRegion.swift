/// A part of a view over which the pointer has one style.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject, NSCopying {
    /// The rectangle, in the view's coordinates.
    open var rect: CGRect { rectStore }
    private nonisolated final let rectStore: CGRect

    /// What tells the region from others.
    open var identifier: AnyHashable? { identifierStore }
    // A value that never changes, read where regions are compared.
    private nonisolated(unsafe) final let identifierStore: AnyHashable?

    /// The axes along which the pointer holds on to the region. It has no effect here.
    open var latchingAxes: UIAxis = []

    /// Makes a region; a rectangle that is not finite is a failure, and an empty one is used.
    public init(rect: CGRect, identifier: AnyHashable? = nil) {
        rectStore = rect.isFinite ? rect : rect.finite(or: .zero, "rect", of: "UIPointerRegion")
        identifierStore = identifier
        super.init()
    }

    /// Returns the region itself.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a region of the same rectangle and identifier.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIPointerRegion else { return false }
        return rectStore == other.rectStore && identifierStore == other.identifierStore
    }

    /// A hash of the identifier.
    open override nonisolated var hash: Int { identifierStore.hashValue }
}
