import Foundation
import Testing

@testable import HeadlessLists
@testable import HeadlessUIKitCore

/// Index paths as objects, and transforms in space of layout attributes.
@MainActor
@Suite("Index paths and layout attributes as objects") struct IndexPathObjectTests {
    @Test("An index path as an object has a section and a row")
    func rows() {
        let path = NSIndexPath(row: 3, section: 1)
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        #expect(path as IndexPath == IndexPath(row: 3, section: 1))
        #expect(NSIndexPath(item: 2, section: 0).item == 2)
        #expect(NSIndexPath(index: 4).row == NSNotFound && NSIndexPath(index: 4).section == NSNotFound)
    }

    @Test("A transform in space of layout attributes has its effect on the plane")
    func transforms() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        attributes.transform3D = CATransform3DMakeScale(2, 1, 5)
        #expect(attributes.transform == CGAffineTransform(scaleX: 2, y: 1))
        #expect(attributes.frame == CGRect(x: -5, y: 0, width: 20, height: 10))
        #expect(attributes.transform3D == CATransform3DMakeScale(2, 1, 1))
    }
}
