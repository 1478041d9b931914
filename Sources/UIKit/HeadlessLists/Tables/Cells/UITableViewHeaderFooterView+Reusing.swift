extension UITableViewHeaderFooterView: ReusableView {
    func setReuseIdentifier(_ identifier: String) { reuseIdentifierStore = identifier }
}
