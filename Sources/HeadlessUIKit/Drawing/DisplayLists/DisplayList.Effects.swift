import Foundation

extension DisplayList {
    /// What applies to everything that a command draws.
    public struct Effects: Hashable, Sendable {
        /// The opacity, from 0 to 1.
        public internal(set) var alpha: CGFloat = 1
        /// How the colours are mixed with those below.
        public internal(set) var blendMode = CGBlendMode.normal
        /// The shadow, if any.
        public internal(set) var shadow: Shadow?

        /// Neither opacity nor shadow.
        package static let none = Effects()
    }

    /// The shadow of what is drawn.
    public struct Shadow: Hashable, Sendable {
        /// The offset, in points.
        public internal(set) var offset: CGSize
        /// The blur radius, in points.
        public internal(set) var blur: CGFloat
        /// The colour with its opacity.
        public internal(set) var color: UIColor
    }
}
