import HeadlessUIKit
import Testing

@Suite("Index paths of rows and items") struct IndexPathTests {
    @Test("A row and an item are the second number, a section the first")
    func numbers() {
        var path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(item: 3, section: 1))
        #expect(path.section == 1 && path.row == 3 && path.item == 3)
        path.section = 4
        path.item += 1
        #expect(path == IndexPath(row: 4, section: 4))
    }

    @Test("An index path that is too short has neither", arguments: [IndexPath(), IndexPath(index: 7)])
    func short(path: IndexPath) {
        var changed = path
        changed.section = 1
        changed.row = 1
        #expect(changed.count == path.count)
        #expect(path.section == NSNotFound && path.row == NSNotFound && path.item == NSNotFound)
    }

    @Test("Index paths sort by section, then by row")
    func order() {
        let paths = [
            IndexPath(row: 0, section: 1), IndexPath(row: 5, section: 0), IndexPath(row: 2, section: 0),
        ]
        #expect(paths.sorted().map { $0.section * 10 + $0.row } == [2, 5, 10] as [Int])
    }
}
