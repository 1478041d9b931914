// Not overridable: another view of the layer's transform.
extension UIView {
    /// The rotation, scale and translation of the view about its anchor point, as a 3D transform: that of its layer.
    ///
    /// One that leaves the view's plane is a failure, and the old transform is kept.
    public final var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
}
