import FailureReporting
import Foundation

/// The value of a property that accepts only finite numbers.
package protocol FiniteValue {
    /// Whether none of the numbers is NaN or infinite.
    var isFinite: Bool { get }
    /// Whether none of the numbers is NaN.
    var isNumeric: Bool { get }
    var shortText: String { get }
}

extension FiniteValue {
    /// Returns the value if it is finite; otherwise records a failure and returns the property's old value.
    package func finite(or old: Self, _ property: String, of owner: @autoclosure () -> String) -> Self {
        if isFinite { return self }
        NumberFailure.notFinite(property, of: owner(), shortText).record()
        return old
    }

    /// Restores a property's old value, and records a failure, if the new one is not finite; for `didSet`.
    package mutating func keepFinite(or old: Self, _ property: String, of owner: String) {
        self = finite(or: old, property, of: owner)
    }

    /// Returns the value unless it is NaN; otherwise records a failure and returns the property's old value.
    package func numeric(or old: Self, _ property: String, of owner: @autoclosure () -> String) -> Self {
        if isNumeric { return self }
        NumberFailure.notFinite(property, of: owner(), shortText).record()
        return old
    }

    /// Returns the value if it is finite; otherwise records a failure and returns another one.
    package func finite(elseUsing other: Self, _ name: @autoclosure () -> String) -> Self {
        if isFinite { return self }
        NumberFailure.replaced(name(), shortText, by: other.shortText).record()
        return other
    }
}

extension FiniteValue where Self: BinaryFloatingPoint {
    package var isNumeric: Bool { !isNaN }
    package var shortText: String { CGFloat(self).shortText }
}

extension FiniteValue {
    package var isNumeric: Bool { isFinite }
}

extension CGFloat: FiniteValue {}
extension Double: FiniteValue {}
extension Float: FiniteValue {}
extension CGPoint: FiniteValue {}
extension CGSize: FiniteValue {}
extension CGRect: FiniteValue {}

extension UIEdgeInsets: FiniteValue {
    /// Whether none of the four numbers is NaN or infinite.
    package var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }

    /// The insets in a report, in the order in which code writes them.
    package var shortText: String {
        "(top \(top.shortText), left \(left.shortText), bottom \(bottom.shortText), right \(right.shortText))"
    }
}

extension UIOffset: FiniteValue {
    package var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
    package var shortText: String { "(\(horizontal.shortText), \(vertical.shortText))" }
}

extension NSDirectionalEdgeInsets: FiniteValue {
    package var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
    package var shortText: String {
        "(top \(top.shortText), leading \(leading.shortText), bottom \(bottom.shortText),"
            + " trailing \(trailing.shortText))"
    }
}
