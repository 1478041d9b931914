/// Makes controllers by their class, as ``MadeObject`` does.
@_spi(Made) @preconcurrency @MainActor
open class MadeController: UIViewController {
    /// Its place in the table of methods is the one that is called.
    public required override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Takes no part in it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @inline(never)
    fileprivate static func make(
        _ type: UIViewController.Type, _ nibName: String?, _ bundle: Bundle?
    ) -> UIViewController {
        unsafeBitCast(type, to: MadeController.Type.self).init(nibName: nibName, bundle: bundle)
    }
}

extension UIViewController {
    /// Makes a controller of a class that is known only when the program runs, with its `init(nibName:bundle:)`.
    ///
    /// UIKit's `type.init(nibName: nil, bundle: nil)` is here `type.instance(nibName: nil, bundle: nil)`.
    ///
    /// - Precondition: The class has `init(nibName:bundle:)`, its own or an inherited one.
    public static func instance(nibName: String?, bundle: Bundle?) -> Self {
        unsafeDowncast(MadeController.make(self, nibName, bundle), to: Self.self)
    }

    /// Makes a controller of the class without a nib's name.
    static func instance() -> Self { instance(nibName: nil, bundle: nil) }
}
