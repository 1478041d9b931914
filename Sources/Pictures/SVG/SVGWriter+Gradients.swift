import HeadlessUIKit

extension SVGWriter {
    /// Defines a gradient along a line, and returns its identifier.
    mutating func define(_ gradient: DisplayList.Gradient, from start: CGPoint, to end: CGPoint) -> String {
        define(
            "g",
            "<linearGradient id=\"*\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.shortText)\" "
                + "y1=\"\(start.y.shortText)\" x2=\"\(end.x.shortText)\" y2=\"\(end.y.shortText)\">"
                + "\(gradient.svgStops)</linearGradient>")
    }

    /// Defines a gradient between two circles, and returns its identifier.
    mutating func define(
        _ gradient: DisplayList.Gradient, from start: DisplayList.Circle, to end: DisplayList.Circle
    ) -> String {
        // The outer circle is the last one; where the first is larger, the colours run the other way.
        let isInverted = start.radius > end.radius
        let (inner, outer) = isInverted ? (end, start) : (start, end)
        return define(
            "g",
            "<radialGradient id=\"*\" gradientUnits=\"userSpaceOnUse\" cx=\"\(outer.center.x.shortText)\" "
                + "cy=\"\(outer.center.y.shortText)\" r=\"\(outer.radius.shortText)\" "
                + "fx=\"\(inner.center.x.shortText)\" fy=\"\(inner.center.y.shortText)\" "
                + "fr=\"\(inner.radius.shortText)\">"
                + "\(isInverted ? gradient.svgStopsReversed : gradient.svgStops)</radialGradient>")
    }
}

extension DisplayList.Gradient {
    private typealias Place = (color: UIColor, location: CGFloat, opacity: CGFloat)

    fileprivate var svgStops: String { text(places) }

    fileprivate var svgStopsReversed: String {
        text(places.reversed().map { ($0.color, 1 - $0.location, $0.opacity) })
    }

    /// The colours; where the gradient does not reach further, it is transparent from its end on.
    private var places: [Place] {
        var places: [Place] = stops.map { ($0.color, $0.location, $0.color.alphaComponent) }
        if !extendsBeforeStart, let first = places.first { places.insert((first.color, 0, 0), at: 0) }
        if !extendsAfterEnd, let last = places.last { places.append((last.color, 1, 0)) }
        return places
    }

    private func text(_ places: [Place]) -> String {
        places.map { place in
            let opacity = place.opacity == 1 ? "" : " stop-opacity=\"\(place.opacity.shortText)\""
            let color = place.color.svgParts.color
            return "<stop offset=\"\(place.location.shortText)\" stop-color=\"\(color)\"\(opacity)/>"
        }.joined()
    }
}
