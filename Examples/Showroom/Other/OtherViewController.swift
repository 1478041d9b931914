import HeadlessUIKit

/// One control of each kind, below each other.
final class OtherViewController: UIViewController {
    private let session: Session
    private let column = ScrollingColumn(spacing: 32)
    private let draftLabel = UILabel("Draft", style: .body, identifier: "DraftLabel")
    private let shareButton = UIButton("Share", configuration: .tinted())
    private let alertButton = UIButton("Alert", configuration: .tinted())
    private let deleteButton = UIButton("Delete", configuration: .tinted())
    private lazy var keyboardAvoidance = KeyboardAvoidance(of: column)

    init(session: Session) {
        self.session = session
        super.init(nibName: nil, bundle: nil)
        title = MainTab.other.title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        column.accessibilityIdentifier = "MyScrollView"
        column.keyboardDismissMode = .interactive
        column.add([
            UILabel("Label", style: .body), makeActions(), SegmentsSection(), NameSection(session: session),
            KeyboardsSection(), ValuesSection(), PictureSection(), PickersSection(),
        ])
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor),
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        keyboardAvoidance.begin()
    }

    private func makeActions() -> UIView {
        shareButton.addTarget(self, action: OtherViewController.share, for: .touchUpInside)
        alertButton.addTarget(self, action: OtherViewController.showAlert, for: .touchUpInside)
        deleteButton.addTarget(self, action: OtherViewController.askToDelete, for: .touchUpInside)
        return FormSection("Header", [shareButton, alertButton, deleteButton, draftLabel])
    }

    // MARK: What the buttons present

    private func share() {
        let sheet = UIActivityViewController(activityItems: ["Showroom"], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = shareButton
        present(sheet, animated: true)
    }

    private func showAlert() {
        let alert = UIAlertController(
            title: "Alert title", message: "Alert Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Dismiss", style: .cancel))
        present(alert, animated: true)
    }

    private func askToDelete() {
        let sheet = UIAlertController(
            title: "Delete the draft?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.deleteDraft() })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = deleteButton
        present(sheet, animated: true)
    }

    private func deleteDraft() {
        draftLabel.text = "No draft"
        deleteButton.isEnabled = false
    }
}
