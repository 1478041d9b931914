/// A value of one of the types that can be animated.
enum AnimatedValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(UIColor)
    // Apart, as it is longer than the others and rarer, and every animation has two values.
    indirect case transform(CGAffineTransform)

    /// Converts a value from application code to the type of `self`; `nil` if it has another type.
    func value(of given: Any) -> AnimatedValue? {
        let value: AnimatedValue?
        switch self {
        case .number: value = Self.number(of: given).map { .number($0) }
        case .point: value = (given as? CGPoint).map { .point($0) }
        case .size: value = (given as? CGSize).map { .size($0) }
        case .rect: value = (given as? CGRect).map { .rect($0) }
        case .color: value = (given as? CGColor).map { .color(UIColor(cgColor: $0)) }
        case .transform: value = Self.transform(of: given).map { .transform($0) }
        }
        guard let value, value.parts.allSatisfy(\.isFinite) else { return nil }
        return value
    }

    private static func number(of given: Any) -> CGFloat? {
        switch given {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as any BinaryInteger: CGFloat(Double(number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    /// The effect on the layer's plane.
    private static func transform(of given: Any) -> CGAffineTransform? {
        if let transform = given as? CGAffineTransform { return transform }
        let inSpace = given as? CATransform3D ?? (given as? NSValue)?.transform3D
        return inSpace.map(CATransform3DGetAffineTransform)
    }

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

    var kind: String {
        switch self {
        case .number: "a number"
        case .point: "a CGPoint"
        case .size: "a CGSize"
        case .rect: "a CGRect"
        case .color: "a CGColor"
        case .transform: "a CGAffineTransform"
        }
    }
}

// MARK: - Arithmetic

extension AnimatedValue {
    private var parts: [CGFloat] {
        switch self {
        case .number(let number): [number]
        case .point(let point): [point.x, point.y]
        case .size(let size): [size.width, size.height]
        case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
        case .color(let color):
            [color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent]
        case .transform(let matrix): [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        }
    }

    private func with(_ parts: [CGFloat]) -> AnimatedValue {
        switch self {
        case .number: .number(parts[0])
        case .point: .point(CGPoint(x: parts[0], y: parts[1]))
        case .size: .size(CGSize(width: parts[0], height: parts[1]))
        case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
        case .color: .color(UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
        case .transform:
            .transform(
                CGAffineTransform(
                    a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]))
        }
    }

    /// Interpolates to `end`, which has the same type, by a fraction.
    ///
    /// Transforms that rotate are decomposed, so that they rotate in between as well, the shorter way round.
    func interpolated(to end: AnimatedValue, _ share: Double) -> AnimatedValue {
        if share == 0 { return self }
        if share == 1 { return end }
        if case .transform(let from) = self, case .transform(let to) = end, from.turns || to.turns,
            let first = TransformParts(from), let last = TransformParts(to)
        {
            return .transform(first.interpolated(to: last, share).matrix)
        }
        return with(
            zip(parts, end.parts).map { from, to in
                let value = from + (to - from) * share
                return value.isFinite ? value : to
            })
    }

    /// The distance to another value of the same type, in a straight line.
    func distance(to other: AnimatedValue) -> Double {
        Double(zip(parts, other.parts).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot())
    }

    /// Interpolates to `end` along a curve that leaves as from `before` to `end`, and arrives as from `self` to `after`.
    ///
    /// It is the cardinal spline of Catmull and Rom, of no tension.
    func interpolated(
        to end: AnimatedValue, _ share: Double, from before: AnimatedValue, to after: AnimatedValue
    )
        -> AnimatedValue
    {
        let (one, two, three) = (CGFloat(share), CGFloat(share * share), CGFloat(share * share * share))
        let points = zip(zip(before.parts, parts), zip(end.parts, after.parts))
        return with(
            points.map { first, second in
                let (leave, arrive) = ((second.0 - first.0) / 2, (second.1 - first.1) / 2)
                return first.1 * (2 * three - 3 * two + 1) + leave * (three - 2 * two + one)
                    + second.0 * (3 * two - 2 * three) + arrive * (three - two)
            })
    }

    /// Adds the change from `start` to `end`; all have the same type.
    func moved(from start: AnimatedValue, to end: AnimatedValue) -> AnimatedValue {
        // Exact to the last bit if nothing else changes it.
        if self == start { return end }
        if case .transform(let own) = self, case .transform(let from) = start, case .transform(let to) = end {
            let isLost = !(from.a * from.d - from.b * from.c).isNormal
            return isLost ? end : .transform(to.concatenating(from.inverted()).concatenating(own))
        }
        return with(
            zip(parts, zip(start.parts, end.parts)).map { own, change in
                let value = own + (change.1 - change.0)
                return value.isFinite ? value : own
            })
    }

    func adding(_ other: AnimatedValue) -> AnimatedValue {
        if case .transform(let own) = self, case .transform(let next) = other {
            return .transform(next.concatenating(own))
        }
        return with(zip(parts, other.parts).map { $0 + $1 })
    }

    /// Subtracts another value from this one: adding it to the result gives this one.
    func subtracting(_ other: AnimatedValue) -> AnimatedValue {
        if case .transform(let own) = self, case .transform(let next) = other {
            return .transform(next.inverted().concatenating(own))
        }
        return with(zip(parts, other.parts).map { $0 - $1 })
    }
}

extension CGAffineTransform {
    /// Whether it does more than translate and scale along the axes.
    fileprivate var turns: Bool { b != 0 || c != 0 || a < 0 || d < 0 }
}
