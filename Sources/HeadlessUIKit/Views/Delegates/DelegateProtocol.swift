/// A protocol whose methods may be left out, and which classes adopt it.
struct DelegateProtocol {
    let name: String
    private let adopts: @MainActor (AnyClass) -> Bool

    private init(_ name: String, _ adopts: @escaping @MainActor (AnyClass) -> Bool) {
        self.name = name
        self.adopts = adopts
    }

    /// Whether a class adopts it, or inherits from one that does.
    @MainActor func isAdopted(by type: AnyClass) -> Bool { adopts(type) }
}

@MainActor
extension DelegateProtocol {
    static let scroll = DelegateProtocol("UIScrollViewDelegate") { $0 is any UIScrollViewDelegate.Type }
    static let table = DelegateProtocol("UITableViewDelegate") { $0 is any UITableViewDelegate.Type }
    static let tableData = DelegateProtocol("UITableViewDataSource") { $0 is any UITableViewDataSource.Type }
    static let tablePrefetching = DelegateProtocol("UITableViewDataSourcePrefetching") {
        $0 is any UITableViewDataSourcePrefetching.Type
    }
    static let collection = DelegateProtocol("UICollectionViewDelegate") {
        $0 is any UICollectionViewDelegate.Type
    }
    static let flowLayout = DelegateProtocol("UICollectionViewDelegateFlowLayout") {
        $0 is any UICollectionViewDelegateFlowLayout.Type
    }
    static let collectionData = DelegateProtocol("UICollectionViewDataSource") {
        $0 is any UICollectionViewDataSource.Type
    }
    static let collectionPrefetching = DelegateProtocol("UICollectionViewDataSourcePrefetching") {
        $0 is any UICollectionViewDataSourcePrefetching.Type
    }
    static let textField = DelegateProtocol("UITextFieldDelegate") { $0 is any UITextFieldDelegate.Type }
    static let textView = DelegateProtocol("UITextViewDelegate") { $0 is any UITextViewDelegate.Type }
    static let gesture = DelegateProtocol("UIGestureRecognizerDelegate") {
        $0 is any UIGestureRecognizerDelegate.Type
    }
    static let navigationBar = DelegateProtocol("UINavigationBarDelegate") {
        $0 is any UINavigationBarDelegate.Type
    }
    static let adaptivePresentation = DelegateProtocol("UIAdaptivePresentationControllerDelegate") {
        $0 is any UIAdaptivePresentationControllerDelegate.Type
    }
    static let sheet = DelegateProtocol("UISheetPresentationControllerDelegate") {
        $0 is any UISheetPresentationControllerDelegate.Type
    }
    static let popover = DelegateProtocol("UIPopoverPresentationControllerDelegate") {
        $0 is any UIPopoverPresentationControllerDelegate.Type
    }
    static let transitioning = DelegateProtocol("UIViewControllerTransitioningDelegate") {
        $0 is any UIViewControllerTransitioningDelegate.Type
    }
    static let navigationController = DelegateProtocol("UINavigationControllerDelegate") {
        $0 is any UINavigationControllerDelegate.Type
    }
    static let tabBar = DelegateProtocol("UITabBarDelegate") { $0 is any UITabBarDelegate.Type }
    static let tabBarController = DelegateProtocol("UITabBarControllerDelegate") {
        $0 is any UITabBarControllerDelegate.Type
    }
    static let contextMenu = DelegateProtocol("UIContextMenuInteractionDelegate") {
        $0 is any UIContextMenuInteractionDelegate.Type
    }
    static let animation = DelegateProtocol("CAAnimationDelegate") { $0 is any CAAnimationDelegate.Type }
    static let picker = DelegateProtocol("UIPickerViewDelegate") { $0 is any UIPickerViewDelegate.Type }
    static let pickerAccessibility = DelegateProtocol("UIPickerViewAccessibilityDelegate") {
        $0 is any UIPickerViewAccessibilityDelegate.Type
    }
    static let page = DelegateProtocol("UIPageViewControllerDelegate") {
        $0 is any UIPageViewControllerDelegate.Type
    }
    static let pageData = DelegateProtocol("UIPageViewControllerDataSource") {
        $0 is any UIPageViewControllerDataSource.Type
    }
    static let split = DelegateProtocol("UISplitViewControllerDelegate") {
        $0 is any UISplitViewControllerDelegate.Type
    }
    static let searchBar = DelegateProtocol("UISearchBarDelegate") { $0 is any UISearchBarDelegate.Type }
    static let searchController = DelegateProtocol("UISearchControllerDelegate") {
        $0 is any UISearchControllerDelegate.Type
    }
    static let application = DelegateProtocol("UIApplicationDelegate") {
        $0 is any UIApplicationDelegate.Type
    }
    static let scene = DelegateProtocol("UISceneDelegate") { $0 is any UISceneDelegate.Type }
    static let notification = DelegateProtocol("UNUserNotificationCenterDelegate") {
        $0 is any UNUserNotificationCenterDelegate.Type
    }
    static let location = DelegateProtocol("CLLocationManagerDelegate") {
        $0 is any CLLocationManagerDelegate.Type
    }
    static let windowScene = DelegateProtocol("UIWindowSceneDelegate") {
        $0 is any UIWindowSceneDelegate.Type
    }
}
