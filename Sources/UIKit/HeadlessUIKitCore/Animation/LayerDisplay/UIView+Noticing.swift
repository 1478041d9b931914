// What a recording of pictures asks, to look again only at views that may look different.
extension UIView {
    package final var isAnimatedNow: Bool { flags.contains(.isAnimated) }

    /// Whether what is drawn of the view can change without ``changeStamp``: it is being animated, or layers of no view
    /// belong to it.
    package final var changesUnnoticed: Bool {
        if flags.contains(.isAnimated) { return true }
        guard let layer = extras?.layer else { return false }
        return !layer.addedLayers.isEmpty || layer.style.mask != nil || type(of: layer) != CALayer.self
    }

    /// Whether the view stands in another place among its siblings than in their order.
    package final var isOutOfOrder: Bool {
        // Without a closure, which would check its actor: a recorder asks each view after each step.
        guard let layer = extras?.layer else { return false }
        return layer.style.zPosition != 0
    }
}
