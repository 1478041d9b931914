extension AnimatedValue {
    /// The value as layer animations represent it.
    var object: Any {
        switch self {
        case .number(let number): number
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .color(let color): color.cgColor
        case .transform(let transform): transform
        }
    }
}
