import HeadlessUIKit

/// Lists the notes.
final class NotesViewController: UIViewController {
    var onSignOut: () -> Void = {}

    private let account: Account
    private let store: NoteStore
    private let settings: Settings
    private let greeting = UILabel()
    private let settingsButton = UIButton(type: .system)
    private let addButton = UIButton(type: .system)
    private let list = UIView()

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
        settingsButton.setTitle("Settings", for: .normal)
        settingsButton.addTarget(self, action: NotesViewController.openSettings, for: .touchUpInside)
        addButton.setTitle("New note", for: .normal)
        addButton.addTarget(self, action: NotesViewController.addNote, for: .touchUpInside)
        list.accessibilityIdentifier = "notes"
        list.clipsToBounds = true
        for subview in [greeting, settingsButton, addButton, list] { view.addSubview(subview) }
        store.onChange = { [weak self] in self?.reload() }
        reload()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        greeting.frame = CGRect(x: 20, y: 60, width: width - 40, height: 28)
        settingsButton.frame = CGRect(x: width - 110, y: 100, width: 90, height: 44)
        addButton.frame = CGRect(x: 20, y: 100, width: 90, height: 44)
        list.frame = CGRect(x: 0, y: 154, width: width, height: view.bounds.height - 154)
        for (index, row) in list.subviews.enumerated() {
            row.frame = CGRect(x: 0, y: CGFloat(index) * 52, width: width, height: 52)
        }
    }

    private func reload() {
        for row in list.subviews { row.removeFromSuperview() }
        for note in store.sorted.prefix(settings.notesPerPage) {
            let row = NoteRow(note: note, textSize: settings.textSize.points, showsPin: settings.showsPins)
            row.addTarget(self, action: NotesViewController.openNote, for: .touchUpInside)
            list.addSubview(row)
        }
        view.setNeedsLayout()
    }

    private func openNote(_ row: NoteRow) {
        guard let note = store.notes.first(where: { $0.id == row.noteID }) else { return }
        open(note)
    }

    private func addNote() {
        open(store.makeNote())
    }

    private func open(_ note: Note) {
        let detail = NoteViewController(note: note, store: store)
        detail.modalPresentationStyle = .fullScreen
        present(detail, animated: true)
    }

    private func openSettings() {
        let screen = SettingsViewController(settings: settings)
        screen.onChange = { [weak self] in self?.reload() }
        screen.onSignOut = { [weak self] in
            self?.dismiss(animated: true) { self?.onSignOut() }
        }
        present(screen, animated: true)
    }
}
