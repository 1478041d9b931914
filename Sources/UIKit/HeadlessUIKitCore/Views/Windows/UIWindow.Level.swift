extension UIWindow {
    /// The z-order of a window: windows of a higher level cover those of a lower one.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The level as a number.
        public let rawValue: CGFloat

        /// Makes a level from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Makes a level from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The level of an application's windows: 0.
        public static let normal = Self(0)
        /// The level of the status bar: 1000.
        public static let statusBar = Self(1000)
        /// The level of alerts: 2000.
        public static let alert = Self(2000)

        /// The level a distance in front of another one: `.normal + 1`.
        public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }

        /// The level a distance behind another one.
        public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }

        /// Moves a level forward.
        public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }

        /// Moves a level back.
        public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }

        /// Whether `lhs` is further back than `rhs`.
        public static func < (lhs: Level, rhs: Level) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }
}
