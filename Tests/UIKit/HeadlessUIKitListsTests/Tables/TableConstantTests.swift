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

    @Test("Edges, references of separators and changes of items have UIKit's numbers")
    func references() {
        let edges: [NSRectAlignment] = [
            .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
            .topTrailing,
        ]
        #expect(edges.map(\.rawValue) == Array(0...8))
        let insets: [UITableView.SeparatorInsetReference] = [.fromCellEdges, .fromAutomaticInsets]
        #expect(insets.map(\.rawValue) == [0, 1])
        let actions: [UICollectionViewUpdateItem.Action] = [.insert, .delete, .reload, .move, .none]
        #expect(actions.map(\.rawValue) == Array(0...4))
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
