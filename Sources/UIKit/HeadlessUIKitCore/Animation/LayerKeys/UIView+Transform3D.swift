// Not overridable: `UIView` is in a wing that does not know 3D transforms; override `transform`.
extension UIView {
    /// The rotation, scale and translation of the view about its centre, as a 3D transform; ``transform`` is its
    /// effect on the plane.
    ///
    /// One that leaves the view's plane is a failure, and the old transform is kept; scaling and translation in depth
    /// do not matter.
    public var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { layer.transform = newValue }
    }
}
