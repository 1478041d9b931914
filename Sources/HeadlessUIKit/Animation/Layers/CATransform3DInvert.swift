#if !canImport(Darwin)
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the transform that undoes another; the same one if it flattens space, so that nothing undoes it.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss and Jordan's elimination, with the identity beside the matrix.
    var rows = t.rows.enumerated().map { row, values in
        values + (0..<4).map { $0 == row ? 1 : 0 }
    }
    for column in 0..<4 {
        let rest = column..<4
        let pivot = rest.max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
        guard rows[pivot][column] != 0 else { return t }
        rows.swapAt(column, pivot)
        let divisor = rows[column][column]
        rows[column] = rows[column].map { $0 / divisor }
        for row in 0..<4 where row != column {
            let factor = rows[row][column]
            rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
        }
    }
    return CATransform3D(rows: rows.map { Array($0.dropFirst(4)) })
}
#endif
