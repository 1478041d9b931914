extension UIViewController {
    final func updateEditButton() {
        ownEditButton?.title = (isEditing ? "Done" : "Edit").asSystemText
        ownEditButton?.style = isEditing ? .done : .plain
    }

    final func toggleEditing() {
        setEditing(!isEditing, animated: true)
    }
}
