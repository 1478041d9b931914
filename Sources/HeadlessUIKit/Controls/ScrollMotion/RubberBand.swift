import Foundation

/// How content that is dragged beyond its end lags behind the finger.
///
/// The further it is out the less it follows, and it never gets out by more than the view's own length. The formula
/// and its constant are the ones observed of UIKit; Apple documents neither.
struct RubberBand {
    /// The part of the way that content follows at first.
    static let constant: CGFloat = 0.55

    /// The nearest to a whole length that content can be out and be told where the finger is.
    private static let furthest: CGFloat = 0.999

    /// The view's length along the axis, in points.
    let length: CGFloat

    /// How far content is out when a finger is `distance` out; both at least 0.
    func stretch(of distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        return length * (1 - 1 / (distance * Self.constant / length + 1))
    }

    /// How far a finger is out when content is out by `stretch`.
    func distance(of stretch: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let part = min(stretch / length, Self.furthest)
        return length / Self.constant * (1 / (1 - part) - 1)
    }
}
