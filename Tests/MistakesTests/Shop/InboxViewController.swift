import HeadlessUIKit

/// A table of 40 messages; a tap on one shows it.
final class InboxViewController: UITableViewController {
    var senders = (0..<40).map { "Sender \($0)" }

    override func viewDidLoad() {
        title = "Inbox"
        tableView.accessibilityIdentifier = "inbox"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        senders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
        cell.textLabel?.text = senders[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(
            MessageViewController(sender: senders[indexPath.row]), animated: false)
    }
}

/// A message, with a button that deletes it after a question.
final class MessageViewController: UIViewController {
    private let sender: String

    init(sender: String) {
        self.sender = sender
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        title = sender
        view.backgroundColor = .white
        let delete = UIButton(type: .system)
        delete.setTitle("Delete", for: .normal)
        delete.accessibilityIdentifier = "delete-button"
        delete.frame = CGRect(x: 20, y: 120, width: 350, height: 44)
        delete.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
        view.addSubview(delete)
    }

    private func ask() {
        let alert = UIAlertController(
            title: "Delete the message?", message: "This cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        present(alert, animated: false)
    }
}
