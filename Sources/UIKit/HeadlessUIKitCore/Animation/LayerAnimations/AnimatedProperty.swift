/// An animatable property of a layer, by its key path.
@MainActor
final class AnimatedProperty {
    /// What an animation of the property moves on the screen.
    enum Movement {
        case nothing
        /// The layer with its sublayers.
        case layer
        /// The layer's content.
        case content
    }

    let keyPath: String
    let movement: Movement
    /// Whether view animations blend: each adds its own change to those under way.
    let blends: Bool
    private let get: (LayerValues) -> AnimatedValue
    private let set: (inout LayerValues, AnimatedValue) -> Void

    private init(
        _ keyPath: String, _ movement: Movement = .nothing, blends: Bool = false,
        get: @escaping (LayerValues) -> AnimatedValue,
        set: @escaping (inout LayerValues, AnimatedValue) -> Void
    ) {
        self.keyPath = keyPath
        self.movement = movement
        self.blends = blends
        self.get = get
        self.set = set
    }

    func value(in values: LayerValues) -> AnimatedValue { get(values) }

    func set(_ value: AnimatedValue, in values: inout LayerValues) { set(&values, value) }
}

// MARK: - All properties

extension AnimatedProperty {
    static let position = point("position", \.position, .layer, blends: true)
    static let boundsOrigin = point("bounds.origin", \.bounds.origin, .content, blends: true)
    static let boundsSize = size("bounds.size", \.bounds.size, .layer, blends: true)
    static let transform = AnimatedProperty(
        "transform", .layer, blends: true, get: { .transform($0.transform) },
        set: { if case .transform(let value) = $1 { $0.transform = value } })
    static let opacity = number("opacity", \.opacity)
    static let backgroundColor = color("backgroundColor", \.backgroundColor)
    static let cornerRadius = number("cornerRadius", \.style.cornerRadius)
    static let borderWidth = number("borderWidth", \.style.borderWidth)
    static let borderColor = color("borderColor", \.style.borderColor)
    static let shadowColor = color("shadowColor", \.style.shadowColor)
    static let shadowOpacity = number("shadowOpacity", \.style.shadowOpacity)
    static let shadowOffset = size("shadowOffset", \.style.shadowOffset, .nothing)
    static let shadowRadius = number("shadowRadius", \.style.shadowRadius)
    static let zPosition = number("zPosition", \.style.zPosition)
    static let contentsScale = number("contentsScale", \.style.contentsScale)
    static let strokeStart = number("strokeStart", \.style.shape.strokeStart)
    static let strokeEnd = number("strokeEnd", \.style.shape.strokeEnd)
    static let lineWidth = number("lineWidth", \.style.shape.lineWidth)
    static let miterLimit = number("miterLimit", \.style.shape.miterLimit)
    static let lineDashPhase = number("lineDashPhase", \.style.shape.lineDashPhase)
    static let fillColor = color("fillColor", \.style.shape.fillColor)
    static let strokeColor = color("strokeColor", \.style.shape.strokeColor)

    /// The properties that layers store themselves.
    static let ofStyle = [
        cornerRadius, borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius,
        zPosition, contentsScale, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, fillColor,
        strokeColor,
    ]

    /// All properties, in the order of failures.
    static let all =
        [
            opacity, position, number("position.x", \.position.x, .layer),
            number("position.y", \.position.y, .layer), bounds, boundsOrigin,
            number("bounds.origin.x", \.bounds.origin.x, .content),
            number("bounds.origin.y", \.bounds.origin.y, .content), boundsSize,
            number("bounds.size.width", \.bounds.size.width, .layer),
            number("bounds.size.height", \.bounds.size.height, .layer), transform,
        ] + ofTransform + [backgroundColor] + ofStyle + [
            number("shadowOffset.width", \.style.shadowOffset.width),
            number("shadowOffset.height", \.style.shadowOffset.height),
        ]

