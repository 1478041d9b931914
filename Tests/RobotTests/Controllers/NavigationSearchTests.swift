import Robot
import Testing

@MainActor @Suite("Searches in navigation bars", .robot) struct NavigationSearchTests {
    /// A list of words that can be searched.
    final class WordsViewController: UITableViewController, UISearchResultsUpdating {
        let search = UISearchController(searchResultsController: nil)
        let words = ["Anchor", "Bell", "Cable"] + (4...60).map { "Word \($0)" }
        private var shown: [String] = []
        private(set) var opened: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Words"
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
            tableView.rowHeight = 44
            definesPresentationContext = true
            search.searchResultsUpdater = self
            search.obscuresBackgroundDuringPresentation = false
            navigationItem.searchController = search
            shown = words
        }

        func updateSearchResults(for searchController: UISearchController) {
            let text = searchController.searchBar.text ?? ""
            shown = words.filter { text.isEmpty || $0.contains(text) }
            tableView.reloadData()
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            shown.count
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
            -> UITableViewCell
        {
            let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
            cell.textLabel?.text = shown[indexPath.row]
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            let detail = UIViewController()
            detail.title = shown[indexPath.row]
            navigationController?.pushViewController(detail, animated: true)
        }
    }

    private let list = WordsViewController(style: .plain)
    private let stack: UINavigationController

    init() {
        stack = UINavigationController(rootViewController: list)
        UIWindow.createWindowForTesting().rootViewController = stack
        UIApplication.shared.windows[0].layoutIfNeeded()
    }

    private var bar: CGRect { stack.navigationBar.frame }
    private var field: ViewQuery { theFirstView(ofClass(UISearchTextField.self)) }
    private var rows: [String] { list.tableView.visibleCells.compactMap { $0.textLabel?.text } }

    @Test("The search bar has its own line below the title, which collapses as content is scrolled")
    func collapsing() {
        #expect(bar.height == 96)
        #expect(list.tableView.adjustedContentInset.top == 143.0)
        panOn(list.tableView, by: CGVector(dx: 0, dy: -30), duration: .seconds(1))
        #expect(bar.height < 96 && bar.height > 44)
        scrollOn(list.tableView, until: withText("Word 40"))
        TimeLapse.waitForAnimationsToFinish()
        #expect(bar.height == 44)
        #expect(allViews(ofClass(UISearchTextField.self), onScreenAndVisible(true)).isEmpty)
        scrollOn(list.tableView, to: .top)
        TimeLapse.waitForAnimationsToFinish()
        #expect(bar.height == 96)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        scrollOn(list.tableView, until: withText("Word 40"))
        #expect(bar.height == 96)
    }

    @Test("During a search, the search bar has the navigation bar to itself, until it is cancelled")
    func searching() {
        tapOn(field)
        #expect(list.search.isActive && bar.height == 52)
        #expect(allViews(withText("Words"), onScreenAndVisible(true)).isEmpty)
        SoftwareKeyboard.main.type("Ca")
        #expect(rows == ["Cable"])
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(!list.search.isActive && bar.height == 96)
        #expect(allViews(withText("Words"), onScreenAndVisible(true)).count == 1)
        #expect(rows.count > 5)
    }

    @Test("A result can be opened, and can present while the search is behind it")
    func opening() {
        tapOn(field)
        SoftwareKeyboard.main.type("Be")
        tapOn(theFirstView(withText("Bell"), ofClass(UILabel.self)))
        #expect(stack.topViewController?.title == "Bell" && bar.height == 44)
        #expect(allViews(ofClass(UISearchTextField.self)).isEmpty)
        let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
        stack.topViewController?.present(alert, animated: false)
        #expect(isAlertVisible())
        removeAllAlerts()
        tapBackButton()
        #expect(list.search.isActive && rows == ["Bell"])
        tapOn(theFirstView(withLabel("Cancel")))
        #expect(!list.search.isActive && rows.count > 5)
    }

    @Test("Assistive technology can reach the rows and the bar during a search")
    func accessibility() {
        tapOn(field)
        SoftwareKeyboard.main.type("B")
        #expect(allElements(withName("Bell")).count == 1)
        #expect(allElements(withTraits(.searchField)).count == 1)
    }

    @Test("Nothing of a search is left when its controller goes")
    func leaks() {
        weak var search: UISearchController?
        do {
            let next = WordsViewController(style: .plain)
            stack.pushViewController(next, animated: false)
            search = next.search
        }
        tapOn(theFirstView(ofClass(UISearchTextField.self)))
        #expect(search?.isActive == true)
        stack.popViewController(animated: false)
        #expect(search == nil)
    }
}
