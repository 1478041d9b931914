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
    /// Makes a segue of a class that is known only when the program runs, with its
    /// `init(identifier:source:destination:)`.
    ///
    /// - Precondition: The class has this initializer, its own or an inherited one.
    public static func instance(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) -> Self {
        unsafeDowncast(MadeSegue.make(self, identifier, source, destination), to: Self.self)
    }
}
