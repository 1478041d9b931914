// Above all wings, as it names classes of each of them.
extension ViewTree {
    /// The public view classes, from which failures suggest names; used for nothing else.
    ///
    /// Swift has no list of a module's classes. A test holds this one against the sources.
    package static let ownClasses: [UIView.Type] = [
        UIActivityIndicatorView.self, UIButton.self, UICollectionReusableView.self,
        UICollectionView.self,
        UICollectionViewCell.self, UICollectionViewListCell.self, UIContentUnavailableView.self,
        UIControl.self, UIDatePicker.self,
        UIImageView.self, UILabel.self, UIListContentView.self, UINavigationBar.self,
        UIPageControl.self,
        UIPickerView.self, UIProgressView.self, UIRefreshControl.self, UIScrollView.self,
        UISearchBar.self,
        UISearchTextField.self, UISegmentedControl.self, UISlider.self, UIStackView.self,
        UIStandardTextCursorView.self,
        UIStepper.self, UISwitch.self, UITabBar.self, UITableView.self, UITableViewCell.self,
        UITableViewHeaderFooterView.self, UITextField.self, UITextView.self, UIToolbar.self,
        UIView.self,
        UIVisualEffectView.self, UIWindow.self,
    ]
}
