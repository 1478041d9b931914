/// Makes objects by their class alone, as UIKit makes delegates, views and cells.
///
/// Swift calls an initializer by a metatype only if it is `required`, which every subclass would have to write. But all
/// overrides of an initializer share its place in the classes' method tables, required or not. This class overrides
/// `init()` as required, so a call by its metatype goes through that place; the metatype is the other class's, whose
/// table therefore answers. No member of this class itself is ever used.
///
/// It is open for the optimizer alone: of any other class it would see that there are no subclasses, and call the
/// initializer of this class directly.
///
/// A class that does not have the initializer ends the program with Swift's own message, as it does with UIKit: "Use of
/// unimplemented initializer 'init()' for class 'MyApp.AppDelegate'".
@_spi(Made)
open class MadeObject: NSObject {
    /// Its place in the table of methods is the one that is called.
    public required override init() {
        super.init()
    }

    // Not inlined: the optimizer would take the result for an object of this class.
    @inline(never)
    package static func make(_ type: NSObject.Type) -> NSObject {
        unsafeBitCast(type, to: MadeObject.Type.self).init()
    }
}

extension NSObject: ObjectMadeByClass {}
