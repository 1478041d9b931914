extension UIButton {
    /// The menu whose selected action the button shows; `nil` unless it is a pop-up button.
    final var popUpMenu: UIMenu? { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction ? menu : nil }

    /// Updates a pop-up button to show the selected action of its menu.
    final func menuSelectionDidChange() {
        guard let menu = popUpMenu else { return }
        let actions = menu.actions
        var selected: (any UIMenuLeaf)?
        for action in actions where action.state == .on && selected == nil { selected = action }
        guard let shown = selected ?? actions.first else { return }
        menu.select(shown)
        showChoice(shown)
    }
}
