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
}
