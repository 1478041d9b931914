/// Where the pointer is, for a delegate that is asked for the region there.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
    /// The pointer's location, in the view's coordinates.
    open private(set) var location: CGPoint

    /// The modifier keys that are held down.
    open private(set) var modifiers: UIKeyModifierFlags

    init(location: CGPoint, modifiers: UIKeyModifierFlags) {
        (self.location, self.modifiers) = (location, modifiers)
        super.init()
    }
}
