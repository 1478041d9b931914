// Not overridable: an anchor only names an edge, and has no behaviour of its own.
extension UILayoutGuide {
    /// The side where text begins.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .leading) }

    /// The side where text ends.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .trailing) }

    /// The left side.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .left) }

    /// The right side.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .right) }

    /// The top.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .top) }

    /// The bottom.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .bottom) }

    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(node, .width) }

    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(node, .height) }

    /// The horizontal centre.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .centerX) }

    /// The vertical centre.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .centerY) }
}
