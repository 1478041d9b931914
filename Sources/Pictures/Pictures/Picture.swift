import HeadlessUIKit

/// What a view or the whole screen looks like at an instant, as a value: to be compared, printed, and looked at.
///
/// ```swift
/// let before = Picture(of: UIScreen.main)
/// UIView.animate(withDuration: 1) { card.alpha = 0 }
/// TimeLapse.advance(by: .milliseconds(500))
/// let middle = Picture(of: UIScreen.main)
/// #expect(middle != before)
/// try middle.svg().write(toFile: "/tmp/middle.svg", atomically: true, encoding: .utf8)
/// ```
///
/// Nothing becomes pixels: a picture is made of the drawing commands of each view, with the values that running animations
/// give it. The same views make the same picture in every run, and the same text and SVG, byte for byte. Views that show
/// nothing are left out.
public struct Picture: Hashable, Sendable {
    /// A part of a picture: the beginning or the end of a view, or a drawing.
    enum Element: Hashable, Sendable {
        case begin(View)
        case draw(DisplayList)
        /// The subviews follow, limited by an outline and moved by a transform.
        case beginSubviews(clip: DisplayList.Path?, CGAffineTransform)
        case endSubviews
        case end
    }

    /// What applies to a view with all that is in it.
    struct View: Hashable, Sendable {
        /// The class, and the label or identifier.
        var name: String
        var bounds: CGRect
        /// From the view's coordinates to those of the view that it is in.
        var placement: CGAffineTransform
        var effects: DisplayList.Effects
        var mask: UIImage?
        /// Whether it is left out of comparisons, with all that is in it.
        var isMasked = false

        /// Whether opacity or shadow apply to all of it together.
        var hasEffects: Bool { effects != DisplayList.Effects.none }

        /// The rectangle in the coordinates of the view that it is in.
        var frame: CGRect { bounds.applying(placement) }
    }

    /// The size in points.
    public let size: CGSize
    /// What is shown, in a few words: the accessible name of its SVG.
    public let title: String
    var elements: [Element]
}
