import Foundation
import HeadlessUIKit

extension SeededNumbers {
    /// A transform whose numbers are small.
    package mutating func transform() -> CGAffineTransform {
        CGAffineTransform(
            a: next(in: -5...5), b: next(in: -5...5), c: next(in: -5...5), d: next(in: -5...5),
            tx: next(in: -50...50), ty: next(in: -50...50))
    }

    /// A rectangle near the origin, up to 40 by 40.
    package mutating func rect() -> CGRect {
        CGRect(
            x: next(in: -50...50), y: next(in: -50...50), width: next(in: 0...40), height: next(in: 0...40))
    }
}
