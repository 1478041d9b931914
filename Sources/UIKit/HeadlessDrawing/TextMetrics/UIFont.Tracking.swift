import Foundation

extension UIFont {
    /// What is added to the width of each character of the system font at a size, in thousandths of an em.
    ///
    /// It has two parts. One is the tracking of Apple's Human Interface Guidelines: Typography, Specifications,
    /// "iOS, iPadOS, visionOS tracking values", SF Pro. The other is what the characters themselves become
    /// narrower from 17 to 27 points, where the font goes over from its shapes for text to those for display:
    /// by 55, digits by 30, slowly at either end, as fitted with the tables of `TextMetrics`. Apple names the
    /// range of sizes in "The details of UI typography" (WWDC20).
    struct Tracking: Hashable, Sendable {
        /// Of all characters but digits.
        let letters: Int
        let digits: Int

        static let none = Tracking(letters: 0, digits: 0)

        init(letters: Int, digits: Int) {
            (self.letters, self.digits) = (letters, digits)
        }

        init(atSize size: CGFloat) {
            let published = Self.published(atSize: size)
            let step = min(1, max(0, (size - 17) / 10))
            let display = step * step * (3 - 2 * step)
            letters = Int((published - 55 * display).rounded())
            digits = Int((published - 30 * display).rounded())
        }

        /// - Parameter unit: an ASCII character.
        func thousandths(of unit: UInt8) -> Int {
            // Below zero, it wraps around.
            unit &- UInt8(ascii: "0") < 10 ? digits : letters
        }

        private static let smallest = 6

        /// From 6 points on, point by point; sizes that the table leaves out have the value between their neighbours.
        private static let values: [CGFloat] = [
            41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6,
            8, 11, 14, 14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8,
            8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 5.5, 5, 4.5, 4, 4, 4, 4, 4, 3.5,
            3, 2.5, 2, 2, 2, 2, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0,
        ]

        private static func published(atSize size: CGFloat) -> CGFloat {
            let position = min(CGFloat(values.count - 1), max(0, size - CGFloat(smallest)))
            let below = Int(position)
            let above = min(below + 1, values.count - 1)
            return values[below] + (values[above] - values[below]) * (position - CGFloat(below))
        }
    }
}
