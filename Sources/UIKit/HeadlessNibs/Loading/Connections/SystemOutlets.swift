import HeadlessLists
import HeadlessUIKitCore

/// The outlets of UIKit's classes.
@MainActor
enum SystemOutlets {
    /// Sets an outlet; returns whether the object has it and takes the value.
    static func set(_ value: Any, _ name: String, of object: AnyObject) -> Bool {
        (setters[name] ?? []).contains { $0(object, value) }
    }

    private typealias Setter = @MainActor (AnyObject, Any) -> Bool

    private static let setters: [String: [Setter]] = {
        var table = Table()
        table.addDelegates()
        table.addSources()
        table.addViews()
        return table.setters
    }()

    /// Each in a statement of its own, whose type is found quickly.
    @MainActor
    private struct Table {
        private(set) var setters: [String: [Setter]] = [
            "navigationItem": [{ object, _ in object is UIViewController }]
        ]

        private mutating func add<Object: AnyObject, Value>(
            _ name: String, _ property: ReferenceWritableKeyPath<Object, Value?>
        ) {
            add(name) { (object: Object, value: Value) in object[keyPath: property] = value }
        }

        private mutating func add<Object: AnyObject, Value>(
            _ name: String, _ set: @escaping @MainActor (Object, Value) -> Void
        ) {
            setters[name, default: []].append { object, value in
                guard let object = object as? Object, let value = value as? Value else { return false }
                set(object, value)
                return true
            }
        }

        mutating func addDelegates() {
            add("delegate", \UITableView.delegate)
            add("delegate", \UICollectionView.delegate)
            add("delegate", \UITextView.delegate)
            add("delegate", \UIScrollView.delegate)
            add("delegate", \UITextField.delegate)
            add("delegate", \UISearchBar.delegate)
            add("delegate", \UIPickerView.delegate)
            add("delegate", \UIGestureRecognizer.delegate)
            add("delegate", \UITabBar.delegate)
            add("delegate", \UINavigationBar.delegate)
            add("delegate", \UIToolbar.delegate)
            add("delegate", \UINavigationController.delegate)
            add("delegate", \UITabBarController.delegate)
            add("delegate", \UISplitViewController.delegate)
            add("delegate", \UIPageViewController.delegate)
        }

        mutating func addSources() {
            add("dataSource", \UITableView.dataSource)
            add("dataSource", \UICollectionView.dataSource)
            add("dataSource", \UIPickerView.dataSource)
            add("dataSource", \UIPageViewController.dataSource)
            add("prefetchDataSource", \UITableView.prefetchDataSource)
            add("prefetchDataSource", \UICollectionView.prefetchDataSource)
            add("dragDelegate", \UITableView.dragDelegate)
            add("dragDelegate", \UICollectionView.dragDelegate)
            add("dropDelegate", \UITableView.dropDelegate)
            add("dropDelegate", \UICollectionView.dropDelegate)
        }

        mutating func addViews() {
            add("refreshControl", \UIScrollView.refreshControl)
            // Not by key paths, which read the property before, and that would load the view.
            add("view") { (controller: UIViewController, view: UIView) in controller.view = view }
            add("tableView") { (controller: UITableViewController, table: UITableView) in
                controller.tableView = table
            }
            add("collectionView") { (controller: UICollectionViewController, view: UICollectionView) in
                controller.collectionView = view
            }
            add("refreshControl") { (controller: UITableViewController, control: UIRefreshControl) in
                controller.refreshControl = control
            }
            add("backgroundView", \UITableViewCell.backgroundView)
            add("backgroundView", \UICollectionViewCell.backgroundView)
            add("backgroundView", \UITableView.backgroundView)
            add("backgroundView", \UICollectionView.backgroundView)
            add("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
            add("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
            add("accessoryView", \UITableViewCell.accessoryView)
            add("editingAccessoryView", \UITableViewCell.editingAccessoryView)
            add("tableHeaderView", \UITableView.tableHeaderView)
            add("tableFooterView", \UITableView.tableFooterView)
            add("titleView", \UINavigationItem.titleView)
            add("inputAccessoryView", \UITextField.inputAccessoryView)
            add("inputAccessoryView", \UITextView.inputAccessoryView)
            add("inputView", \UITextField.inputView)
            add("inputView", \UITextView.inputView)
            add("leftView", \UITextField.leftView)
            add("rightView", \UITextField.rightView)
            add("rootViewController", \UIWindow.rootViewController)
            add("mask", \UIView.mask)
            add("maskView", \UIView.mask)
        }
    }
}
