import Foundation

/// Whether two numbers are nearly the same.
package func isNear(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    abs(left - right) <= tolerance
}
