extension ViewTree {
    /// The flags that a view of a class has from the start, by what the class itself says.
    ///
    /// A class of this module announces its changes and has the methods of the framework. What a class of another module
    /// overrides cannot be known, so it is asked for everything.
    ///
    /// - Complexity: O(1) but for the first view of a class.
    static func flags(of viewClass: UIView.Type) -> ViewState {
        if viewClass == UIView.self { return .ofFrameworkView }
        let key = ObjectIdentifier(viewClass)
        if let known = flagsByClass[key] { return known }
        var flags: ViewState = []
        if isFrameworkClass(viewClass) {
            flags.insert(.isFrameworkClass)
            if viewClass.announcesChanges { flags.insert(.announcesChanges) }
            if !viewClass.hasOwnPlacing { flags.insert(.isPlacedPlainly) }
        }
        flagsByClass[key] = flags
        return flags
    }

    private static var flagsByClass: [ObjectIdentifier: ViewState] = [:]

    /// Whether a class is one of this module's, and not a subclass elsewhere.
    package static func isFrameworkClass(_ viewClass: AnyClass) -> Bool {
        String(reflecting: viewClass).hasPrefix("HeadlessUIKit.")
    }

    /// The public classes of views, for a failure to suggest names from; nothing is decided by it.
    ///
    /// Swift has no list of a module's classes. A test holds this one against the sources.
    package static let ownClasses: [UIView.Type] = [
        UIActivityIndicatorView.self, UIButton.self, UICollectionReusableView.self, UICollectionView.self,
        UICollectionViewCell.self, UICollectionViewListCell.self, UIControl.self, UIDatePicker.self,
        UIImageView.self, UILabel.self, UIListContentView.self, UINavigationBar.self, UIPageControl.self,
        UIPickerView.self, UIProgressView.self, UIRefreshControl.self, UIScrollView.self, UISearchBar.self,
        UISearchTextField.self, UISegmentedControl.self, UISlider.self, UIStandardTextCursorView.self,
        UIStepper.self, UISwitch.self, UITabBar.self, UITableView.self, UITableViewCell.self,
        UITableViewHeaderFooterView.self, UITextField.self, UITextView.self, UIToolbar.self, UIView.self,
        UIWindow.self,
    ]
}

extension ViewState {
    static let ofFrameworkView: ViewState = [.isFrameworkClass, .announcesChanges, .isPlacedPlainly]
}
