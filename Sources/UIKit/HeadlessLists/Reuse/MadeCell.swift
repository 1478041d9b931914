/// Makes table cells by their class, as ``MadeObject`` does.
@_spi(Made) @preconcurrency @MainActor
open class MadeCell: UITableViewCell {
    /// Its place in the table of methods is the one that is called.
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Takes no part in it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // Safe by what ``MadeObject`` says: only the method table of the class itself is used. Not inlined, as there.
    @inline(never)
    fileprivate static func make(
        _ type: UITableViewCell.Type, _ style: CellStyle, _ identifier: String?
    ) -> UITableViewCell {
        unsafeBitCast(type, to: MadeCell.Type.self).init(style: style, reuseIdentifier: identifier)
    }
}

extension UITableViewCell {
    /// Makes a cell of a class that is known only when the program runs, with its `init(style:reuseIdentifier:)`.
    ///
    /// - Precondition: The class has `init(style:reuseIdentifier:)`, its own or an inherited one.
    public static func instance(style: CellStyle, reuseIdentifier: String?) -> Self {
        unsafeDowncast(MadeCell.make(self, style, reuseIdentifier), to: Self.self)
    }

    /// Makes a cell of the class in the default style.
    package static func instance(reuseIdentifier: String?) -> Self {
        instance(style: .default, reuseIdentifier: reuseIdentifier)
    }
}
