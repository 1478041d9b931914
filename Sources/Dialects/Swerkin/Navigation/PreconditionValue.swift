/// The value of a precondition, which may be of any type, as it is compared with another one.
///
/// | Values | Equal if |
/// |---|---|
/// | optionals | what they hold is, or both are `nil` |
/// | numbers | they are the same number, of whichever types: `1` and `1.0` |
/// | texts | they have the same characters |
/// | arrays | they have equal elements as often, in any order |
/// | dictionaries | they have the same keys, with equal values |
/// | others that are `Equatable` | `==` says so |
/// | objects | they are the same object |
/// | anything else | they are of the same type, and print the same |
struct PreconditionValue: Equatable {
    /// The value without the optionals around it.
    private let value: Any?

    init(_ value: Any) {
        self.value = Self.unwrapped(value)
    }

    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.content.flatMap { unwrapped($0) }
    }

    static func == (lhs: PreconditionValue, rhs: PreconditionValue) -> Bool {
        guard let left = lhs.value, let right = rhs.value else { return lhs.value == nil && rhs.value == nil }
        if let left = NumberValue(left), let right = NumberValue(right) { return left == right }
        if let left = left as? any StringProtocol, let right = right as? any StringProtocol {
            return String(left) == String(right)
        }
        if let left = left as? [Any], let right = right as? [Any] { return haveEqualElements(left, right) }
        if let left = left as? [AnyHashable: Any], let right = right as? [AnyHashable: Any] {
            return haveEqualValues(left, right)
        }
        return areEqual(left, right)
    }

    /// Whether each element of one array has an equal one of its own in the other.
    ///
    /// - Complexity: O(*n*²) in the number of elements.
    private static func haveEqualElements(_ left: [Any], _ right: [Any]) -> Bool {
        guard left.count == right.count else { return false }
        var rest = right.map { PreconditionValue($0) }
        for element in left {
            guard let index = rest.firstIndex(of: PreconditionValue(element)) else { return false }
            rest.remove(at: index)
        }
        return true
    }

    private static func haveEqualValues(_ left: [AnyHashable: Any], _ right: [AnyHashable: Any]) -> Bool {
        left.count == right.count
            && left.allSatisfy { key, value in
                right[key].map { PreconditionValue($0) == PreconditionValue(value) } ?? false
            }
    }

    private static func areEqual(_ left: Any, _ right: Any) -> Bool {
        if let left = left as? any Equatable, let right = right as? any Equatable {
            // An object may be equal to one of a subclass, which is not of the other's type.
            return isEqual(left, to: right) || isEqual(right, to: left)
        }
        guard type(of: left) == type(of: right) else { return false }
        if type(of: left) is AnyClass { return left as AnyObject === right as AnyObject }
        return String(describing: left) == String(describing: right)
    }

    private static func isEqual<Value: Equatable>(_ value: Value, to other: Any) -> Bool {
        (other as? Value) == value
    }
}

/// A number of any type.
private enum NumberValue: Equatable {
    case integer(any BinaryInteger)
    case floatingPoint(any BinaryFloatingPoint)

    init?(_ value: Any) {
        if let integer = value as? any BinaryInteger {
            self = .integer(integer)
        } else if let number = value as? any BinaryFloatingPoint {
            self = .floatingPoint(number)
        } else {
            return nil
        }
    }

    static func == (lhs: NumberValue, rhs: NumberValue) -> Bool {
        switch (lhs, rhs) {
        case (.integer(let left), .integer(let right)): areEqual(left, right)
        case (.integer(let integer), .floatingPoint(let number)),
            (.floatingPoint(let number), .integer(let integer)):
            areEqual(integer, number)
        case (.floatingPoint(let left), .floatingPoint(let right)): areEqual(left, right)
        }
    }

    private static func areEqual<Left: BinaryInteger, Right: BinaryInteger>(
        _ left: Left, _ right: Right
    ) -> Bool { left == right }

    private static func areEqual<Left: BinaryInteger, Right: BinaryFloatingPoint>(
        _ left: Left, _ right: Right
    ) -> Bool { Left(exactly: right) == left }

    /// Of two types, the wider one has both numbers.
    private static func areEqual<Left: BinaryFloatingPoint, Right: BinaryFloatingPoint>(
        _ left: Left, _ right: Right
    ) -> Bool { Left(exactly: right) == left || Right(exactly: left) == right }
}

/// An optional of any type.
private protocol OptionalValue {
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { self }
}
