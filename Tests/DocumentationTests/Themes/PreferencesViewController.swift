import UIKit

/// A screen with two faults: a text that may be too long for its view, and one that is pale.
final class PreferencesViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let notifications = label(String(localized: "Notifications"))
        notifications.numberOfLines = 1
        notifications.widthAnchor.constraint(equalToConstant: 160).isActive = true
        let version = label(String(localized: "Version 2"))
        version.textColor = .tertiaryLabel
        let rows = UIStackView(arrangedSubviews: [notifications, version])
        rows.axis = .vertical
        rows.alignment = .leading
        rows.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(rows)
        NSLayoutConstraint.activate([
            rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        return label
    }
}
