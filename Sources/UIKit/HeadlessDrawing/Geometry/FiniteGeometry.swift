import Foundation

extension CGPoint {
    /// Whether neither coordinate is NaN or infinite.
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
    /// Whether neither side is NaN or infinite.
    package var isFinite: Bool { width.isFinite && height.isFinite }
}

extension CGRect {
    /// Whether none of the four numbers is NaN or infinite; the null rectangle's origin is.
    package var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension CGAffineTransform {
    /// Whether none of the six numbers is NaN or infinite.
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
