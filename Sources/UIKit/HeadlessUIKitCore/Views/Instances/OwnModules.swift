/// The modules that have the classes of Apple's UIKit here.
package enum OwnModules {
    /// Their names; a user knows them by the one that re-exports them.
    package static let names = ["HeadlessUIKitCore", "HeadlessLists"]

    /// The module that applications and tests import for them.
    package static let shownName = "HeadlessUIKit"

    /// Whether a type is of one of these modules.
    package static func have(_ type: Any.Type) -> Bool {
        let name = String(reflecting: type)
        return names.contains { name.hasPrefix($0) && name.dropFirst($0.count).first == "." }
    }
}
