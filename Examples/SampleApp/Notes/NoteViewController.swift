import HeadlessUIKit

/// Shows one note, to be changed.
final class NoteViewController: UIViewController {
    private var note: Note
    private let store: NoteStore
    private let titleField = UITextField()
    private let pinToggle: ToggleRow
    private let saveButton = UIButton(type: .system)
    private let closeButton = UIButton(type: .system)
    private let banner = UILabel()

    init(note: Note, store: NoteStore) {
        self.note = note
        self.store = store
        pinToggle = ToggleRow(title: "Pinned", isOn: note.isPinned)
        super.init(nibName: nil, bundle: nil)
        title = "Note"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        titleField.text = note.title
        titleField.placeholder = "Title"
        titleField.accessibilityLabel = "Title"
        titleField.addTarget(self, action: NoteViewController.titleDidChange, for: .editingChanged)
        pinToggle.addTarget(self, action: NoteViewController.pinDidChange, for: .valueChanged)
        saveButton.setTitle("Save", for: .normal)
        saveButton.addTarget(self, action: NoteViewController.save, for: .touchUpInside)
        closeButton.setTitle("Close", for: .normal)
        closeButton.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        banner.text = "Saved"
        banner.textAlignment = .center
        banner.backgroundColor = .systemGreen
        banner.isHidden = true
        for subview in [titleField, pinToggle, saveButton, closeButton, banner] { view.addSubview(subview) }
        saveButton.isEnabled = !note.title.isEmpty
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        closeButton.frame = CGRect(x: 20, y: 60, width: 80, height: 44)
        saveButton.frame = CGRect(x: width - 100, y: 60, width: 80, height: 44)
        titleField.frame = CGRect(x: 20, y: 120, width: width - 40, height: 44)
        pinToggle.frame = CGRect(x: 20, y: 176, width: width - 40, height: 44)
        banner.frame = CGRect(x: 20, y: 240, width: width - 40, height: 36)
    }

    private func titleDidChange(_ field: UITextField) {
        note.title = field.text ?? ""
        saveButton.isEnabled = !note.title.isEmpty
    }

    private func pinDidChange(_ toggle: ToggleRow) {
        note.isPinned = toggle.isOn
    }

    private func save() {
        view.endEditing(true)
        store.save(note)
        banner.alpha = 1
        banner.isHidden = false
        // Three seconds to read it, then it fades.
        perform(afterDelay: 3) { [weak self] in
            UIView.animate(withDuration: 0.5) {
                self?.banner.alpha = 0
            } completion: { _ in
                self?.banner.isHidden = true
            }
        }
    }
}
