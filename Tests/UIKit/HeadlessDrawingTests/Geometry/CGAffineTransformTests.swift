import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@Suite("CGAffineTransform") struct CGAffineTransformTests {
    @Test("A transform added to another is applied before it")
    func orderOfParts() {
        let transform = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 5, y: 0)
        #expect(CGPoint.zero.applying(transform) == CGPoint(x: 10, y: 0))
        let reversed = CGAffineTransform(scaleX: 2, y: 2)
            .concatenating(CGAffineTransform(translationX: 5, y: 0))
        #expect(CGPoint(x: 1, y: 1).applying(reversed) == CGPoint(x: 7, y: 2))
    }

    @Test("A positive angle rotates clockwise on the screen")
    func rotation() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        #expect(abs(turned.x) < 1e-12)
        #expect(abs(turned.y - 1) < 1e-12)
    }

    @Test("A size is scaled and rotated, and not translated")
    func sizes() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
        #expect(CGSize(width: 10, height: 10).applying(transform) == CGSize(width: 20, height: 30))
    }

    @Test("The identity is recognized by its numbers")
    func identity() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
        #expect(!CGAffineTransform().isIdentity)
        #expect(!CGAffineTransform(scaleX: 1, y: 1.0000001).isIdentity)
    }

    @Test("Concatenation is the product of the matrices")
    func concatenation() {
        var numbers = SeededNumbers(seed: 1)
        for _ in 0..<1000 {
            let one = numbers.transform()
            let two = numbers.transform()
            let product = Matrix(one) * Matrix(two)
            #expect(Matrix(one.concatenating(two)).distance(to: product) < 1e-9)
        }
    }

    @Test("Translation, scaling and rotation are products with the matrix of each")
    func convenience() {
        var numbers = SeededNumbers(seed: 2)
        for _ in 0..<300 {
            let base = numbers.transform()
            let (x, y) = (numbers.next(in: -9...9), numbers.next(in: -9...9))
            let move = Matrix([[1, 0, 0], [0, 1, 0], [x, y, 1]])
            let scaling = Matrix([[x, 0, 0], [0, y, 0], [0, 0, 1]])
            let turn = Matrix([[cos(x), sin(x), 0], [-sin(x), cos(x), 0], [0, 0, 1]])
            #expect(Matrix(base.translatedBy(x: x, y: y)).distance(to: move * Matrix(base)) < 1e-9)
            #expect(Matrix(base.scaledBy(x: x, y: y)).distance(to: scaling * Matrix(base)) < 1e-9)
            #expect(Matrix(base.rotated(by: x)).distance(to: turn * Matrix(base)) < 1e-9)
        }
    }

    @Test("A transform and its inverse give the identity, in either order")
    func inversion() {
        var numbers = SeededNumbers(seed: 3)
        var tried = 0
        for _ in 0..<1000 {
            let transform = numbers.transform()
            guard abs(transform.a * transform.d - transform.b * transform.c) > 0.01 else { continue }
            tried += 1
            let inverse = transform.inverted()
            #expect(Matrix(transform.concatenating(inverse)).distance(to: Matrix(.identity)) < 1e-9)
            #expect(Matrix(inverse.concatenating(transform)).distance(to: Matrix(.identity)) < 1e-9)
        }
        #expect(tried > 900)
    }

    @Test(
        "A transform without an inverse inverts to itself",
        arguments: [
            CGAffineTransform(),
            CGAffineTransform(scaleX: 0, y: 1),
            CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6),
            CGAffineTransform(scaleX: 1e-200, y: 1e-200),
            CGAffineTransform(scaleX: 1e200, y: 1e200),
            CGAffineTransform(scaleX: .infinity, y: 1),
        ])
    func notInvertible(transform: CGAffineTransform) {
        #expect(transform.inverted() == transform)
    }

    @Test("NaN comes out of an inversion as it went in")
    func notANumber() {
        #expect(CGAffineTransform(scaleX: .nan, y: 1).inverted().a.isNaN)
    }

    @Test("A transform is coded as its six numbers in a row")
    func coding() throws {
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let data = try JSONEncoder().encode(transform)
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    }
}

/// A 3×3 matrix by the book, to check against.
private struct Matrix {
    var rows: [[CGFloat]]

    init(_ rows: [[CGFloat]]) {
        self.rows = rows
    }

    init(_ transform: CGAffineTransform) {
        rows = [
            [transform.a, transform.b, 0], [transform.c, transform.d, 0], [transform.tx, transform.ty, 1],
        ]
    }

    static func * (one: Matrix, two: Matrix) -> Matrix {
        Matrix(
            (0..<3).map { row in
                (0..<3).map { column in
                    (0..<3).reduce(0) { $0 + one.rows[row][$1] * two.rows[$1][column] }
                }
            })
    }

    func distance(to other: Matrix) -> CGFloat {
        zip(rows.joined(), other.rows.joined()).map { abs($0 - $1) }.max() ?? 0
    }
}
