#if !canImport(Darwin)
import Foundation

// On Apple's platforms these types have a text of their own; those of insets, offsets, vectors and transforms
// are Swift's there, too. As there, none is `CustomStringConvertible`: an application may add that.

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, such as `(20.0, 300.0)`; what `"\(point)"` reads, too.
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, such as `(320.0, 480.0)`; what `"\(size)"` reads, too.
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, such as `(0.0, 0.0, 320.0, 480.0)`; what `"\(rect)"` reads, too.
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
#endif
