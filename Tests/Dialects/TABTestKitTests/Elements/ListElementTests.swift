import HeadlessUIKit
import TABTestKit
import TestSupport
import Testing

/// Tables, collection views and their cells.
@MainActor @Suite("Lists as elements", .robot) struct ListElementTests {
    private let window = UIWindow.createWindowForTesting()

    /// Rows and items with numbers.
    private final class Numbers: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        let count: Int

        init(_ count: Int) {
            self.count = count
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessibilityIdentifier = indexPath.row % 2 == 0 ? "even" : "odd"
            return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Fruit" }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.accessibilityIdentifier = indexPath.item % 2 == 0 ? "even" : "odd"
            return cell
        }
    }

    /// Notes the rows that are selected.
    private final class Selection: NSObject, UITableViewDelegate {
        var rows: [Int] = []

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            rows.append(indexPath.row)
        }
    }

    private func showTable(_ numbers: Numbers, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = numbers
        return window.add(table, y: 60, width: 300, height: 440)
    }

    @Test("All rows of a table are counted; those with an identifier are the loaded ones")
    func count() {
        let numbers = Numbers(10_000)
        let view = showTable(numbers)
        let table = Table()
        #expect(table.numberOfCells() == 10_000)
        let loaded = view.visibleCells.count
        #expect(table.numberOfCells(matchingID: "even") == (loaded + 1) / 2)
        #expect(table.numberOfCells(matchingID: "prime") == 0)
        #expect(Table(id: "other").numberOfCells() == 0)
    }

    @Test(
        "A cell is found by its index, also among those with an identifier, and scrolled to when it is tapped"
    )
    func cells() {
        let numbers = Numbers(1000)
        let selection = Selection()
        showTable(numbers).delegate = selection
        let table = Table()
        table.cell(index: 2).tap()
        table.cell(matchingID: "odd", index: 2).tap()
        table.cell(matchingID: "even").tap()
        Cell(index: 1, parent: table).tap()
        table.cell(index: 999).tap()
        #expect(selection.rows == [2, 5, 0, 1, 999])
        #expect(Label(id: "Row 999", parent: table.cell(index: 999)).value == "Row 999")
    }

    @Test("A cell that is not there is a failure, with the number of cells")
    func missingCell() {
        let numbers = Numbers(3)
        _ = showTable(numbers)
        #expect(
            firstLines(2) { Table().cell(index: 3).tap() } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Cell[3] in Table does not exist.
                app.tables.element(boundBy: 0).cells finds 3 elements; the index 3 is out of range.
                """
            ])
        #expect(
            firstLines(2) { Table().cell(matchingID: "prime").tap() } == [
                """
                Failed awaiting element to be exists with timeout 30.0: Cell "prime" in Table does not exist.
                3 elements of type .cell are there inside app.tables.element(boundBy: 0): "even", "odd", "even".
                """
            ])
    }

    @Test(
        "The title of a section is a header", arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func sectionHeader(style: UITableView.Style) {
        let numbers = Numbers(3)
        _ = showTable(numbers, style: style)
        let header = Table().header(withID: "Fruit")
        header.waitFor(.exists, .visible, timeout: 0)
        #expect(header.value == "Fruit")
    }

    @Test("A title in capital letters is found as it is written")
    func capitals() {
        let label = window.add(UILabel(), y: 100)
        label.text = "FRUIT"
        label.accessibilityTraits = .header
        #expect(Header(id: "FRUIT").value == "FRUIT")
        #expect(!Header(id: "Fruit").determine(.exists, timeout: 0))
    }

    @Test("A table is scrolled in both directions")
    func scrolling() {
        let numbers = Numbers(1000)
        let view = showTable(numbers)
        Table().scroll(.downwards)
        let offset = view.contentOffset.y
        #expect(offset > 0)
        Table().scroll(.upwards)
        #expect(view.contentOffset.y < offset)
    }

    @Test("A collection view has the cells that are loaded")
    func collection() {
        let numbers = Numbers(10_000)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = numbers
        window.add(view, "photos", y: 60, width: 320, height: 400)
        let photos = CollectionView(id: "photos")
        let loaded = photos.numberOfCells()
        #expect(loaded == view.visibleCells.count && loaded >= 12)
        #expect(photos.numberOfCells(matchingID: "even") == loaded / 2)
        photos.cell(matchingID: "odd", index: 1).waitFor(.hittable, timeout: 0)
        photos.scroll(.downwards)
        #expect(view.contentOffset.y > 0)
        #expect(
            firstLines { photos.cell(index: 999).waitFor(.exists, timeout: 1) } == [
                "Failed awaiting element to be exists with timeout 1.0: Cell[999] in CollectionView \"photos\" does not exist."
            ])
    }
}
