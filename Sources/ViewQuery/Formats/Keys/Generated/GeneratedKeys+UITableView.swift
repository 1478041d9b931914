// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UITableViewRoot: UITableView {}

extension UITableView: UITableViewRoot {}

extension GeneratedKeys {
    static func ofUITableView<Root: UITableView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("allowsMultipleSelection", any: \Root.allowsMultipleSelection)
        keys.add("allowsMultipleSelectionDuringEditing", any: \Root.allowsMultipleSelectionDuringEditing)
        keys.add("allowsSelection", any: \Root.allowsSelection)
        keys.add("allowsSelectionDuringEditing", any: \Root.allowsSelectionDuringEditing)
        keys.add("backgroundView", any: \Root.backgroundView)
        keys.add("contextMenuInteraction", any: \Root.contextMenuInteraction)
        keys.add("dataSource", any: \Root.dataSource)
        keys.add("delegate", any: \Root.delegate)
        keys.add("estimatedRowHeight", any: \Root.estimatedRowHeight)
        keys.add("estimatedSectionFooterHeight", any: \Root.estimatedSectionFooterHeight)
        keys.add("estimatedSectionHeaderHeight", any: \Root.estimatedSectionHeaderHeight)
        keys.add("hasUncommittedUpdates", any: \Root.hasUncommittedUpdates)
        keys.add("indexPathForSelectedRow", any: \Root.indexPathForSelectedRow)
        keys.add("indexPathsForSelectedRows", any: \Root.indexPathsForSelectedRows)
        keys.add("indexPathsForVisibleRows", any: \Root.indexPathsForVisibleRows)
        keys.add("isEditing", any: \Root.isEditing)
        keys.add("numberOfSections", any: \Root.numberOfSections)
        keys.add("prefetchDataSource", any: \Root.prefetchDataSource)
        keys.add("rowHeight", any: \Root.rowHeight)
        keys.add("sectionFooterHeight", any: \Root.sectionFooterHeight)
        keys.add("sectionHeaderHeight", any: \Root.sectionHeaderHeight)
        keys.add("sectionHeaderTopPadding", any: \Root.sectionHeaderTopPadding)
        keys.add("sectionIndexColor", any: \Root.sectionIndexColor)
        keys.add("sectionIndexMinimumDisplayRowCount", any: \Root.sectionIndexMinimumDisplayRowCount)
        keys.add("separatorColor", any: \Root.separatorColor)
        keys.add("separatorInset", any: \Root.separatorInset)
        keys.add("separatorStyle", any: \Root.separatorStyle)
        keys.add("style", any: \Root.style)
        keys.add("tableFooterView", any: \Root.tableFooterView)
        keys.add("tableHeaderView", any: \Root.tableHeaderView)
        keys.add("visibleCells", any: \Root.visibleCells)
        return keys
    }

    static func namesOfUITableView<Root: UITableViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUITableView(root).propertyNames
    }
}
