import Robot

/// Buttons that present in every way there is.
final class PresentingViewController: ColumnViewController {
    init(_ diary: Diary) {
        super.init(diary, "Presenting")
        tabBarItem = UITabBarItem(title: "Presenting", image: nil, tag: 5)
    }

    required init?(coder: NSCoder) { nil }

    override func fill() {
        let styles: [(String, UIModalPresentationStyle)] = [
            ("Page sheet", .pageSheet), ("Form sheet", .formSheet), ("Full screen", .fullScreen),
            ("Over full screen", .overFullScreen), ("Current context", .currentContext),
        ]
        for (name, style) in styles { addButton(name) { [weak self] _ in self?.show(name, style) } }
        addButton("Half sheet") { [weak self] _ in
            self?.show("Half sheet", .pageSheet) {
                $0.sheetPresentationController?.detents = [.medium(), .large()]
                $0.sheetPresentationController?.prefersGrabberVisible = true
            }
        }
        addButton("Popover") { [weak self] button in
            self?.show("Popover", .popover) { $0.popoverPresentationController?.sourceView = button }
        }
        addButton("Alert") { [weak self] _ in self?.showAlert() }
        addButton("Action sheet") { [weak self] button in self?.showActions(button) }
        addButton("Share") { [weak self] button in
            let sheet = UIActivityViewController(activityItems: ["A text"], applicationActivities: nil)
            sheet.popoverPresentationController?.sourceView = button
            self?.present(sheet, animated: true)
        }
        let more = UIButton(type: .system)
        more.setTitle("Menu", for: .normal)
        more.showsMenuAsPrimaryAction = true
        more.menu = UIMenu(children: [
            UIAction(title: "First") { [diary] _ in diary.note("first") },
            UIMenu(
                title: "Others",
                children: [
                    UIAction(title: "Sheet from the menu") { [weak self] _ in
                        self?.show("From the menu", .pageSheet)
                    }
                ]),
            UIAction(title: "Last", attributes: .destructive) { [diary] _ in diary.note("last") },
        ])
        add(more, "Menu")
        addButton("Book") { [weak self] _ in self?.showBook() }
        addButton("Columns") { [weak self] _ in self?.showColumns() }
    }

    private func show(
        _ name: String, _ style: UIModalPresentationStyle, _ arrange: (UIViewController) -> Void = { _ in }
    ) {
        let stack = UINavigationController(rootViewController: DetailViewController(diary, name))
        stack.modalPresentationStyle = style
        arrange(stack)
        present(stack, animated: true)
    }

    private func showAlert() {
        let alert = UIAlertController(
            title: "Really?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Reason" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "OK", style: .destructive) { [weak self] _ in
                self?.diary.note("OK")
                self?.show("After the alert", .pageSheet)
            })
        present(alert, animated: true)
    }

    private func showActions(_ button: UIButton) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        for name in ["Copy", "Move"] {
            sheet.addAction(UIAlertAction(title: name, style: .default) { [diary] _ in diary.note(name) })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = button
        present(sheet, animated: true)
    }

    private func showBook() {
        let book = BookViewController(diary)
        book.modalPresentationStyle = .fullScreen
        present(book, animated: true)
    }

    private func showColumns() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(DetailViewController(diary, "Primary"), for: .primary)
        split.setViewController(DetailViewController(diary, "Secondary"), for: .secondary)
        split.modalPresentationStyle = .fullScreen
        present(split, animated: true)
    }
}
