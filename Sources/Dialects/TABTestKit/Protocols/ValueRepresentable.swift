/// Something with a value, such as a label with its text or a slider with its position.
public protocol ValueRepresentable {
    /// The type of the value.
    associatedtype Value: Equatable
    /// The value now.
    var value: Value { get }
}
