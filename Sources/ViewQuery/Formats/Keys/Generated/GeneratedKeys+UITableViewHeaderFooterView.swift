// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UITableViewHeaderFooterViewRoot: UITableViewHeaderFooterView {}

extension UITableViewHeaderFooterView: UITableViewHeaderFooterViewRoot {}

extension GeneratedKeys {
    static func ofUITableViewHeaderFooterView<Root: UITableViewHeaderFooterView>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("automaticallyUpdatesBackgroundConfiguration", any: \Root.automaticallyUpdatesBackgroundConfiguration)
        keys.add("automaticallyUpdatesContentConfiguration", any: \Root.automaticallyUpdatesContentConfiguration)
        keys.add("backgroundConfiguration", any: \Root.backgroundConfiguration)
        keys.add("backgroundView", any: \Root.backgroundView)
        keys.add("configurationState", any: \Root.configurationState)
        keys.add("configurationUpdateHandler", any: \Root.configurationUpdateHandler)
        keys.add("contentConfiguration", any: \Root.contentConfiguration)
        keys.add("contentView", any: \Root.contentView)
        keys.add("detailTextLabel", any: \Root.detailTextLabel)
        keys.add("reuseIdentifier", any: \Root.reuseIdentifier)
        keys.add("textLabel", any: \Root.textLabel)
        return keys
    }

    static func namesOfUITableViewHeaderFooterView<Root: UITableViewHeaderFooterViewRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUITableViewHeaderFooterView(root).propertyNames
    }
}