    private static let byKeyPath = Dictionary(all.map { ($0.keyPath, $0) }) { first, _ in first }

    static func named(_ keyPath: String) -> AnimatedProperty? { byKeyPath[keyPath] }

    private static let bounds = AnimatedProperty(
        "bounds", .layer, get: { .rect($0.bounds) },
        set: { if case .rect(let value) = $1 { $0.bounds = value } })

    private static let ofTransform = [
        part(
            "transform.scale", get: { ($0.scale.width + $0.scale.height) / 2 },
            set: { $0.scale = CGSize(width: $1, height: $1) }),
        part("transform.scale.x", get: { $0.scale.width }, set: { $0.scale.width = $1 }),
        part("transform.scale.y", get: { $0.scale.height }, set: { $0.scale.height = $1 }),
        part("transform.rotation", get: { $0.angle }, set: { $0.angle = $1 }),
        part("transform.rotation.z", get: { $0.angle }, set: { $0.angle = $1 }),
        AnimatedProperty(
            "transform.translation", .layer,
            get: { .size(CGSize(width: $0.transform.tx, height: $0.transform.ty)) },
            set: {
                guard case .size(let value) = $1 else { return }
                ($0.transform.tx, $0.transform.ty) = (value.width, value.height)
            }),
        number("transform.translation.x", \.transform.tx, .layer),
        number("transform.translation.y", \.transform.ty, .layer),
    ]
}

// MARK: - Factories

extension AnimatedProperty {
    private static func number(
        _ keyPath: String, _ place: WritableKeyPath<LayerValues, CGFloat>, _ movement: Movement = .nothing
    ) -> AnimatedProperty {
        AnimatedProperty(
            keyPath, movement, get: { .number($0[keyPath: place]) },
            set: { if case .number(let value) = $1 { $0[keyPath: place] = value } })
    }

    private static func point(
        _ keyPath: String, _ place: WritableKeyPath<LayerValues, CGPoint>, _ movement: Movement, blends: Bool
    ) -> AnimatedProperty {
        AnimatedProperty(
            keyPath, movement, blends: blends, get: { .point($0[keyPath: place]) },
            set: { if case .point(let value) = $1 { $0[keyPath: place] = value } })
    }

    private static func size(
        _ keyPath: String, _ place: WritableKeyPath<LayerValues, CGSize>, _ movement: Movement,
        blends: Bool = false
    ) -> AnimatedProperty {
        AnimatedProperty(
            keyPath, movement, blends: blends, get: { .size($0[keyPath: place]) },
            set: { if case .size(let value) = $1 { $0[keyPath: place] = value } })
    }

    /// A colour; none is clear.
    private static func color(
        _ keyPath: String, _ place: WritableKeyPath<LayerValues, UIColor?>
    ) -> AnimatedProperty {
        AnimatedProperty(
            keyPath, get: { .color($0[keyPath: place] ?? .clear) },
            set: { if case .color(let value) = $1 { $0[keyPath: place] = value } })
    }

    /// A component of the transform; one that maps the plane to a line or a point is ignored.
    private static func part(
        _ keyPath: String, get: @escaping (TransformParts) -> CGFloat,
        set: @escaping (inout TransformParts, CGFloat) -> Void
    ) -> AnimatedProperty {
        AnimatedProperty(
            keyPath, .layer, get: { .number(get(TransformParts.orNone($0.transform))) },
            set: {
                guard case .number(let value) = $1 else { return }
                var parts = TransformParts.orNone($0.transform)
                set(&parts, value)
                $0.transform = parts.matrix
            })
    }
}

extension TransformParts {
    fileprivate static func orNone(_ matrix: CGAffineTransform) -> TransformParts {
        TransformParts(matrix)
            ?? TransformParts(
                scale: CGSize(width: 1, height: 1), skew: 0, angle: 0,
                move: CGPoint(x: matrix.tx, y: matrix.ty))
    }
}
