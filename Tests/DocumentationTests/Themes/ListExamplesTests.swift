import Robot
import Testing

// Example of Lists.md
final class InboxViewController: UITableViewController {
    private var senders = ["Ada", "Grace", "Hedy"] + (4...40).map { "Sender \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        senders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        cell.textLabel?.text = senders[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        senders.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
}
// End of example

// Example of Lists.md
final class ChoresViewController: UITableViewController, UITableViewDragDelegate {
    private(set) var chores = ["Cook", "Wash", "Sweep"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.dragDelegate = self
        tableView.dragInteractionEnabled = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        chores.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = chores[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        chores.insert(chores.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: chores[indexPath.row] as NSString))]
    }
}
// End of example

/// Notes which rows are selected, and can be pulled.
@MainActor
private final class InboxLog: NSObject, UITableViewDelegate {
    private(set) var selected: [Int] = []
    private(set) var refreshes = 0

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }

    func refresh(_ control: UIRefreshControl) {
        refreshes += 1
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { control.endRefreshing() }
    }
}

private final class PhotoCell: UICollectionViewCell {
    var photo = ""
}

/// Shows a hundred photos.
private final class Gallery: UICollectionViewController {
    private let cells = UICollectionView.CellRegistration<PhotoCell, String> { cell, _, photo in
        cell.photo = photo
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 100 }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        collectionView.dequeueConfiguredReusableCell(
            using: cells, for: indexPath, item: "photo \(indexPath.item)")
    }
}

@MainActor @Suite("Examples of lists", .robot) struct ListExamplesTests {
    @Test("Rows are dragged")
    func dragging() {
        let chores = ChoresViewController()
        UIWindow.createWindowForTesting().rootViewController = chores

        // Example of Lists.md
        dragAndDrop(theFirstView(withText("Cook")), to: theFirstView(withText("Sweep")))
        #expect(chores.chores == ["Wash", "Sweep", "Cook"])
        // End of example
    }

    @Test("A table is swiped, scrolled, pulled and read")
    func table() throws {
        let (inbox, log) = (InboxViewController(), InboxLog())
        UIWindow.createWindowForTesting().rootViewController = inbox
        let table = try #require(inbox.tableView)
        table.delegate = log
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.addTarget(log, action: InboxLog.refresh, for: .valueChanged)

        // Example of Lists.md
        swipeLeftOn(theFirstView(withText("Grace")))  // shows the button; a long swipe deletes immediately
        tapOn(theFirstView(withLabel("Delete")))
        scrollOn(table, until: withText("Sender 30"))
        tapOn(theFirstView(withText("Sender 30")))
        scrollOn(table, to: .top)
        // End of example
        #expect(allViews(withText("Grace")).isEmpty)
        #expect(log.selected == [28])

        // Example of Lists.md
        dragOn(table, from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 400))
        // End of example
        TimeLapse.advance(by: .seconds(3))
        #expect(log.refreshes == 1)

        // Example of Lists.md
        let cells = TableViewCells(in: table)
        #expect(cells.count == 39)  // all rows of all sections
        #expect(cells[1].textLabel?.text == "Hedy")  // any property of the cell
        #expect(cells[section: 0, row: -1].textLabel?.text == "Sender 40")  // the last row
        #expect(cells.all(\.textLabel?.text).prefix(2) == ["Ada", "Hedy"])  // of every cell
        tapOn(cells[20])
        // End of example
        #expect(log.selected == [28, 20])
    }

    @Test("The cells of a collection view are of a class of their own")
    func collection() throws {
        let gallery = Gallery(collectionViewLayout: UICollectionViewFlowLayout())
        UIWindow.createWindowForTesting().rootViewController = gallery
        let collection = try #require(gallery.collectionView)
        // Example of Lists.md
        let photos = CollectionViewCells(in: collection, as: PhotoCell.self)
        #expect(photos[60].photo == "photo 60")
        // End of example
    }
}
