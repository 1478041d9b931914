import HeadlessUIKit

/// Shows which row was selected.
final class RowViewController: UIViewController {
    private let label: UILabel

    init(path: IndexPath) {
        let text = "Row \(path.row) section \(path.section)"
        label = UILabel(text, style: .title2)
        super.init(nibName: nil, bundle: nil)
        title = text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "TableSelection"
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}
