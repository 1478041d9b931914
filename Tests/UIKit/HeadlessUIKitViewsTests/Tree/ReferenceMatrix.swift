import Foundation

/// A 3×3 matrix by the book, for points as rows, to check the geometry of views against.
struct ReferenceMatrix {
    private var rows: [[CGFloat]]

    static func move(_ x: CGFloat, _ y: CGFloat) -> ReferenceMatrix {
        ReferenceMatrix(rows: [[1, 0, 0], [0, 1, 0], [x, y, 1]])
    }

    static func linear(
        _ transform: (a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat)
    )
        -> ReferenceMatrix
    {
        ReferenceMatrix(
            rows: [
                [transform.a, transform.b, 0], [transform.c, transform.d, 0],
                [transform.tx, transform.ty, 1],
            ])
    }

    static func * (one: ReferenceMatrix, two: ReferenceMatrix) -> ReferenceMatrix {
        ReferenceMatrix(
            rows: (0..<3).map { row in
                (0..<3).map { column in (0..<3).reduce(0) { $0 + one.rows[row][$1] * two.rows[$1][column] } }
            })
    }

    /// The inverse, by cofactors.
    var inverse: ReferenceMatrix {
        func cofactor(_ row: Int, _ column: Int) -> CGFloat {
            let r = [0, 1, 2].filter { $0 != row }
            let c = [0, 1, 2].filter { $0 != column }
            let minor = rows[r[0]][c[0]] * rows[r[1]][c[1]] - rows[r[0]][c[1]] * rows[r[1]][c[0]]
            return (row + column).isMultiple(of: 2) ? minor : -minor
        }
        let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * cofactor(0, $1) }
        return ReferenceMatrix(
            rows: (0..<3).map { row in (0..<3).map { cofactor($0, row) / determinant } })
    }

    func apply(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: point.x * rows[0][0] + point.y * rows[1][0] + rows[2][0],
            y: point.x * rows[0][1] + point.y * rows[1][1] + rows[2][1])
    }

    /// The smallest rectangle around the four transformed corners.
    func apply(_ rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { apply($0) }
        let xs = corners.map(\.x).sorted()
        let ys = corners.map(\.y).sorted()
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }
}

extension CGRect {
    /// The largest of the distances between the four numbers of two rectangles.
    func distance(to other: CGRect) -> CGFloat {
        let distances = [
            origin.x - other.origin.x, origin.y - other.origin.y, width - other.width, height - other.height,
        ]
        return distances.map(abs).max() ?? 0
    }
}

extension CGPoint {
    /// The larger of the distances in the two directions.
    func distance(to other: CGPoint) -> CGFloat {
        max(abs(x - other.x), abs(y - other.y))
    }
}
