// swift-format-ignore-file
// The samples of "ScrollView", "Table", "CollectionView" and "Cell", word for word.
import HeadlessUIKit
import TABTestKit

private final class RowsController: UITableViewController {
  private(set) var selected: [IndexPath] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "MyTable"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.accessibilityIdentifier = indexPath.row < 3 ? "MyTableCellID" : nil
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

private final class ItemsController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.accessibilityIdentifier = "MyCollectionView"
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.accessibilityIdentifier = "MyCollectionViewCellID"
    return cell
  }
}

class ListSamplesTests: ViewsTestCase {

  func test_scrollView() {
    let view = MainActor.assumeIsolated {
      let view = UIScrollView(frame: UIScreen.main.bounds)
      view.contentSize = CGSize(width: 300, height: 5000)
      view.accessibilityIdentifier = "MyScrollView"
      UIWindow.createWindowForTesting().addSubview(view)
      return view
    }
    do {
      let scrollView = ScrollView()
      scrollView.scroll(.downwards)
    }
    do {
      let scrollView = ScrollView(id: "MyScrollView")
      see(scrollView)
    }
    MainActor.assumeIsolated { XCTAssertGreaterThan(view.contentOffset.y, 100) }
  }

  func test_table() {
    let controller = MainActor.assumeIsolated {
      let controller = RowsController(style: .plain)
      UIWindow.createWindowForTesting().rootViewController = controller
      return controller
    }
    see(Table(id: "MyTable"))
    let table = Table()
    table.scroll(.upwards)

    let allCellsCount = table.numberOfCells()
    let allCellsCountMatchingID = table.numberOfCells(matchingID: "MyTableCellID")
    XCTAssertEqual(allCellsCount, 40)
    XCTAssertEqual(allCellsCountMatchingID, 3)

    let firstCell = table.cell(index: 0)
    let lastCell = table.cell(index: allCellsCount - 1)

    let firstCellWithID = table.cell(matchingID: "MyTableCellID", index: 0)
    let lastCellWithID = table.cell(matchingID: "MyTableCellID", index: allCellsCountMatchingID - 1)
    lastCellWithID.tap()
    firstCellWithID.tap()
    firstCell.tap()
    lastCell.tap()
    MainActor.assumeIsolated { XCTAssertEqual(controller.selected.map(\.row), [2, 0, 0, 39]) }
  }

  func test_collectionView() {
    MainActor.assumeIsolated {
      let layout = UICollectionViewFlowLayout()
      UIWindow.createWindowForTesting().rootViewController = ItemsController(collectionViewLayout: layout)
    }
    see(CollectionView(id: "MyCollectionView"))
    let collectionView = CollectionView()
    collectionView.scroll(.left)

    let allCellsCount = collectionView.numberOfCells()
    let allCellsCountMatchingID = collectionView.numberOfCells(matchingID: "MyCollectionViewCellID")

    let firstCell = collectionView.cell(index: 0)
    let lastCell = collectionView.cell(index: allCellsCount - 1)

    let firstCellWithID = collectionView.cell(matchingID: "MyCollectionViewCellID", index: 0)
    let lastCellWithID = collectionView.cell(matchingID: "MyCollectionViewCellID", index: allCellsCountMatchingID - 1)
    for cell in [firstCell, lastCell, firstCellWithID, lastCellWithID] { see(cell) }
  }

  func test_cell() {
    let controller = MainActor.assumeIsolated {
      let controller = RowsController(style: .plain)
      UIWindow.createWindowForTesting().rootViewController = controller
      return controller
    }
    let table = Table()
    let cell = Cell(index: 0, parent: table)
    see(cell)
    let tableCell = table.cell(index: 0)
    see(tableCell)
    table.cell(index: 0).tap()
    MainActor.assumeIsolated { XCTAssertEqual(controller.selected.count, 1) }
  }

}
