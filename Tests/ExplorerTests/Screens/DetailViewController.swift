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
        for (name, style) in [("Sheet", UIModalPresentationStyle.pageSheet), ("Popover", .popover)] {
            addButton("\(name) on top") { [weak self] in
                self?.showOnTop("\(self?.title ?? "") ^", style, from: $0)
            }
        }
        addButton("Close all") { [weak self] _ in
            self?.view.window?.rootViewController?.dismiss(animated: true)
        }
        addButton("Close") { [weak self] _ in self?.dismiss(animated: true) }
        add(UITextField(), "note")
    }

    /// Shows another screen on top of this one, three at most.
    private func showOnTop(_ name: String, _ style: UIModalPresentationStyle, from button: UIButton) {
        guard name.filter({ $0 == "^" }).count < 4, presentedViewController == nil else { return }
        let stack = UINavigationController(rootViewController: DetailViewController(diary, name))
        stack.modalPresentationStyle = style
        stack.popoverPresentationController?.sourceView = button
        stack.sheetPresentationController?.detents = [.medium(), .large()]
        present(stack, animated: true)
    }

    private func leave() {
        navigationController?.popViewController(animated: true)
    }
}
