/// The components of an affine transform: points are scaled, skewed, rotated and then translated.
struct TransformParts {
    var scale: CGSize
    var skew: CGFloat
    /// In radians.
    var angle: CGFloat
    var move: CGPoint

    /// Decomposes a transform; `nil` for one that maps the plane to a line or a point.
    init?(_ matrix: CGAffineTransform) {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        let width = hypot(matrix.a, matrix.b)
        guard determinant.isNormal, width.isNormal else { return nil }
        angle = atan2(matrix.b, matrix.a)
        scale = CGSize(width: width, height: determinant / width)
        skew = (matrix.a * matrix.c + matrix.b * matrix.d) / determinant
        move = CGPoint(x: matrix.tx, y: matrix.ty)
    }

    init(scale: CGSize, skew: CGFloat, angle: CGFloat, move: CGPoint) {
        self.scale = scale
        self.skew = skew
        self.angle = angle
        self.move = move
    }

    var matrix: CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        let slant = skew * scale.height
        return CGAffineTransform(
            a: scale.width * cosine, b: scale.width * sine, c: slant * cosine - scale.height * sine,
            d: slant * sine + scale.height * cosine, tx: move.x, ty: move.y)
    }

    func interpolated(to end: TransformParts, _ share: Double) -> TransformParts {
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * share }
        var turn = (end.angle - angle).remainder(dividingBy: 2 * .pi)
        // Half a turn goes clockwise, whatever rounding makes of it.
        if turn < -.pi + 1e-9 { turn += 2 * .pi }
        return TransformParts(
            scale: CGSize(
                width: between(scale.width, end.scale.width), height: between(scale.height, end.scale.height)),
            skew: between(skew, end.skew), angle: angle + turn * share,
            move: CGPoint(x: between(move.x, end.move.x), y: between(move.y, end.move.y)))
    }
}
