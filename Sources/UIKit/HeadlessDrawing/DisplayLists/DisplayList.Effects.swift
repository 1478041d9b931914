import Foundation

extension DisplayList {
    /// What applies to everything that a command draws.
    public struct Effects: Hashable, Sendable {
        /// The opacity, from 0 to 1.
        public package(set) var alpha: CGFloat = 1
        /// How the colours are mixed with those below.
        public package(set) var blendMode = CGBlendMode.normal
        /// The shadow, if any.
        public package(set) var shadow: Shadow?

        package init() {}

        package static let none = Effects()
    }

    /// The shadow of what is drawn.
    public struct Shadow: Hashable, Sendable {
        /// The offset, in points.
        public package(set) var offset: CGSize
        /// The blur radius, in points.
        public package(set) var blur: CGFloat
        /// The colour with its opacity.
        public package(set) var color: UIColor

        package init(offset: CGSize, blur: CGFloat, color: UIColor) {
            (self.offset, self.blur, self.color) = (offset, blur, color)
        }
    }
}
