extension UITableView: UISpringLoadedInteractionSupporting {
    final func makeSpring() -> OwnSpring {
        rowSpring {
            $0.delegate?.tableView($0, shouldSpringLoadRowAt: $1, with: $2) ?? true
        } activate: {
            $0.rowWasTapped($1)
        }
    }
}
