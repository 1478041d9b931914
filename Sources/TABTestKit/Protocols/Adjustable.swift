/// Something whose value can be adjusted, such as a switch or a slider.
public protocol Adjustable {
    /// The type of the value.
    associatedtype Value: Equatable
    /// Sets the value; one that is set already is a failure.
    func adjust(to value: Value)
}
