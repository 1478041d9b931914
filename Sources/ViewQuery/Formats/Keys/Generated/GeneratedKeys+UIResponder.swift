// Made from the sources of HeadlessUIKit. To make it again, after a property was added:
// ROBOT_WRITE_KEYS=1 swift test --filter GeneratedKeysTests
// swift-format-ignore-file

import HeadlessUIKit

protocol UIResponderRoot: UIResponder {}

extension UIResponder: UIResponderRoot {}

extension GeneratedKeys {
    static func ofUIResponder<Root: UIResponder>(_: Root.Type) -> KeyList<Root> {
        var keys = KeyList<Root>()
        keys.add("canBecomeFirstResponder", any: \Root.canBecomeFirstResponder)
        keys.add("canResignFirstResponder", any: \Root.canResignFirstResponder)
        keys.add("inputAccessoryView", any: \Root.inputAccessoryView)
        keys.add("inputView", any: \Root.inputView)
        keys.add("isFirstResponder", any: \Root.isFirstResponder)
        keys.add("keyCommands", any: \Root.keyCommands)
        keys.add("next", any: \Root.next)
        keys.add("undoManager", any: \Root.undoManager)
        return keys
    }

    static func namesOfUIResponder<Root: UIResponderRoot>(_ root: Root.Type) -> [AnyKeyPath: String] {
        ofUIResponder(root).propertyNames
    }
}
