extension UICollectionReusableView: ReusableView {
    func setReuseIdentifier(_ identifier: String) { reuseIdentifier = identifier }
}
