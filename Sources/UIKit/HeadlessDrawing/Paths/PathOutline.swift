import Foundation

/// The elements of a path: moves, straight lines and curves. All path types use it.
package struct PathOutline: Hashable, Sendable {
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, to: CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close

        /// Its points in drawing order; the last is its end.
        var points: [CGPoint] {
            switch self {
            case .move(let end), .line(let end): [end]
            case .quad(let control, let end): [control, end]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }

        func applying(_ transform: CGAffineTransform) -> Element {
            switch self {
            case .move(let end): .move(end.applying(transform))
            case .line(let end): .line(end.applying(transform))
            case .quad(let control, let end): .quad(control.applying(transform), to: end.applying(transform))
            case .curve(let first, let second, let end):
                .curve(first.applying(transform), second.applying(transform), to: end.applying(transform))
            case .close: .close
            }
        }
    }

    private(set) var elements: [Element] = []
    private var start = CGPoint.zero
    /// The end of the last element; `nil` if there is none.
    private(set) var currentPoint: CGPoint?

    package init() {}

    var isEmpty: Bool { elements.isEmpty }

    /// Adds an element; returns whether it could: all but a move need a current point.
    mutating func add(_ element: Element) -> Bool {
        switch element {
        case .move(let point): start = point
        case .close:
            guard currentPoint != nil else { return false }
            // Closing a closed subpath changes nothing.
            if elements.last != .close { elements.append(.close) }
            currentPoint = start
            return true
        case .line, .quad, .curve:
            guard currentPoint != nil else { return false }
            // An element after a closed subpath begins where that began.
            if elements.last == .close { elements.append(.move(start)) }
        }
        elements.append(element)
        currentPoint = element.points.last
        return true
    }

    mutating func append(_ other: PathOutline) {
        for element in other.elements { _ = add(element) }
    }

    func applying(_ transform: CGAffineTransform) -> PathOutline {
        var moved = self
        moved.elements = elements.map { $0.applying(transform) }
        moved.start = start.applying(transform)
        moved.currentPoint = currentPoint?.applying(transform)
        return moved
    }

    var reversed: PathOutline {
        var result = PathOutline()
        for part in parts.reversed() {
            var points = [part.start]
            for element in part.elements { points.append(element.points.last ?? part.start) }
            _ = result.add(.move(points[points.count - 1]))
            for index in part.elements.indices.reversed() {
                _ = result.add(part.elements[index].back(to: points[index]))
            }
            if part.isClosed { _ = result.add(.close) }
        }
        return result
    }
}

extension PathOutline.Element {
    fileprivate func back(to start: CGPoint) -> PathOutline.Element {
        switch self {
        case .move, .line, .close: .line(start)
        case .quad(let control, _): .quad(control, to: start)
        case .curve(let first, let second, _): .curve(second, first, to: start)
        }
    }
}

// MARK: - Parts

extension PathOutline {
    /// The elements from one move to the next.
    struct Part {
        var start: CGPoint
        var elements: [Element] = []
        var isClosed = false
    }

    var parts: [Part] {
        var parts: [Part] = []
        for element in elements {
            switch element {
            case .move(let point): parts.append(Part(start: point))
            case .close: parts[parts.count - 1].isClosed = true
            case .line, .quad, .curve: parts[parts.count - 1].elements.append(element)
            }
        }
        return parts
    }

    /// The lines and curves as consecutive cubic curves, each subpath closed by a straight line if requested.
    package func segments(closed: Bool) -> [CubicSegment] {
        var all: [CubicSegment] = []
        for part in parts {
            var point = part.start
            for element in part.elements {
                let segment = CubicSegment(from: point, element)
                all.append(segment)
                point = segment.end
            }
            if closed || part.isClosed { all.append(CubicSegment(from: point, to: part.start)) }
        }
        return all
    }

    /// The smallest rectangle around all points, including control points; null if empty.
    var controlBounds: CGRect { CGRect(around: elements.flatMap(\.points)) }

    /// The smallest rectangle around the lines and curves; null if empty.
    ///
    /// A move that nothing follows counts as a point, as in Core Graphics.
    var bounds: CGRect {
        let moves = parts.map(\.start)
        return CGRect(around: moves + segments(closed: false).flatMap(\.extremes))
    }

    /// Whether a point is inside; every subpath counts as closed.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
        guard point.isFinite else { return false }
        let winding = segments(closed: true).reduce(0) {
            $0 + $1.winding(around: point, countingAll: evenOdd)
        }
        return evenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }
}

extension CGRect {
    /// The smallest rectangle around points; null for none.
    package init(around points: [CGPoint]) {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
            self = .null
            return
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
