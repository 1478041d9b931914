import Robot

/// A screen with a number of buttons to go further, or back.
final class DetailViewController: ColumnViewController {
    override init(_ diary: Diary, _ name: String) {
        super.init(diary, name)
    }

    required init?(coder: NSCoder) { nil }

    override func fill() {
        toolbarItems = [
            UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: DetailViewController.leave)
        ]
        addButton("Further") { [weak self, diary, title] _ in
            let next = DetailViewController(diary, "\(title ?? "") >")
            self?.navigationController?.pushViewController(next, animated: true)
        }
        addButton("To the root") { [weak self] _ in
            self?.navigationController?.popToRootViewController(animated: true)
        }
        addButton("Toolbar") { [weak self] _ in
            guard let navigation = self?.navigationController else { return }
            navigation.setToolbarHidden(!navigation.isToolbarHidden, animated: true)
        }
        addButton("Close") { [weak self] _ in self?.dismiss(animated: true) }
        add(UITextField(), "note")
    }

    private func leave() {
        navigationController?.popViewController(animated: true)
    }
}
