import HeadlessUIKit

/// Lists the notes.
final class NotesViewController: UIViewController {
    let store: NoteStore
    private let account: Account
    private let settings: Settings
    private let reminders: Reminders
    private let table = UITableView(frame: .zero, style: .plain)
    private let emptyLabel = UILabel(style: .body, alignment: .center)
    private lazy var dataSource = makeDataSource()
    private lazy var search = makeSearch()
    /// The text to search for in the notes' titles.
    private var soughtText = ""

    init(account: Account, store: NoteStore, settings: Settings, reminders: Reminders) {
        self.account = account
        self.store = store
        self.settings = settings
        self.reminders = reminders
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.prompt = account.email
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addNote() })
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        setUpTable()
        store.onChange = { [weak self] in self?.showNotes(animated: true) }
        showNotes(animated: false)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        table.setEditing(editing, animated: animated)
        showNotes(animated: true)
    }

    private func setUpTable() {
        table.accessibilityContainerType = .list
        table.accessibilityLabel = "Notes"
        // Rows are as high as their text.
        table.estimatedRowHeight = NoteCell.minimumHeight
        table.register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)
        table.delegate = self
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.addTarget(self, action: NotesViewController.refresh, for: .valueChanged)
        emptyLabel.text = "No notes yet"
        emptyLabel.textColor = .quietLabel
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: view.topAnchor),
            table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    private func makeDataSource() -> NotesDataSource {
        let source = NotesDataSource(tableView: table) { [store, settings] table, indexPath, id in
            let cell = table.dequeueReusableCell(withIdentifier: NoteCell.reuseIdentifier, for: indexPath)
            if let note = store.note(id), let cell = cell as? NoteCell {
                cell.show(note, textSize: settings.textSize.points, showsPin: settings.showsPins)
            }
            return cell
        }
        source.onMove = { [store] source, destination in store.move(from: source, to: destination) }
        return source
    }

    private func makeSearch() -> UISearchController {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search notes"
        return search
    }

    func settingsDidChange() {
        if isViewLoaded { showNotes(animated: false) }
    }

    private func showNotes(animated: Bool) {
        let sought = store.sorted.filter {
            soughtText.isEmpty || $0.title.localizedCaseInsensitiveContains(soughtText)
        }
        let notes = sought.prefix(settings.noteLimit)
        dataSource.show(notes.map(\.id), animated: animated)
        emptyLabel.text = soughtText.isEmpty ? "No notes yet" : "Nothing found"
        table.backgroundView = notes.isEmpty ? emptyLabel : nil
        editButtonItem.isEnabled = table.isEditing || !notes.isEmpty
        let badge = store.notes.filter(\.isPinned).count
        navigationController?.tabBarItem.badgeValue = badge == 0 ? nil : "\(badge)"
    }

    func note(at indexPath: IndexPath) -> Note? {
        dataSource.itemIdentifier(for: indexPath).flatMap(store.note)
    }
}

// MARK: Actions of the buttons

extension NotesViewController {
    private func addNote() {
        open(store.makeNote())
    }

    private func refresh(_ control: UIRefreshControl) {
        store.refresh { [weak control] in control?.endRefreshing() }
    }

    func open(_ note: Note, animated: Bool = true) {
        let detail = NoteViewController(note: note, store: store, reminders: reminders)
        detail.hidesBottomBarWhenPushed = true
        navigationController?.pushViewController(detail, animated: animated)
    }

    /// Opens a note by its identifier; shows a message if it no longer exists.
    func openNote(_ id: Int) {
        if let note = store.note(id) { return open(note, animated: false) }
        let alert = UIAlertController(
            title: "There is no such note.", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        (navigationController?.tabBarController ?? self).present(alert, animated: true)
    }
}

extension NotesViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        soughtText = searchController.isActive ? searchController.searchBar.text ?? "" : ""
        showNotes(animated: false)
    }
}
