import Foundation

/// Makes objects by their class alone, as UIKit makes delegates, views and cells.
///
/// Swift calls an initializer by a metatype only if it is `required`, which every subclass would have to write. But all
/// overrides of an initializer share its place in the classes' method tables, required or not. This class overrides
/// `init()` as required, so a call by its metatype goes through that place; the metatype is the other class's, whose
/// table therefore answers. No member of this class itself is ever used.
///
/// A class that does not have the initializer ends the program with Swift's own message, as it does with UIKit: "Use of
/// unimplemented initializer 'init()' for class 'MyApp.AppDelegate'".
package class MadeObject: NSObject {
    package required override init() {
        super.init()
    }

    // Not inlined: the optimizer would take the result for an object of this class.
    /// Makes an object with `init()`.
    @inline(never)
    package static func make(_ type: NSObject.Type) -> NSObject {
        unsafeBitCast(type, to: MadeObject.Type.self).init()
    }
}
