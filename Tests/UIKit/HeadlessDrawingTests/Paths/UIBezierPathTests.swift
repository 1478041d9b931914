import FailureReporting
import TestSupport
import Testing

@testable import HeadlessDrawing
@testable import HeadlessUIKitCore

@Suite("Paths") struct UIBezierPathTests {
    private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

    private func isNear(_ one: CGRect, _ other: CGRect, within distance: CGFloat = 1e-9) -> Bool {
        abs(one.minX - other.minX) <= distance && abs(one.minY - other.minY) <= distance
            && abs(one.maxX - other.maxX) <= distance && abs(one.maxY - other.maxY) <= distance
    }

    private func covers(_ one: CGRect, _ other: CGRect) -> Bool {
        one.minX <= other.minX + 1e-9 && one.minY <= other.minY + 1e-9 && one.maxX >= other.maxX - 1e-9
            && one.maxY >= other.maxY - 1e-9
    }

    @Test("A path is made of the elements that were added")
    func elements() {
        let path = UIBezierPath()
        #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 7, y: 8))
        path.addCurve(
            to: CGPoint(x: 1, y: 1), controlPoint1: CGPoint(x: 2, y: 2), controlPoint2: CGPoint(x: 3, y: 3))
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.close()
        path.close()
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
        path.addLine(to: .zero)
        #expect(path.description == "UIBezierPath M 1 2 L 3 4 Q 7 8 5 6 C 2 2 3 3 1 1 Z M 1 2 L 0 0")
        #expect(
            UIBezierPath(cgPath: path.cgPath) == path && "\(path.cgPath)" == path.description.dropFirst(13))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test("Rectangles go around from their first corner")
    func rect() {
        #expect(UIBezierPath(rect: square).description == "UIBezierPath M 0 0 L 10 0 L 10 10 L 0 10 Z")
        let turned = CGRect(x: 10, y: 10, width: -10, height: -10)
        #expect(UIBezierPath(rect: turned) == UIBezierPath(rect: square))
    }

