import Robot
import Testing

// The examples of the README's section on lists, as they stand there.

final class InboxViewController: UITableViewController {
    private var senders = ["Ada", "Grace", "Hedy"] + (4...40).map { "Sender \($0)" }
    private(set) var opened: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
        tableView.refreshControl = UIRefreshControl()
        tableView.refreshControl?.addTarget(self, action: InboxViewController.fetch, for: .valueChanged)
    }

    private func fetch(_ control: UIRefreshControl) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [self] in
            senders.insert("Joan", at: 0)
            tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            control.endRefreshing()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        senders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
        cell.textLabel?.text = senders[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(senders[indexPath.row])
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        senders.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
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

@MainActor @Suite("Lists of the README", .robot) struct ReadmeOfListsTests {
    @Test("A table is swiped, pulled, scrolled and read")
    func table() throws {
        let inbox = InboxViewController()
        UIWindow.createWindowForTesting().rootViewController = inbox
        let table = try #require(inbox.tableView)

        swipeLeftOn(theFirstView(withText("Grace")))
        tapOn(theFirstView(withLabel("Delete")))
        #expect(allViews(withText("Grace")).isEmpty)
        scrollOn(table, until: withText("Sender 30"))
        tapOn(theFirstView(withText("Sender 30")))
        #expect(inbox.opened == ["Sender 30"])

        scrollOn(table, to: .top)
        dragOn(table, from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 400))
        TimeLapse.advance(by: .seconds(2))
        #expect(theFirstView(withText("Joan"), onScreenAndVisible(true)).count == 1)

        let cells = TableViewCells(in: table)
        #expect(cells.count == 40)
        #expect(cells[1].textLabel?.text == "Ada")
        #expect(cells[section: 0, row: -1].textLabel?.text == "Sender 40")
        #expect(cells.all(\.textLabel?.text).prefix(3) == ["Joan", "Ada", "Hedy"])
        tapOn(cells[20])
        #expect(inbox.opened == ["Sender 30", "Sender 21"])
    }

    @Test("The cells of a collection view are of a custom class")
    func collection() throws {
        let gallery = Gallery(collectionViewLayout: UICollectionViewFlowLayout())
        UIWindow.createWindowForTesting().rootViewController = gallery
        let collection = try #require(gallery.collectionView)
        #expect(CollectionViewCells(in: collection, as: PhotoCell.self)[60].photo == "photo 60")
    }

    @Test("A screen is compared with a text as a whole, or in part")
    func accessibilityTree() {
        UIWindow.createWindowForTesting().rootViewController = InboxViewController()
        matchesAccessibilityTree(
            """
            staticText "Ada"
            staticText "Grace"
            …
            """)
        matchesAccessibilityTree(#"staticText /Sender \d+/"#, .part)
    }
}
