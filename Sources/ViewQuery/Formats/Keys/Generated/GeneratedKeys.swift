// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

/// A key for each public property of the framework's views.
@MainActor
enum GeneratedKeys {
    /// The keys that each class has beyond its superclass's.
    static let tables: [ObjectIdentifier: [String: KeyRegistry.Entry]] = [
        ObjectIdentifier(UIActivityIndicatorView.self): ofUIActivityIndicatorView(UIActivityIndicatorView.self).table,
        ObjectIdentifier(UIButton.self): ofUIButton(UIButton.self).table,
        ObjectIdentifier(UICollectionReusableView.self): ofUICollectionReusableView(UICollectionReusableView.self).table,
        ObjectIdentifier(UICollectionView.self): ofUICollectionView(UICollectionView.self).table,
        ObjectIdentifier(UICollectionViewCell.self): ofUICollectionViewCell(UICollectionViewCell.self).table,
        ObjectIdentifier(UICollectionViewListCell.self): ofUICollectionViewListCell(UICollectionViewListCell.self).table,
        ObjectIdentifier(UIControl.self): ofUIControl(UIControl.self).table,
        ObjectIdentifier(UIDatePicker.self): ofUIDatePicker(UIDatePicker.self).table,
        ObjectIdentifier(UIImageView.self): ofUIImageView(UIImageView.self).table,
        ObjectIdentifier(UILabel.self): ofUILabel(UILabel.self).table,
        ObjectIdentifier(UIListContentView.self): ofUIListContentView(UIListContentView.self).table,
        ObjectIdentifier(UINavigationBar.self): ofUINavigationBar(UINavigationBar.self).table,
        ObjectIdentifier(UIPageControl.self): ofUIPageControl(UIPageControl.self).table,
        ObjectIdentifier(UIPickerView.self): ofUIPickerView(UIPickerView.self).table,
        ObjectIdentifier(UIProgressView.self): ofUIProgressView(UIProgressView.self).table,
        ObjectIdentifier(UIRefreshControl.self): ofUIRefreshControl(UIRefreshControl.self).table,
        ObjectIdentifier(UIResponder.self): ofUIResponder(UIResponder.self).table,
        ObjectIdentifier(UIScrollView.self): ofUIScrollView(UIScrollView.self).table,
        ObjectIdentifier(UISearchBar.self): ofUISearchBar(UISearchBar.self).table,
        ObjectIdentifier(UISearchTextField.self): ofUISearchTextField(UISearchTextField.self).table,
        ObjectIdentifier(UISegmentedControl.self): ofUISegmentedControl(UISegmentedControl.self).table,
        ObjectIdentifier(UISlider.self): ofUISlider(UISlider.self).table,
        ObjectIdentifier(UIStandardTextCursorView.self): ofUIStandardTextCursorView(UIStandardTextCursorView.self).table,
        ObjectIdentifier(UIStepper.self): ofUIStepper(UIStepper.self).table,
        ObjectIdentifier(UISwitch.self): ofUISwitch(UISwitch.self).table,
        ObjectIdentifier(UITabBar.self): ofUITabBar(UITabBar.self).table,
        ObjectIdentifier(UITableView.self): ofUITableView(UITableView.self).table,
        ObjectIdentifier(UITableViewCell.self): ofUITableViewCell(UITableViewCell.self).table,
        ObjectIdentifier(UITableViewHeaderFooterView.self): ofUITableViewHeaderFooterView(UITableViewHeaderFooterView.self).table,
        ObjectIdentifier(UITextField.self): ofUITextField(UITextField.self).table,
        ObjectIdentifier(UITextView.self): ofUITextView(UITextView.self).table,
        ObjectIdentifier(UIToolbar.self): ofUIToolbar(UIToolbar.self).table,
        ObjectIdentifier(UIView.self): ofUIView(UIView.self).table,
        ObjectIdentifier(UIWindow.self): ofUIWindow(UIWindow.self).table,
    ]

