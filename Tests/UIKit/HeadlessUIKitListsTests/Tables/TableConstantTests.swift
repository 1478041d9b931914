import HeadlessUIKit
import Testing

@MainActor @Suite("The numbers of tables") struct TableConstantTests {
    @Test("Animations of rows have UIKit's numbers")
    func rowAnimations() {
        let table: [(UITableView.RowAnimation, Int)] = [
            (.fade, 0),
            (.right, 1),
            (.left, 2),
            (.top, 3),
            (.bottom, 4),
            (.none, 5),
            (.middle, 6),
            (.automatic, 100),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }

    @Test("Styles of selection have UIKit's numbers")
    func selectionStyles() {
        let table: [(UITableViewCell.SelectionStyle, Int)] = [
            (.none, 0),
            (.blue, 1),
            (.gray, 2),
            (.default, 3),
        ]
        for (value, raw) in table { #expect(value.rawValue == raw) }
    }
}
