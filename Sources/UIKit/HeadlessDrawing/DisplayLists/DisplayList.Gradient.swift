import Foundation

extension DisplayList {
    /// The colours of a gradient, and how far it reaches.
    public struct Gradient: Hashable, Sendable {
        /// A colour at a location.
        public struct Stop: Hashable, Sendable {
            /// The colour.
            public internal(set) var color: UIColor
            /// The location, from 0 for the start to 1 for the end.
            public internal(set) var location: CGFloat
        }

        /// The colours, in the order of their locations.
        public internal(set) var stops: [Stop]
        /// Whether the first colour fills what is before the start.
        public internal(set) var extendsBeforeStart = false
        /// Whether the last colour fills what is behind the end.
        public internal(set) var extendsAfterEnd = false
    }
}
