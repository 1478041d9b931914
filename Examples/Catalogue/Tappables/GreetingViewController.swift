import HeadlessUIKit

/// What the popover and the sheet show: a greeting, and a button that closes them.
final class GreetingViewController: UIViewController {
    private let label: UILabel

    init(_ greeting: String, identifier: String) {
        label = UILabel(body: greeting, identifier: identifier)
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 240, height: 200)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: GreetingViewController.close)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.textAlignment = .center
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }

    private func close() {
        dismiss(animated: true)
    }
}
