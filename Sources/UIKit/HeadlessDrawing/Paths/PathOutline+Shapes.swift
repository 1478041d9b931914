import Foundation

extension PathOutline {
    /// The distance of a quarter circle's control points along its tangents, as a fraction of the radius.
    private static let quarter: CGFloat = 4 / 3 * (2.0.squareRoot() - 1)

    /// The four corners, beginning at the one with the smallest coordinates, to the right first.
    mutating func addRect(_ rect: CGRect) {
        let rect = rect.standardized
        _ = add(.move(rect.origin))
        _ = add(.line(CGPoint(x: rect.maxX, y: rect.minY)))
        _ = add(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
        _ = add(.line(CGPoint(x: rect.minX, y: rect.maxY)))
        _ = add(.close)
    }

    /// The largest ellipse inside a rectangle, from its right-most point towards larger vertical coordinates.
    mutating func addEllipse(in rect: CGRect) {
        let rect = rect.standardized
        var circle = PathOutline()
        circle.addArc(center: .zero, radius: 1, from: 0, by: 2 * .pi)
        _ = circle.add(.close)
        append(
            circle.applying(
                CGAffineTransform(
                    a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)))
    }

    /// An arc of a circle, with a line from the current point to its beginning; angles in radians.
    mutating func addArc(center: CGPoint, radius: CGFloat, from start: CGFloat, by angle: CGFloat) {
        func place(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = place(start)
        if currentPoint == nil { _ = add(.move(first)) } else { _ = add(.line(first)) }
        let count = max(1, Int((abs(angle) / (.pi / 2) - 1e-9).rounded(.up)))
        guard angle != 0, radius != 0 else { return }
        let step = angle / CGFloat(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        for index in 0..<count {
            let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
            let (begin, end) = (place(from), place(to))
            _ = add(
                .curve(
                    CGPoint(x: begin.x - reach * sin(from), y: begin.y + reach * cos(from)),
                    CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)), to: end))
        }
    }

    /// The angle of an arc from one angle to another: increasing or decreasing, and one full turn at most.
    static func sweep(from start: CGFloat, to end: CGFloat, growing: Bool) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let distance = growing ? end - start : start - end
        let whole =
            distance >= turn
            ? turn : distance >= 0 ? distance : turn - (-distance).truncatingRemainder(dividingBy: turn)
        return growing ? whole : -whole
    }

    /// A rounded rectangle, to the right first; the corners are limited to the available space.
    package mutating func addRoundedRect(
        _ rect: CGRect, corners: (topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize)
    ) {
        let rect = rect.standardized
        func cut(_ size: CGSize) -> CGSize {
            CGSize(
                width: min(max(size.width, 0), rect.width / 2),
                height: min(max(size.height, 0), rect.height / 2))
        }
        let (topLeft, topRight) = (cut(corners.topLeft), cut(corners.topRight))
        let (bottomRight, bottomLeft) = (cut(corners.bottomRight), cut(corners.bottomLeft))
        _ = add(.move(CGPoint(x: rect.minX + topLeft.width, y: rect.minY)))
        _ = add(.line(CGPoint(x: rect.maxX - topRight.width, y: rect.minY)))
        addCorner(
            CGPoint(x: rect.maxX, y: rect.minY), to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height))
        _ = add(.line(CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height)))
        addCorner(
            CGPoint(x: rect.maxX, y: rect.maxY), to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY))
        _ = add(.line(CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY)))
        addCorner(
            CGPoint(x: rect.minX, y: rect.maxY), to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height))
        _ = add(.line(CGPoint(x: rect.minX, y: rect.minY + topLeft.height)))
        addCorner(
            CGPoint(x: rect.minX, y: rect.minY), to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
        _ = add(.close)
    }

    /// A quarter of an ellipse to `end`, whose tangents meet in `corner`; nothing if there is no space.
    private mutating func addCorner(_ corner: CGPoint, to end: CGPoint) {
        guard let start = currentPoint, start != end else { return }
        func towardsCorner(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (corner.x - point.x) * Self.quarter,
                y: point.y + (corner.y - point.y) * Self.quarter)
        }
        _ = add(.curve(towardsCorner(start), towardsCorner(end), to: end))
    }

    /// An arc that touches a line towards `corner` and one from there to `end`, with a line to its beginning.
    mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
        guard let start = currentPoint else { return }
        let before = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
        let after = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
        let lengths = hypot(before.dx, before.dy) * hypot(after.dx, after.dy)
        let cross = before.dx * after.dy - before.dy * after.dx
        let cosine = (before.dx * after.dx + before.dy * after.dy) / lengths
        guard lengths > 0, cosine.isFinite, abs(cross) > 1e-12 * lengths, radius > 0 else {
            // Both lines are one: there is no corner to round.
            _ = add(.line(corner))
            return
        }
        let half = acos(max(-1, min(1, cosine))) / 2
        let distance = radius / tan(half)
        func touch(_ side: CGVector) -> CGPoint {
            let share = distance / hypot(side.dx, side.dy)
            return CGPoint(x: corner.x + side.dx * share, y: corner.y + side.dy * share)
        }
        let (first, last) = (touch(before), touch(after))
        // From the first tangent point at a right angle to its line, to the side of the second line.
        let turn: CGFloat = cross > 0 ? -1 : 1
        let length = hypot(before.dx, before.dy)
        let center = CGPoint(
            x: first.x + turn * before.dy / length * radius, y: first.y - turn * before.dx / length * radius)
        let from = atan2(first.y - center.y, first.x - center.x)
        let to = atan2(last.y - center.y, last.x - center.x)
        addArc(
            center: center, radius: radius, from: from, by: Self.sweep(from: from, to: to, growing: cross < 0)
        )
    }
}
