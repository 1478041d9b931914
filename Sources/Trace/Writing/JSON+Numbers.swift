import HeadlessUIKit
import JSONWriting

extension JSON {
    /// A number with at most three decimals; what is not finite, or beyond all screens, is 0.
    static func number(_ number: CGFloat) -> JSON {
        number.isFinite && abs(number) < 1e12 ? .decimal(number.shortText) : .integer(0)
    }

    static func numbers(_ numbers: [CGFloat]) -> JSON { .array(numbers.map { .number($0) }) }

    static func integers(_ numbers: [Int]) -> JSON { .array(numbers.map { .integer($0) }) }

    /// 1 for a flag that holds; `nil`, so that it is left out, for one that does not.
    static func flag(_ isOn: Bool) -> JSON? { isOn ? .integer(1) : nil }
}
