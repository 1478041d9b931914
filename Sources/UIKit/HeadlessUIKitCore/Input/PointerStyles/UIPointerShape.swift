/// The shape that the pointer takes over a region.
public enum UIPointerShape {
    /// A path, in the coordinates of the preview, or around the pointer without one.
    case path(UIBezierPath)
    /// A rounded rectangle; the radius is in points.
    case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
    /// A vertical line, as over text; its length is in points.
    case verticalBeam(length: CGFloat)
    /// A horizontal line; its length is in points.
    case horizontalBeam(length: CGFloat)

    /// Stands for the system's corner radius.
    public static let defaultCornerRadius: CGFloat = -1
}
