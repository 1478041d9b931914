/// Makes headers and footers by their class, as ``MadeObject`` does.
@_spi(Made) @preconcurrency @MainActor
open class MadeHeaderFooterView: UITableViewHeaderFooterView {
    /// Its place in the table of methods is the one that is called.
    public required override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    /// Takes no part in it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // Safe by what ``MadeObject`` says: only the method table of the class itself is used. Not inlined, as there.
    @inline(never)
    fileprivate static func make(_ type: UITableViewHeaderFooterView.Type, _ identifier: String?)
        -> UITableViewHeaderFooterView
    {
        unsafeBitCast(type, to: MadeHeaderFooterView.Type.self).init(reuseIdentifier: identifier)
    }
}

extension UITableViewHeaderFooterView {
    /// Makes a view of a class that is known only when the program runs, with its `init(reuseIdentifier:)`.
    ///
    /// - Precondition: The class has `init(reuseIdentifier:)`, its own or an inherited one.
    public static func instance(reuseIdentifier: String?) -> Self {
        unsafeDowncast(MadeHeaderFooterView.make(self, reuseIdentifier), to: Self.self)
    }
}
