// Not overridable: an anchor only names an edge, and has no behaviour of its own.
extension UIView {
    /// The side where text begins.
    public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layout, .leading) }

    /// The side where text ends.
    public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layout, .trailing) }

    /// The left side.
    public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layout, .left) }

    /// The right side.
    public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layout, .right) }

    /// The top.
    public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layout, .top) }

    /// The bottom.
    public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layout, .bottom) }

    /// The width.
    public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(layout, .width) }

    /// The height.
    public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(layout, .height) }

    /// The horizontal centre.
    public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(layout, .centerX) }

    /// The vertical centre.
    public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layout, .centerY) }

    /// The baseline of the first line of text; the top of a view without text.
    public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layout, .firstBaseline) }

    /// The baseline of the last line of text; the bottom of a view without text.
    public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(layout, .lastBaseline) }
}
