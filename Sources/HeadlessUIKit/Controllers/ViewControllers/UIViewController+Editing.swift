extension UIViewController {
    /// A button that begins editing, and then ends it: "Edit" or "Done", in step with ``isEditing``.
    public final var editButtonItem: UIBarButtonItem {
        if let ownEditButton { return ownEditButton }
        let item = UIBarButtonItem(title: nil, primaryAction: nil)
        item.target = self
        item.action = ActionMethod(UIViewController.toggleEditing)
        ownEditButton = item
        updateEditButton()
        return item
    }

    final func updateEditButton() {
        ownEditButton?.title = (isEditing ? "Done" : "Edit").asSystemText
        ownEditButton?.style = isEditing ? .done : .plain
    }

    private func toggleEditing() {
        setEditing(!isEditing, animated: true)
    }
}
