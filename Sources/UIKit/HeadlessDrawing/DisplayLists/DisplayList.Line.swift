import Foundation

extension DisplayList {
    /// How a line along a path is drawn.
    public struct Line: Hashable, Sendable {
        /// The width, in points.
        public package(set) var width: CGFloat = 1
        /// The shape of its ends.
        public package(set) var cap = CGLineCap.butt
        /// The shape of its corners.
        public package(set) var join = CGLineJoin.miter
        /// The length up to which corners are sharp, as a multiple of the width.
        public package(set) var miterLimit: CGFloat = 10
        /// Where in the dash pattern it begins, in points.
        public package(set) var dashPhase: CGFloat = 0
        /// The lengths of dashes and gaps, in points; empty for a solid line.
        public package(set) var dashLengths: [CGFloat] = []
        /// The fraction of the path's length at which it begins.
        public package(set) var start: CGFloat = 0
        /// The fraction of the path's length at which it ends.
        public package(set) var end: CGFloat = 1

        package init() {}
    }
}
