#if !canImport(Darwin)
extension NSValue {
    /// The type of a value with a transform: its sixteen numbers.
    private static let transformType = "[16d]"

    /// Makes a value from a transform.
    public convenience init(caTransform3D t: CATransform3D) {
        var transform = t
        self.init(bytes: &transform, objCType: Self.transformType)
    }

    /// The transform in the value; the identity if it contains something else.
    public var caTransform3DValue: CATransform3D { transform3D ?? CATransform3DIdentity }

    var transform3D: CATransform3D? {
        guard strcmp(objCType, Self.transformType) == 0 else { return nil }
        var transform = CATransform3D()
        getValue(&transform)
        return transform
    }
}
#endif
