extension UITableViewCell: DraggableCell {
    final func dragStateDidChange(to state: UICellConfigurationState.DragState) {
        switch state {
        case .none: dragStateDidChange(.none)
        case .lifting: dragStateDidChange(.lifting)
        case .dragging: dragStateDidChange(.dragging)
        }
    }
}
