/// Makes segues by their class, as ``MadeObject`` does.
@_spi(Made) @preconcurrency @MainActor
open class MadeSegue: UIStoryboardSegue {
    /// Its place in the table of methods is the one that is called.
    public required override init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    @inline(never)
    fileprivate static func make(
        _ type: UIStoryboardSegue.Type, _ identifier: String?, _ source: UIViewController,
        _ destination: UIViewController
    ) -> UIStoryboardSegue {
        unsafeBitCast(type, to: MadeSegue.Type.self).init(
            identifier: identifier, source: source, destination: destination)
    }
}

extension UIStoryboardSegue {
    /// Makes a segue of the class with its `init(identifier:source:destination:)`, its own or an inherited one.
    static func instance(
        _ identifier: String?, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue {
        MadeSegue.make(self, identifier, source, destination)
    }
}
