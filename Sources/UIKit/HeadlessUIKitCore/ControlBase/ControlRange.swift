struct ControlRange<Value: BinaryFloatingPoint> {
    private(set) var minimum: Value
    private(set) var maximum: Value

    /// Sets the minimum; as Apple documents, a lower maximum is raised to it.
    mutating func setMinimum(_ value: Value) {
        minimum = value
        maximum = max(maximum, value)
    }

    /// Sets the maximum; as Apple documents, a higher minimum is lowered to it.
    mutating func setMaximum(_ value: Value) {
        maximum = value
        minimum = min(minimum, value)
    }

    func clamp(_ value: Value) -> Value { min(max(value, minimum), maximum) }

    /// The position of a value in the range, from 0 to 1.
    func part(of value: Value) -> Double {
        guard maximum > minimum else { return 0 }
        // Halved first: the difference between the ends of a huge range would overflow.
        let distance = Double(value) / 2 - Double(minimum) / 2
        return min(max(distance / (Double(maximum) / 2 - Double(minimum) / 2), 0), 1)
    }

    /// The value at a position in the range, from 0 to 1.
    func value(at part: Double) -> Value {
        if part <= 0 { return minimum }
        if part >= 1 { return maximum }
        return clamp(Value(Double(minimum) * (1 - part) + Double(maximum) * part))
    }
}

extension Double {
    /// A fraction as assistive technology reads it, such as "50%".
    var percentText: String { "\(Int((min(max(self, 0), 1) * 100).rounded()))%" }
}
