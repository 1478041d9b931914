/// How the pointer looks over a region: an effect of the view, a shape, or nothing. It has no effect here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
    /// The effect that the style was made with; `nil` for one that is a shape alone.
    package final let effect: UIPointerEffect?
    /// The shape that the style was made with; `nil` for the effect's own.
    package final let shape: UIPointerShape?
    /// The axes along which the pointer stays in its region.
    package final let constrainedAxes: UIAxis
    /// Whether the pointer is invisible.
    package final let isHidden: Bool

    private init(_ effect: UIPointerEffect?, _ shape: UIPointerShape?, _ axes: UIAxis, isHidden: Bool = false)
    {
        (self.effect, self.shape, constrainedAxes, self.isHidden) = (effect, shape, axes, isHidden)
        super.init()
    }

    /// Makes a style of an effect, and of a shape where the effect leaves the pointer visible.
    public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        self.init(effect, shape, [])
    }

    /// Makes a style of a shape, which stays in its region along some axes.
    public convenience init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        self.init(nil, shape, axes)
    }

    /// Returns a style without a visible pointer.
    public static func hidden() -> UIPointerStyle { UIPointerStyle(nil, nil, [], isHidden: true) }

    /// Returns the system's style.
    public static func system() -> UIPointerStyle { UIPointerStyle(nil, nil, []) }
}
