/// The values that a control can have, from the smallest to the largest.
struct ControlRange<Value: BinaryFloatingPoint> {
    private(set) var minimum: Value
    private(set) var maximum: Value

    /// How far it is from end to end.
    var length: Value { maximum - minimum }

    /// Moves the lower end; one above the upper end takes that along, as Apple documents.
    mutating func setMinimum(_ value: Value) {
        minimum = value
        maximum = max(maximum, value)
    }

    /// Moves the upper end; one below the lower end takes that along, as Apple documents.
    mutating func setMaximum(_ value: Value) {
        maximum = value
        minimum = min(minimum, value)
    }

    /// The nearest value in the range.
    func clamp(_ value: Value) -> Value { min(max(value, minimum), maximum) }

    /// Which part of the way a value is from the lower end to the upper one, from 0 to 1.
    func part(of value: Value) -> Double {
        guard maximum > minimum else { return 0 }
        // Halved first: the ends of an enormous range are further apart than any number.
        let way = Double(value) / 2 - Double(minimum) / 2
        return min(max(way / (Double(maximum) / 2 - Double(minimum) / 2), 0), 1)
    }

    /// The value that is a part of the way from the lower end to the upper one.
    func value(at part: Double) -> Value {
        if part <= 0 { return minimum }
        if part >= 1 { return maximum }
        return clamp(Value(Double(minimum) * (1 - part) + Double(maximum) * part))
    }
}

extension Double {
    /// A part of the whole as assistive technology says it, such as "50%".
    var percentText: String { "\(Int((min(max(self, 0), 1) * 100).rounded()))%" }
}
