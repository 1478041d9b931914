import FailureReporting
import Foundation

/// A value of numbers that a property takes, if none of them is NaN or infinite.
protocol FiniteValue {
    /// Whether none of the numbers is NaN or infinite.
    var isFinite: Bool { get }
    /// Whether none of the numbers is NaN.
    var isNumeric: Bool { get }
    /// The value for a report.
    var shortText: String { get }
}

extension FiniteValue {
    /// The value if it is finite; else that is a failure, and the property keeps the value that it had.
    func finite(or old: Self, _ property: String, of owner: @autoclosure () -> String) -> Self {
        if isFinite { return self }
        NumberFailure.notFinite(property, of: owner(), shortText).record()
        return old
    }

    /// The value if it is a number, which may be infinite; else that is a failure, and the property keeps its value.
    func numeric(or old: Self, _ property: String, of owner: @autoclosure () -> String) -> Self {
        if isNumeric { return self }
        NumberFailure.notFinite(property, of: owner(), shortText).record()
        return old
    }

    /// The value if it is finite; else that is a failure, and another takes its place.
    func finite(elseUsing other: Self, _ name: @autoclosure () -> String) -> Self {
        if isFinite { return self }
        NumberFailure.replaced(name(), shortText, by: other.shortText).record()
        return other
    }
}

extension FiniteValue where Self: BinaryFloatingPoint {
    var isNumeric: Bool { !isNaN }
    var shortText: String { CGFloat(self).shortText }
}

extension FiniteValue {
    var isNumeric: Bool { isFinite }
}

extension CGFloat: FiniteValue {}
extension Double: FiniteValue {}
extension Float: FiniteValue {}
extension CGPoint: FiniteValue {}
extension CGSize: FiniteValue {}
extension CGRect: FiniteValue {}
extension UIEdgeInsets: FiniteValue {}

extension NSDirectionalEdgeInsets: FiniteValue {
    var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
    var shortText: String {
        "(top \(top.shortText), leading \(leading.shortText), bottom \(bottom.shortText),"
            + " trailing \(trailing.shortText))"
    }
}
