// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

/// A key for each public property of the framework's views.
@MainActor
enum GeneratedKeys {
    /// The keys that each class has beyond its superclass's.
    static let classes: [ClassKeys] = [
        ClassKeys(UIActivityIndicatorView.self) { ($0 as? any UIActivityIndicatorViewKeys.Type)?.keysOfUIActivityIndicatorView },
        ClassKeys(UIButton.self) { ($0 as? any UIButtonKeys.Type)?.keysOfUIButton },
        ClassKeys(UICollectionReusableView.self) { ($0 as? any UICollectionReusableViewKeys.Type)?.keysOfUICollectionReusableView },
        ClassKeys(UICollectionView.self) { ($0 as? any UICollectionViewKeys.Type)?.keysOfUICollectionView },
        ClassKeys(UICollectionViewCell.self) { ($0 as? any UICollectionViewCellKeys.Type)?.keysOfUICollectionViewCell },
        ClassKeys(UICollectionViewListCell.self) { ($0 as? any UICollectionViewListCellKeys.Type)?.keysOfUICollectionViewListCell },
        ClassKeys(UIContentUnavailableView.self) { ($0 as? any UIContentUnavailableViewKeys.Type)?.keysOfUIContentUnavailableView },
        ClassKeys(UIControl.self) { ($0 as? any UIControlKeys.Type)?.keysOfUIControl },
        ClassKeys(UIDatePicker.self) { ($0 as? any UIDatePickerKeys.Type)?.keysOfUIDatePicker },
        ClassKeys(UIImageView.self) { ($0 as? any UIImageViewKeys.Type)?.keysOfUIImageView },
        ClassKeys(UILabel.self) { ($0 as? any UILabelKeys.Type)?.keysOfUILabel },
        ClassKeys(UIListContentView.self) { ($0 as? any UIListContentViewKeys.Type)?.keysOfUIListContentView },
        ClassKeys(UINavigationBar.self) { ($0 as? any UINavigationBarKeys.Type)?.keysOfUINavigationBar },
        ClassKeys(UIPageControl.self) { ($0 as? any UIPageControlKeys.Type)?.keysOfUIPageControl },
        ClassKeys(UIPickerView.self) { ($0 as? any UIPickerViewKeys.Type)?.keysOfUIPickerView },
        ClassKeys(UIProgressView.self) { ($0 as? any UIProgressViewKeys.Type)?.keysOfUIProgressView },
        ClassKeys(UIRefreshControl.self) { ($0 as? any UIRefreshControlKeys.Type)?.keysOfUIRefreshControl },
        ClassKeys(UIResponder.self) { ($0 as? any UIResponderKeys.Type)?.keysOfUIResponder },
        ClassKeys(UIScrollView.self) { ($0 as? any UIScrollViewKeys.Type)?.keysOfUIScrollView },
        ClassKeys(UISearchBar.self) { ($0 as? any UISearchBarKeys.Type)?.keysOfUISearchBar },
        ClassKeys(UISearchTextField.self) { ($0 as? any UISearchTextFieldKeys.Type)?.keysOfUISearchTextField },
        ClassKeys(UISegmentedControl.self) { ($0 as? any UISegmentedControlKeys.Type)?.keysOfUISegmentedControl },
        ClassKeys(UISlider.self) { ($0 as? any UISliderKeys.Type)?.keysOfUISlider },
        ClassKeys(UIStackView.self) { ($0 as? any UIStackViewKeys.Type)?.keysOfUIStackView },
        ClassKeys(UIStandardTextCursorView.self) { ($0 as? any UIStandardTextCursorViewKeys.Type)?.keysOfUIStandardTextCursorView },
        ClassKeys(UIStepper.self) { ($0 as? any UIStepperKeys.Type)?.keysOfUIStepper },
        ClassKeys(UISwitch.self) { ($0 as? any UISwitchKeys.Type)?.keysOfUISwitch },
        ClassKeys(UITabBar.self) { ($0 as? any UITabBarKeys.Type)?.keysOfUITabBar },
        ClassKeys(UITableView.self) { ($0 as? any UITableViewKeys.Type)?.keysOfUITableView },
        ClassKeys(UITableViewCell.self) { ($0 as? any UITableViewCellKeys.Type)?.keysOfUITableViewCell },
        ClassKeys(UITableViewHeaderFooterView.self) { ($0 as? any UITableViewHeaderFooterViewKeys.Type)?.keysOfUITableViewHeaderFooterView },
        ClassKeys(UITextField.self) { ($0 as? any UITextFieldKeys.Type)?.keysOfUITextField },
        ClassKeys(UITextView.self) { ($0 as? any UITextViewKeys.Type)?.keysOfUITextView },
        ClassKeys(UIToolbar.self) { ($0 as? any UIToolbarKeys.Type)?.keysOfUIToolbar },
        ClassKeys(UIView.self) { ($0 as? any UIViewKeys.Type)?.keysOfUIView },
        ClassKeys(UIVisualEffectView.self) { ($0 as? any UIVisualEffectViewKeys.Type)?.keysOfUIVisualEffectView },
        ClassKeys(UIWindow.self) { ($0 as? any UIWindowKeys.Type)?.keysOfUIWindow },
    ]
}
