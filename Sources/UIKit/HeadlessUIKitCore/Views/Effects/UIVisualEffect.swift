/// What a visual effect view does to what is behind it, or in it.
open class UIVisualEffect: NSObject, NSCopying {
    /// Makes an effect that does nothing; use a subclass.
    public override init() {
        super.init()
    }

    /// Returns the effect itself: effects do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
