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
    fileprivate static func make(_ type: UIViewController.Type) -> UIViewController {
        unsafeBitCast(type, to: MadeController.Type.self).init(nibName: nil, bundle: nil)
    }
}

extension UIViewController {
    /// Makes a controller of the class with its `init(nibName:bundle:)`, its own or an inherited one.
    static func instance() -> Self {
        unsafeDowncast(MadeController.make(self), to: Self.self)
    }
}
