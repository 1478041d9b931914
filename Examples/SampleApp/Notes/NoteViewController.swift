import HeadlessUIKit

/// Shows and edits one note.
final class NoteViewController: UIViewController {
    private var note: Note
    private let store: NoteStore
    private let reminders: Reminders
    private let form = FormView()
    private let titleField = UITextField()
    private let pinLabel = UILabel(style: .body)
    private let pinSwitch = UISwitch()
    private let reminderPicker = UIDatePicker()
    private let reminderButton = UIButton(configuration: .tinted())
    private let banner = UILabel(style: .body, alignment: .center)

    init(note: Note, store: NoteStore, reminders: Reminders) {
        self.note = note
        self.store = store
        self.reminders = reminders
        super.init(nibName: nil, bundle: nil)
        title = "Note"
    }

    required init?(coder: NSCoder) { nil }

    /// The note's identifier.
    var noteID: Int { note.id }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpBars()
        setUpForm()
        setUpReminder()
        banner.backgroundColor = .systemGreen
        // Green is as light in dark appearance.
        banner.textColor = .black
        banner.isHidden = true
        setUpLayout()
    }

    /// The form, and the banner below it while that is shown, above the keyboard.
    private func setUpLayout() {
        let pinRow = UIStackView(arrangedSubviews: [pinLabel, pinSwitch])
        pinRow.alignment = .center
        pinRow.spacing = 8
        pinSwitch.setContentHuggingPriority(.required, for: .horizontal)
        pinSwitch.setContentCompressionResistancePriority(.required, for: .horizontal)
        form.add([titleField, pinRow, reminderPicker, reminderButton])
        let column = UIStackView(arrangedSubviews: [form, banner])
        column.axis = .vertical
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            banner.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
        ])
    }

    private func setUpBars() {
        let save = UIBarButtonItem(
            systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
        save.isEnabled = !note.title.isEmpty
        let more = UIBarButtonItem(
            title: "More", image: UIImage(systemName: "ellipsis"), primaryAction: nil, menu: makeMenu())
        navigationItem.rightBarButtonItems = [save, more]
    }

    private func makeMenu() -> UIMenu {
        UIMenu(children: [
            UIAction(title: "Share") { [weak self] _ in self?.share() },
            UIAction(title: "Delete", attributes: .destructive) { [weak self] _ in self?.askToDelete() },
        ])
    }

    private func setUpForm() {
        titleField.text = note.title
        titleField.placeholder = "Title"
        titleField.accessibilityLabel = "Title"
        titleField.font = .preferredFont(forTextStyle: .body)
        titleField.adjustsFontForContentSizeCategory = true
        titleField.addTarget(self, action: NoteViewController.titleDidChange, for: .editingChanged)
        pinLabel.text = "Pinned"
        pinLabel.isAccessibilityElement = false
        pinSwitch.isOn = note.isPinned
        pinSwitch.accessibilityLabel = "Pinned"
        pinSwitch.addTarget(self, action: NoteViewController.pinDidChange, for: .valueChanged)
    }

    private func setUpReminder() {
        reminderPicker.preferredDatePickerStyle = .wheels
        // A new picker shows the current date.
        reminderPicker.minimumDate = reminderPicker.date
        reminderPicker.accessibilityIdentifier = "reminder"
        reminderButton.configuration?.title = "Remind me"
        reminderButton.addAction(UIAction { [weak self] _ in self?.remind() }, for: .touchUpInside)
    }

    private func titleDidChange(_ field: UITextField) {
        note.title = field.text ?? ""
        navigationItem.rightBarButtonItem?.isEnabled = !note.title.isEmpty
    }

    private func pinDidChange(_ control: UISwitch) {
        note.isPinned = control.isOn
    }

    private func save() {
        view.endEditing(true)
        store.save(note)
        show("Saved")
    }

    private func remind() {
        reminders.remind(of: note, at: reminderPicker.date) { [weak self] isAllowed in
            self?.show(isAllowed ? "You will be reminded" : "Reminders are not allowed")
        }
    }

    /// Shows a text for three seconds, then fades it out.
    private func show(_ text: String) {
        banner.text = text
        banner.alpha = 1
        banner.isHidden = false
        perform(afterDelay: 3) { [weak self] in
            UIView.animate(withDuration: 0.5) {
                self?.banner.alpha = 0
            } completion: { _ in
                self?.banner.isHidden = true
            }
        }
    }

    // MARK: More

    private var moreItem: UIBarButtonItem? { navigationItem.rightBarButtonItems?.last }

    private func share() {
        let sheet = UIActivityViewController(activityItems: [note.title], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem = moreItem
        present(sheet, animated: true)
    }

    private func askToDelete() {
        let sheet = UIAlertController(
            title: "Delete this note?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete note", style: .destructive) { [weak self] _ in self?.delete() })
        sheet.addAction(UIAlertAction(title: "Keep", style: .cancel))
        sheet.popoverPresentationController?.barButtonItem = moreItem
        present(sheet, animated: true)
    }

    private func delete() {
        store.remove(note.id)
        navigationController?.popViewController(animated: true)
    }
}
