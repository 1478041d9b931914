import Foundation

extension DisplayList {
    /// A path of a drawing command.
    public struct Path: Hashable, Sendable, CustomStringConvertible {
        let outline: PathOutline

        package init(_ outline: PathOutline) {
            self.outline = outline
        }

        package init(_ rect: CGRect) {
            var outline = PathOutline()
            outline.addRect(rect)
            self.init(outline)
        }

        /// The smallest rectangle around the path; null for an empty one.
        public var bounds: CGRect { outline.bounds }

        /// The rectangle that the path is; `nil` for any other path.
        public var rect: CGRect? {
            let elements = outline.elements
            guard elements.count == 5, elements[4] == .close else { return nil }
            let bounds = outline.controlBounds
            return Self(bounds).outline.elements == elements ? bounds : nil
        }

        /// The elements in the notation of SVG: `M 0 0 L 10 0 Z`.
        package var pathData: String { outline.text }

        package var length: CGFloat {
            outline.segments(closed: false).reduce(0) { $0 + $1.length }
        }

        /// `rect (0 0; 10 4)` for a rectangle, and else the elements in the notation of SVG: `M 0 0 L 10 0 Z`.
        public var description: String { rect.map { "rect \($0.shortText)" } ?? outline.text }
    }

    /// A circle of a radial gradient.
    public struct Circle: Hashable, Sendable {
        /// The centre.
        public var center: CGPoint
        /// The radius, in points.
        public var radius: CGFloat
    }
}
