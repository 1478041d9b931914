/// The modules that have the classes of Apple's UIKit here.
package enum OwnModules {
    /// Their names; a user knows them by the one that re-exports them.
    package static let names = ["HeadlessUIKitCore", "HeadlessLists"]

    /// The module that applications and tests import for them.
    package static let shownName = "HeadlessUIKit"

    /// Whether a type is of one of these modules.
    package static func have(_ type: Any.Type) -> Bool {
        names.contains(module(of: type))
    }

    /// The name of the module that declares a type.
    static func module(of type: Any.Type) -> String {
        String(String(reflecting: type).prefix { $0 != "." })
    }

    /// Whether a module is one of the toolchain, whose classes are not part of the program.
    static func isOfToolchain(_ module: String) -> Bool { module == "Foundation" || module == "XCTest" }
}
