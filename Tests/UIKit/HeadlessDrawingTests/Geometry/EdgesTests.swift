import Foundation
import HeadlessUIKit
import Testing

@Suite("Edge insets and vectors") struct EdgesTests {
    @Test("Insets move the four edges inwards, each by its own distance")
    func inset() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
        #expect(rect.inset(by: .zero) == rect)
    }

    @Test("Insets below zero move the edges outwards, and large ones leave a negative size")
    func unusualInsets() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let outwards = UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5)
        #expect(rect.inset(by: outwards) == CGRect(x: -5, y: -5, width: 20, height: 20))
        let large = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        #expect(rect.inset(by: large).size.width == -10)
    }

    @Test("The zero of each value is what its empty initialiser makes")
    func zeros() {
        #expect(UIEdgeInsets() == .zero)
        #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
        #expect(
            NSDirectionalEdgeInsets.zero
                == NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        #expect(UIOffset.zero == UIOffset(horizontal: 0, vertical: 0))
        #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
    }

    @Test("The edges have UIKit's bits")
    func rectEdges() {
        let edges: [UIRectEdge] = [.top, .left, .bottom, .right]
        #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
        #expect(UIRectEdge.all.isSuperset(of: [.top, .left, .bottom, .right]))
        #expect(UIRectEdge().isEmpty)
    }

    @Test("A vector is coded as its two numbers in a row")
    func vectorCoding() throws {
        let vector = CGVector(dx: 1.5, dy: -2)
        let data = try JSONEncoder().encode(vector)
        #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: data) == vector)
    }

    @Test(
        "A single number that is NaN or infinite makes the whole not finite",
        arguments: [.nan, .infinity] as [CGFloat])
    func finiteness(odd: CGFloat) {
        #expect(CGPoint(x: 1, y: 2).isFinite)
        #expect(!CGPoint(x: odd, y: 0).isFinite && !CGPoint(x: 0, y: odd).isFinite)
        #expect(CGSize(width: 1, height: 2).isFinite)
        #expect(!CGSize(width: odd, height: 0).isFinite && !CGSize(width: 0, height: -odd).isFinite)
        #expect(CGRect(x: 1, y: 2, width: 3, height: 4).isFinite)
        #expect(!CGRect(x: 1, y: odd, width: 3, height: 4).isFinite && !CGRect.null.isFinite)
        #expect(!CGRect(x: 1, y: 2, width: 3, height: odd).isFinite)
        #expect(CGAffineTransform.identity.isFinite)
        for position in 0..<6 {
            var numbers = [CGFloat](repeating: 1, count: 6)
            numbers[position] = odd
            let transform = CGAffineTransform(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
            #expect(!transform.isFinite)
        }
    }
}
