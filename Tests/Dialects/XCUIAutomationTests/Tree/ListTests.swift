import HeadlessUIKit
import Robot
import TestSupport
import Testing
import XCUIAutomation

/// Tables, collection views and pickers as elements.
@MainActor @Suite("Lists as elements", .robot) struct ListTests {
    private let app = XCUIApplication()

    @Test("A table has its headers, rows and footers in order; an unloaded row is a cell without content")
    func table() {
        let table = NumberTable(rows: [1, 30])
        table.tableHeaderView = UILabel(text: "Above")
        table.tableFooterView = UILabel(text: "Below")
        let expected = """
            table
              staticText "Above"
              other
                other
                  staticText "Section 0"
              cell
                other
                  staticText "0.0"
              other
                other
                  staticText "Section 1"
            """
        let text = outline(of: table)
        #expect(text.hasPrefix(expected))
        #expect(text.hasSuffix("  cell\n  cell\n  staticText \"Below\""))
        #expect(app.cells.count == 31)
    }

    @Test("Each row has the frame that it has or would have")
    func frames() {
        let table = NumberTable(rows: [100])
        show(table)
        // Below a header of 38 points and its padding of 22.
        table.contentOffset.y = 60
        let tops = app.cells.allElementsBoundByIndex.map(\.frame.minY)
        let first: CGFloat = 100
        #expect(tops == (0..<100).map { first + CGFloat($0) * 44 })
        #expect(app.cells.element(boundBy: 40).exists)
        #expect(!app.cells.element(boundBy: 40).isHittable)
        #expect(!app.cells.element(boundBy: 100).exists)
    }

    @Test("Acting on a row whose cell is not loaded scrolls there and taps it")
    func tapRow() {
        let table = NumberTable(rows: [100])
        show(table)
        app.cells.element(boundBy: 40).tap()
        #expect(table.selected == [IndexPath(row: 40, section: 0)])
        #expect(app.cells.element(boundBy: 40).isSelected)
        #expect(app.cells.element(boundBy: 40).staticTexts["0.40"].isHittable)
        app.cells.element(boundBy: -1).tap()
        #expect(table.selected.last == IndexPath(row: 99, section: 0))
        app.cells.firstMatch.tap()
        #expect(table.selected.last == IndexPath(row: 0, section: 0))
    }

    @Test("Counting a million rows makes no cells")
    func million() {
        let table = NumberTable(rows: [1_000_000])
        show(table)
        UIApplication.shared.commit()
        let made = table.made
        #expect(app.cells.count == 1_000_000)
        #expect(app.tables.cells.element(boundBy: 999_999).exists)
        #expect(app.tables.element.children(matching: .cell).count == 1_000_000)
        #expect(table.made == made)
    }

    @Test("A collection view has the cells that are loaded")
    func collection() {
        let collection = NumberGrid(1000)
        show(collection)
        UIApplication.shared.commit()
        #expect(app.cells.count == collection.visibleCells.count)
        #expect(app.collectionViews.cells.staticTexts["0"].exists)
        #expect(!app.staticTexts["999"].exists)
        collection.scrollToItem(at: IndexPath(item: 999, section: 0), at: .bottom, animated: false)
        #expect(app.cells.staticTexts["999"].isHittable)
        #expect(!app.staticTexts["0"].exists)
    }

    @Test("A cell that is an element keeps what is inside it, unlike other elements")
    func cells() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = "Ada, Countess"
        cell.textLabel?.text = "Ada"
        cell.detailTextLabel?.text = "Countess"
        cell.accessoryType = .detailButton
        #expect(
            outline(of: cell) == """
                cell "Ada, Countess"
                  other
                    staticText "Ada"
                    staticText "Countess"
                  button "More Info"
                """)
    }

    @Test("A picker has a wheel for each component, with the selected row as value")
    func picker() {
        let picker = UIPickerView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
        let source = Wheels([["Blue", "Green"], ["1", "2", "3"]])
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(1, inComponent: 1, animated: false)
        #expect(outline(of: picker) == "picker\n  pickerWheel = Blue\n  pickerWheel = 2")
    }

    @Test("The parts of random tables are those of a plain list", arguments: 0..<Rounds.of(400))
    func randomTables(_ seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let counts = (0..<numbers.next(below: 5)).map { _ in
            numbers.onceIn(4) ? 0 : numbers.next(below: 40)
        }
        let table = NumberTable(rows: counts, style: numbers.onceIn(2) ? .plain : .grouped)
        if numbers.onceIn(2) { table.tableHeaderView = UILabel(text: "Above") }
        if numbers.onceIn(2) { table.tableFooterView = UILabel(text: "Below") }
        if numbers.onceIn(3) { table.addSubview(UILabel(text: "Own")) }
        show(table)
        for _ in 0..<4 {
            let room = max(0, table.contentSize.height - table.bounds.height)
            table.contentOffset.y = numbers.next(in: 0...max(room, 1))
            UIApplication.shared.commit()
            let cells = app.tables.element.children(matching: .cell)
            let paths = counts.enumerated().flatMap { section, count in
                (0..<count).map { IndexPath(row: $0, section: section) }
            }
            #expect(cells.count == paths.count)
            let tops = cells.allElementsBoundByAccessibilityElement.map { $0.frame.minY.rounded() }
            #expect(tops == paths.map { table.convertToScreen(table.rectForRow(at: $0)).minY.rounded() })
            let texts = app.tables.element.descendants(matching: .staticText).allElementsBoundByIndex.map(
                \.label)
            #expect(texts == table.visibleTexts, "\(counts), offset \(table.contentOffset.y)")
        }
    }

    private func show(_ view: UIView) {
        view.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
        UIWindow.createWindowForTesting().addSubview(view)
    }
}
