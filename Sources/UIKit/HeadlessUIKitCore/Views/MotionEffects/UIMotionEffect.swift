/// A change of a view's properties as the device is tilted. A subclass says which.
///
/// The simulated device is held still: nothing asks an effect for its values but tests.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Makes an effect.
    public override init() {
        super.init()
    }

    /// Returns the offsets of properties, by their key paths, for a tilt; `nil`, the default, for none.
    ///
    /// - Parameter viewerOffset: how far the device is tilted to each side, from -1 to 1.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
