import Foundation

extension UIWindow {
    /// How far in front a window is: those of a higher level cover those of a lower one.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        /// The height.
        public let rawValue: CGFloat

        /// Makes a level of a height.
        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// Makes a level of a height.
        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

        /// Where an application's windows are: 0.
        public static let normal = Level(0)
        /// Where the status bar is: 1000.
        public static let statusBar = Level(1000)
        /// Where alerts are: 2000.
        public static let alert = Level(2000)

        /// Whether `lhs` is further back than `rhs`.
        public static func < (lhs: Level, rhs: Level) -> Bool {
            lhs.rawValue < rhs.rawValue
        }
    }
}