    @Test("Ovals and round corners stay within their rectangle and touch it")
    func bounds() {
        let rect = CGRect(x: 5, y: 6, width: 30, height: 20)
        #expect(isNear(UIBezierPath(ovalIn: rect).bounds, rect))
        #expect(isNear(UIBezierPath(roundedRect: rect, cornerRadius: 4).bounds, rect))
        #expect(isNear(UIBezierPath(roundedRect: rect, cornerRadius: 400).bounds, rect))
        let top = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 6, height: 6))
        #expect(!top.contains(CGPoint(x: 5.5, y: 6.5)) && top.contains(CGPoint(x: 34.5, y: 6.5)))
        #expect(!top.contains(CGPoint(x: 34.5, y: 25.5)) && top.contains(CGPoint(x: 5.5, y: 25.5)))
    }

    @Test("The bounds of a curve are its own, not its control points'")
    func curveBounds() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 10, y: 8))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
        #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 6)))
        let quad = CGMutablePath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(isNear(quad.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 5)))
    }

    static let arcCases: [(start: CGFloat, end: CGFloat, clockwise: Bool, last: CGPoint, bounds: CGRect)] = [
        (0, .pi / 2, true, CGPoint(x: 0, y: 1), CGRect(x: 0, y: 0, width: 1, height: 1)),
        (0, .pi / 2, false, CGPoint(x: 0, y: 1), CGRect(x: -1, y: -1, width: 2, height: 2)),
        (0, 2 * .pi, true, CGPoint(x: 1, y: 0), CGRect(x: -1, y: -1, width: 2, height: 2)),
        (0, -.pi, false, CGPoint(x: -1, y: 0), CGRect(x: -1, y: -1, width: 2, height: 1)),
        (.pi, 0, true, CGPoint(x: 1, y: 0), CGRect(x: -1, y: -1, width: 2, height: 1)),
        (0, 0, true, CGPoint(x: 1, y: 0), CGRect(x: 1, y: 0, width: 0, height: 0)),
        (0, 100, true, CGPoint(x: 1, y: 0), CGRect(x: -1, y: -1, width: 2, height: 2)),
    ]

    @Test("Arcs go in the requested direction, one full turn at most", arguments: arcCases)
    func arc(start: CGFloat, end: CGFloat, clockwise: Bool, last: CGPoint, bounds: CGRect) {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
        #expect(hypot(path.currentPoint.x - last.x, path.currentPoint.y - last.y) < 1e-9)
        #expect(isNear(path.bounds, bounds, within: 1e-3))
        let core = CGMutablePath()
        core.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: !clockwise)
        #expect(core == path.cgPath)
    }

    @Test("An arc of a length is the arc to its end, one full turn at most", arguments: [1.5, -0.5, 9])
    func relativeArcs(length: Double) {
        let (relative, absolute) = (CGMutablePath(), CGMutablePath())
        let end = 0.5 + min(length, 2 * .pi)
        relative.addRelativeArc(center: .zero, radius: 2, startAngle: 0.5, delta: length)
        absolute.addArc(center: .zero, radius: 2, startAngle: 0.5, endAngle: end, clockwise: length < 0)
        #expect(relative.description == absolute.description && !relative.isEmpty)
    }

    @Test("The pattern of a dashed line can be read")
    func dashes() {
        let path = UIBezierPath(rect: .zero)
        path.setLineDash([3, 1], count: 2, phase: 0.5)
        var (lengths, count, phase) = ([CGFloat](repeating: 0, count: 2), 0, CGFloat(0))
        path.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [3, 1] && count == 2 && phase == 0.5)
        path.setLineDash(nil, count: 0, phase: 0)
        path.getLineDash(nil, count: &count, phase: nil)
        #expect(count == 0)
    }

    @Test("An arc can round a corner")
    func corner() {
        for turn in [CGFloat(1), -1] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(
                tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10 * turn), radius: 4)
            #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 4 * turn) < 1e-9)
            let bounds = CGRect(x: 0, y: min(0, 4 * turn), width: 10, height: 4)
            #expect(isNear(path.boundingBoxOfPath, bounds, within: 1e-9))
        }
        let straight = CGMutablePath()
        straight.move(to: .zero)
        straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 10, y: 0), radius: 4)
        #expect("\(straight)" == "M 0 0 L 5 0")
    }

    @Test("Inside is by winding, or by the even-odd rule")
    func rules() {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: square.insetBy(dx: 3, dy: 3)))
        #expect(path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
        let hole = UIBezierPath(rect: square)
        hole.append(UIBezierPath(rect: square.insetBy(dx: 3, dy: 3)).reversing())
        #expect(!hole.contains(CGPoint(x: 5, y: 5)) && hole.contains(CGPoint(x: 1, y: 5)))
        let open = UIBezierPath()
        open.move(to: .zero)
        open.addLine(to: CGPoint(x: 10, y: 0))
        open.addLine(to: CGPoint(x: 10, y: 10))
        #expect(open.contains(CGPoint(x: 7, y: 3)) && !open.contains(CGPoint(x: 3, y: 7)))
        #expect(!open.contains(CGPoint(x: CGFloat.nan, y: 3)))
    }

    @Test("A transform changes a path, but not its copies")
    func transform() throws {
        let path = UIBezierPath(rect: square)
        path.lineWidth = 3
        let copy = try #require(path.copy() as? UIBezierPath)
        path.apply(CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 1))
        #expect(path.bounds == CGRect(x: 5, y: 0, width: 20, height: 10))
        #expect(copy.bounds == square && copy.lineWidth == 3 && copy != path)
        var transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(copy.cgPath.copy(using: &transform)?.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(CGPath(rect: square, transform: &transform).contains(CGPoint(x: 19, y: 19)))
        #expect(copy.cgPath.contains(CGPoint(x: 1, y: 1), transform: transform))
        #expect(!copy.cgPath.contains(CGPoint(x: 6, y: 6), transform: transform))
    }

    static let failureCases: [(run: @Sendable (UIBezierPath) -> Void, text: String)] = [
        (
            { $0.addLine(to: .zero) },
            "A path has no current point yet, so a line cannot be added. Move to a point first."
        ),
        (
            { $0.addQuadCurve(to: .zero, controlPoint: .zero) },
            "A path has no current point yet, so a curve cannot be added. Move to a point first."
        ),
        (
            { $0.close() },
            "A path has no current point yet, so a close cannot be added. Move to a point first."
        ),
        (
            { $0.move(to: CGPoint(x: CGFloat.nan, y: 0)) },
            "Numbers in a path must be finite: a move was not added."
        ),
        (
            {
                $0.addArc(withCenter: .zero, radius: .infinity, startAngle: 0, endAngle: 1, clockwise: true)
            }, "Numbers in a path must be finite: an arc was not added."
        ),
        (
            { $0.apply(CGAffineTransform(scaleX: .nan, y: 1)) },
            "Numbers in a path must be finite: a transform was not added."
        ),
    ]

    @Test("An element that cannot be added is a failure", arguments: failureCases.indices)
    func failures(index: Int) {
        let (run, text) = Self.failureCases[index]
        let path = UIBezierPath()
        // Core Graphics logs it, and ignores the value.
        let warnings = FailureCollector.warnings { run(path) }
        #expect(warnings.map(\.text) == [text] && path.isEmpty)
    }

    @Test("Extreme numbers are handled", arguments: [1e300, -1e300, 1e-300, 0])
    func extremes(number: CGFloat) {
        let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: number, height: number))
        path.addArc(withCenter: .zero, radius: number, startAngle: -1e300, endAngle: 1e300, clockwise: false)
        _ = path.contains(CGPoint(x: 1, y: 1))
        #expect(path.bounds.width >= 0)
    }

    @Test("Containment and bounds agree with a fine polygon", arguments: 0..<Rounds.of(60, share: 20))
    func polygon(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        func point() -> CGPoint {
            CGPoint(x: numbers.next(in: -50...50), y: numbers.next(in: -50...50))
        }
        var outline = PathOutline()
        for _ in 0..<(1 + numbers.next(below: 3)) {
            _ = outline.add(.move(point()))
            for _ in 0..<(1 + numbers.next(below: 4)) {
                switch numbers.next(below: 3) {
                case 0: _ = outline.add(.line(point()))
                case 1: _ = outline.add(.quad(point(), to: point()))
                default: _ = outline.add(.curve(point(), point(), to: point()))
                }
            }
            if numbers.onceIn(2) { _ = outline.add(.close) }
        }
        let segments = outline.segments(closed: true)
        let chain = segments.map { segment in (0...400).map { segment.point(at: CGFloat($0) / 400) } }
        for _ in 0..<40 {
            let place = point()
            var (winding, crossings, isNear) = (0, 0, false)
            for (from, to) in chain.flatMap({ zip($0, $0.dropFirst()) }) {
                if hypot(from.x - place.x, from.y - place.y) < 0.5 { isNear = true }
                guard (from.y <= place.y) != (to.y <= place.y) else { continue }
                let share = (place.y - from.y) / (to.y - from.y)
                guard from.x + (to.x - from.x) * share > place.x else { continue }
                winding += to.y > from.y ? 1 : -1
                crossings += 1
            }
            if isNear { continue }
            #expect(outline.contains(place, evenOdd: false) == (winding != 0))
            #expect(outline.contains(place, evenOdd: true) == !crossings.isMultiple(of: 2))
        }
        // Open parts are not closed for the bounds.
        let drawn = outline.segments(closed: false).flatMap { segment in
            (0...400).map { segment.point(at: CGFloat($0) / 400) }
        }
        let sampled = CGRect(around: drawn)
        #expect(isNear(outline.bounds, sampled, within: 0.01))
        #expect(covers(outline.bounds, sampled) && covers(outline.controlBounds, outline.bounds))
        #expect(isNear(outline.reversed.bounds, outline.bounds))
        let place = point()
        #expect(outline.reversed.contains(place, evenOdd: true) == outline.contains(place, evenOdd: true))
    }
}
