import HeadlessUIKit

/// Lists the notes.
final class NotesViewController: UIViewController {
    var onSignOut: () -> Void = {}

    let store: NoteStore
    private let account: Account
    private let settings: Settings
    private let greeting = UILabel()
    private let addButton = UIButton(type: .system)
    private let editButton = UIButton(type: .system)
    private let photosButton = UIButton(type: .system)
    private let settingsButton = UIButton(type: .system)
    private let table = UITableView(frame: .zero, style: .plain)
    private let emptyLabel = UILabel()
    private lazy var dataSource = makeDataSource()

    init(account: Account, store: NoteStore, settings: Settings) {
        self.account = account
        self.store = store
        self.settings = settings
        super.init(nibName: nil, bundle: nil)
        title = "Notes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        greeting.text = "Notes of \(account.email)"
        greeting.font = .boldSystemFont(ofSize: 20)
        greeting.accessibilityTraits = .header
        setUpButtons()
        setUpTable()
        for subview in [greeting, addButton, editButton, photosButton, settingsButton, table] {
            view.addSubview(subview)
        }
        store.onChange = { [weak self] in self?.showNotes(animated: true) }
        showNotes(animated: false)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        greeting.frame = CGRect(x: 20, y: 60, width: width - 40, height: 28)
        for (index, button) in [addButton, editButton, photosButton, settingsButton].enumerated() {
            let buttonWidth = (width - 40) / 4
            button.frame = CGRect(
                x: 20 + CGFloat(index) * buttonWidth, y: 100, width: buttonWidth, height: 44)
        }
        table.frame = CGRect(x: 0, y: 154, width: width, height: view.bounds.height - 154)
    }

    private func setUpButtons() {
        addButton.setTitle("New note", for: .normal)
        addButton.addTarget(self, action: NotesViewController.addNote, for: .touchUpInside)
        editButton.setTitle("Edit", for: .normal)
        editButton.addTarget(self, action: NotesViewController.toggleEditing, for: .touchUpInside)
        photosButton.setTitle("Photos", for: .normal)
        photosButton.addTarget(self, action: NotesViewController.openPhotos, for: .touchUpInside)
        settingsButton.setTitle("Settings", for: .normal)
        settingsButton.addTarget(self, action: NotesViewController.openSettings, for: .touchUpInside)
    }

    private func setUpTable() {
        table.accessibilityContainerType = .list
        table.accessibilityLabel = "Notes"
        table.rowHeight = 52
        table.register(NoteCell.self, forCellReuseIdentifier: NoteCell.reuseIdentifier)
        table.delegate = self
        table.refreshControl = UIRefreshControl()
        table.refreshControl?.addTarget(self, action: NotesViewController.refresh, for: .valueChanged)
        emptyLabel.text = "No notes yet"
        emptyLabel.textAlignment = .center
        emptyLabel.textColor = .secondaryLabel
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

    private func showNotes(animated: Bool) {
        let notes = store.sorted.prefix(settings.noteLimit)
        dataSource.show(notes.map(\.id), animated: animated)
        table.backgroundView = notes.isEmpty ? emptyLabel : nil
        editButton.isEnabled = table.isEditing || !notes.isEmpty
    }

    func note(at indexPath: IndexPath) -> Note? {
        dataSource.itemIdentifier(for: indexPath).flatMap(store.note)
    }
}

// MARK: What the buttons do

extension NotesViewController {
    private func addNote() {
        open(store.makeNote())
    }

    private func toggleEditing() {
        table.setEditing(!table.isEditing, animated: true)
        editButton.setTitle(table.isEditing ? "Done" : "Edit", for: .normal)
        showNotes(animated: true)
    }

    private func refresh(_ control: UIRefreshControl) {
        store.refresh { [weak control] in control?.endRefreshing() }
    }

    func open(_ note: Note) {
        let detail = NoteViewController(note: note, store: store)
        detail.modalPresentationStyle = .fullScreen
        present(detail, animated: true)
    }

    private func openPhotos() {
        let photos = PhotosViewController(photos: Photo.all)
        photos.modalPresentationStyle = .fullScreen
        present(photos, animated: true)
    }

    private func openSettings() {
        let screen = SettingsViewController(settings: settings)
        screen.onChange = { [weak self] in self?.showNotes(animated: false) }
        screen.onSignOut = { [weak self] in
            self?.dismiss(animated: true) { self?.onSignOut() }
        }
        present(screen, animated: true)
    }
}
