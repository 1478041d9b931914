/// What an object is to the one that calls it: a property of a view, by the protocols through which it is called.
enum DelegateRole: Int, CaseIterable {
    case scrollDelegate
    case tableDelegate
    case tableDataSource
    case tablePrefetching
    case collectionDelegate
    case collectionDataSource
    case collectionPrefetching
    case textFieldDelegate
    case textViewDelegate
    case gestureDelegate
    case navigationBarDelegate
    case animationDelegate
    case applicationDelegate
    case sceneDelegate
    case notificationDelegate
    case locationDelegate

    /// The protocols, each of which a class may have from another superclass.
    @MainActor var protocols: [DelegateProtocol] {
        switch self {
        case .scrollDelegate: [.scroll]
        case .tableDelegate: [.table, .scroll]
        case .tableDataSource: [.tableData]
        case .tablePrefetching: [.tablePrefetching]
        case .collectionDelegate: [.flowLayout, .collection, .scroll]
        case .collectionDataSource: [.collectionData]
        case .collectionPrefetching: [.collectionPrefetching]
        case .textFieldDelegate: [.textField]
        case .textViewDelegate: [.textView, .scroll]
        case .gestureDelegate: [.gesture]
        case .navigationBarDelegate: [.navigationBar]
        case .animationDelegate: [.animation]
        case .applicationDelegate: [.application]
        case .sceneDelegate: [.windowScene, .scene]
        case .notificationDelegate: [.notification]
        case .locationDelegate: [.location]
        }
    }
}
