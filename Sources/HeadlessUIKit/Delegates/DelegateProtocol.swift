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
    static let animation = DelegateProtocol("CAAnimationDelegate") { $0 is any CAAnimationDelegate.Type }
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
