import Foundation

/// What measuring a text reports, and how far the text may shrink; here no text shrinks.
public final class NSStringDrawingContext: NSObject {
    /// The smallest factor by which the text may shrink to fit; 0, the default, for none. It has no effect
    /// here.
    public var minimumScaleFactor: CGFloat = 0
    /// The factor that was used: 1.
    public let actualScaleFactor: CGFloat = 1
    /// The rectangle of the text that was measured last.
    public internal(set) var totalBounds = CGRect.zero
}
