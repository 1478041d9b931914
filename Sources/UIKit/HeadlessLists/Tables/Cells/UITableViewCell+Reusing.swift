extension UITableViewCell: ReusableView {
    func setReuseIdentifier(_ identifier: String) { reuseIdentifierStore = identifier }
}
