import Foundation
import HeadlessUIKit
import Testing

@Suite("Geometry in NSValue") struct GeometryValueTests {
    @Test("Values hold geometry, and return it")
    func values() {
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue == CGSize(width: 3, height: 4))
        #expect(NSValue(cgVector: CGVector(dx: 5, dy: 6)).cgVectorValue == CGVector(dx: 5, dy: 6))
        let offset = UIOffset(horizontal: 7, vertical: 8)
        #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    }

    @Test("A point in an Any is read as a value, and the other way round, as with Objective-C")
    func bridging() {
        let stored: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        #expect(stored as? CGPoint == CGPoint(x: 1, y: 2) && stored as? CGRect == nil)
        let point: Any = CGPoint(x: 3, y: 4)
        #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 3, y: 4))
    }

    /// Apple, `contains(_:)`: whether the second rectangle lies inside the first. Foundation's union has a size of rounded
    /// edges, and is not the first rectangle then.
    @Test("A rectangle contains itself, and what is inside by a pixel, wherever it begins")
    func containment() {
        for index in 0...1000 {
            let row = CGRect(x: 0, y: CGFloat(index) * 131 / 3, width: 390, height: 131.0 / 3)
            #expect(row.contains(row) && row.contains(row.insetBy(dx: 1, dy: 1)))
            #expect(!row.contains(row.insetBy(dx: -1, dy: 0)) && !row.contains(row.offsetBy(dx: 0, dy: 1)))
        }
        let flipped = CGRect(x: 10, y: 10, width: -10, height: -10)
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(flipped.contains(rect) && rect.contains(flipped))
        #expect(rect.contains(CGRect.null) && !CGRect.null.contains(rect) && CGRect.infinite.contains(rect))
        #expect(!rect.contains(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    }
}
