/// How content that is dragged beyond its edge lags behind the finger.
///
/// The further out it is, the less it follows, and its distance never exceeds the view's length. Formula and constant
/// are those observed of UIKit; Apple documents neither.
struct RubberBand {
    /// The fraction of the distance that content follows at first.
    static let constant: CGFloat = 0.55

    /// The greatest stretch, as a fraction of the length, that can be converted back to a distance.
    private static let furthest: CGFloat = 0.999

    /// The view's length along the axis, in points.
    let length: CGFloat

    /// The stretch of the content for a finger `distance` beyond the edge; both are at least 0.
    func stretch(of distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return length * (1 - 1 / (distance * Self.constant / length + 1))
    }

    /// The finger's distance beyond the edge at which content is stretched by `stretch`.
    func distance(of stretch: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let part = min(stretch / length, Self.furthest)
        return length / Self.constant * (1 / (1 - part) - 1)
    }
}
