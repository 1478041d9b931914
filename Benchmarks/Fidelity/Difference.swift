import Foundation

/// In which directions two frames differ.
struct Difference {
    let x: Bool
    let y: Bool
    let width: Bool
    let height: Bool

    init(_ one: CGRect, _ other: CGRect) {
        func differ(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool {
            (lhs - rhs).magnitude > ViewMeasurement.tolerance
        }
        x = differ(one.minX, other.minX)
        y = differ(one.minY, other.minY)
        width = differ(one.width, other.width)
        height = differ(one.height, other.height)
    }

    var hasSize: Bool { width || height }

    /// Whether both differ in one direction: what differs in the other alone is not the cause.
    func isAlong(_ other: Difference) -> Bool {
        (x || width) && (other.x || other.width) || (y || height) && (other.y || other.height)
    }
}
