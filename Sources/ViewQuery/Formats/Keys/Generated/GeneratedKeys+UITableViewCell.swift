// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UITableViewCellRoot: UITableViewCell {}

extension UITableViewCell: UITableViewCellRoot {}

extension GeneratedKeys {
    static func ofUITableViewCell<Root: UITableViewCell>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("accessoryType", any: \Root.accessoryType)
        keys.add("accessoryView", any: \Root.accessoryView)
        keys.add("automaticallyUpdatesBackgroundConfiguration", any: \Root.automaticallyUpdatesBackgroundConfiguration)
        keys.add("automaticallyUpdatesContentConfiguration", any: \Root.automaticallyUpdatesContentConfiguration)
        keys.add("backgroundConfiguration", any: \Root.backgroundConfiguration)
        keys.add("backgroundView", any: \Root.backgroundView)
        keys.add("configurationState", any: \Root.configurationState)
        keys.add("configurationUpdateHandler", any: \Root.configurationUpdateHandler)
        keys.add("contentConfiguration", any: \Root.contentConfiguration)
        keys.add("contentView", any: \Root.contentView)
        keys.add("detailTextLabel", any: \Root.detailTextLabel)
        keys.add("editingAccessoryType", any: \Root.editingAccessoryType)
        keys.add("editingAccessoryView", any: \Root.editingAccessoryView)
        keys.add("editingStyle", any: \Root.editingStyle)
        keys.add("imageView", any: \Root.imageView, isAnnounced: true)
        keys.add("indentationLevel", any: \Root.indentationLevel)
        keys.add("indentationWidth", any: \Root.indentationWidth)
        keys.add("isEditing", any: \Root.isEditing)
        keys.add("isHighlighted", any: \Root.isHighlighted, isAnnounced: true)
        keys.add("isSelected", any: \Root.isSelected, isAnnounced: true)
        keys.add("multipleSelectionBackgroundView", any: \Root.multipleSelectionBackgroundView)
        keys.add("reuseIdentifier", any: \Root.reuseIdentifier)
        keys.add("selectedBackgroundView", any: \Root.selectedBackgroundView)
        keys.add("selectionStyle", any: \Root.selectionStyle)
        keys.add("separatorInset", any: \Root.separatorInset)
        keys.add("shouldIndentWhileEditing", any: \Root.shouldIndentWhileEditing)
        keys.add("showingDeleteConfirmation", any: \Root.showingDeleteConfirmation)
        keys.add("showsReorderControl", any: \Root.showsReorderControl)
        keys.add("textLabel", any: \Root.textLabel)
        return keys
    }

    static func namesOfUITableViewCell<Root: UITableViewCellRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUITableViewCell(root).propertyNames
    }
}