    /// The names of all properties that a class has, by key paths from that class.
    static func propertyNames(from root: Any.Type) -> [AnyKeyPath: String] {
        var names: [AnyKeyPath: String] = [:]
        func add(_ others: [AnyKeyPath: String]) { names.merge(others) { first, _ in first } }
        if let type = root as? any UIActivityIndicatorViewRoot.Type { add(namesOfUIActivityIndicatorView(type)) }
        if let type = root as? any UIButtonRoot.Type { add(namesOfUIButton(type)) }
        if let type = root as? any UICollectionReusableViewRoot.Type { add(namesOfUICollectionReusableView(type)) }
        if let type = root as? any UICollectionViewRoot.Type { add(namesOfUICollectionView(type)) }
        if let type = root as? any UICollectionViewCellRoot.Type { add(namesOfUICollectionViewCell(type)) }
        if let type = root as? any UICollectionViewListCellRoot.Type { add(namesOfUICollectionViewListCell(type)) }
        if let type = root as? any UIControlRoot.Type { add(namesOfUIControl(type)) }
        if let type = root as? any UIDatePickerRoot.Type { add(namesOfUIDatePicker(type)) }
        if let type = root as? any UIImageViewRoot.Type { add(namesOfUIImageView(type)) }
        if let type = root as? any UILabelRoot.Type { add(namesOfUILabel(type)) }
        if let type = root as? any UIListContentViewRoot.Type { add(namesOfUIListContentView(type)) }
        if let type = root as? any UINavigationBarRoot.Type { add(namesOfUINavigationBar(type)) }
        if let type = root as? any UIPageControlRoot.Type { add(namesOfUIPageControl(type)) }
        if let type = root as? any UIPickerViewRoot.Type { add(namesOfUIPickerView(type)) }
        if let type = root as? any UIProgressViewRoot.Type { add(namesOfUIProgressView(type)) }
        if let type = root as? any UIRefreshControlRoot.Type { add(namesOfUIRefreshControl(type)) }
        if let type = root as? any UIResponderRoot.Type { add(namesOfUIResponder(type)) }
        if let type = root as? any UIScrollViewRoot.Type { add(namesOfUIScrollView(type)) }
        if let type = root as? any UISearchBarRoot.Type { add(namesOfUISearchBar(type)) }
        if let type = root as? any UISearchTextFieldRoot.Type { add(namesOfUISearchTextField(type)) }
        if let type = root as? any UISegmentedControlRoot.Type { add(namesOfUISegmentedControl(type)) }
        if let type = root as? any UISliderRoot.Type { add(namesOfUISlider(type)) }
        if let type = root as? any UIStandardTextCursorViewRoot.Type { add(namesOfUIStandardTextCursorView(type)) }
        if let type = root as? any UIStepperRoot.Type { add(namesOfUIStepper(type)) }
        if let type = root as? any UISwitchRoot.Type { add(namesOfUISwitch(type)) }
        if let type = root as? any UITabBarRoot.Type { add(namesOfUITabBar(type)) }
        if let type = root as? any UITableViewRoot.Type { add(namesOfUITableView(type)) }
        if let type = root as? any UITableViewCellRoot.Type { add(namesOfUITableViewCell(type)) }
        if let type = root as? any UITableViewHeaderFooterViewRoot.Type { add(namesOfUITableViewHeaderFooterView(type)) }
        if let type = root as? any UITextFieldRoot.Type { add(namesOfUITextField(type)) }
        if let type = root as? any UITextViewRoot.Type { add(namesOfUITextView(type)) }
        if let type = root as? any UIToolbarRoot.Type { add(namesOfUIToolbar(type)) }
        if let type = root as? any UIViewRoot.Type { add(namesOfUIView(type)) }
        if let type = root as? any UIWindowRoot.Type { add(namesOfUIWindow(type)) }
        return names
    }
}
