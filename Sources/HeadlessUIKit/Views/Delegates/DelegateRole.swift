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
    case navigationControllerDelegate
    case tabBarDelegate
    case tabBarControllerDelegate
    case animationDelegate
    case adaptivePresentationDelegate
    case sheetDelegate
    case popoverDelegate
    case transitioningDelegate
    case pickerDelegate
    case pageDelegate
    case pageDataSource
    case splitDelegate
    case contextMenuDelegate
    case searchBarDelegate
    case searchControllerDelegate
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
        case .navigationControllerDelegate: [.navigationController]
        case .tabBarDelegate: [.tabBar]
        case .tabBarControllerDelegate: [.tabBarController]
        case .animationDelegate: [.animation]
        case .adaptivePresentationDelegate: [.adaptivePresentation]
        case .sheetDelegate: [.sheet, .adaptivePresentation]
        case .popoverDelegate: [.popover, .adaptivePresentation]
        case .transitioningDelegate: [.transitioning]
        case .pickerDelegate: [.pickerAccessibility, .picker]
        case .pageDelegate: [.page]
        case .pageDataSource: [.pageData]
        case .splitDelegate: [.split]
        case .contextMenuDelegate: [.contextMenu]
        case .searchBarDelegate: [.searchBar]
        case .searchControllerDelegate: [.searchController]
        case .applicationDelegate: [.application]
        case .sceneDelegate: [.windowScene, .scene]
        case .notificationDelegate: [.notification]
        case .locationDelegate: [.location]
        }
    }
}
