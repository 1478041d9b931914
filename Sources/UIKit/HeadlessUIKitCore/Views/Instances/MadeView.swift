/// Makes views by their class, as ``MadeObject`` does.
@_spi(Made) @preconcurrency @MainActor
open class MadeView: UIView {
    /// Its place in the table of methods is the one that is called.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Takes no part in it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @inline(never)
    fileprivate static func make(_ type: UIView.Type, _ frame: CGRect) -> UIView {
        unsafeBitCast(type, to: MadeView.Type.self).init(frame: frame)
    }
}

extension UIView {
    /// Makes a view of a class that is known only when the program runs, with its `init(frame:)`.
    ///
    /// Swift calls an initializer by a metatype only if it is `required`. UIKit's `type.init(frame: .zero)` is here:
    ///
    /// ```swift
    /// let headerType: UIView.Type = ProfileHeader.self
    /// let header = headerType.instance(frame: .zero)
    /// ```
    ///
    /// - Precondition: The class has `init(frame:)`, its own or an inherited one.
    public static func instance(frame: CGRect) -> Self {
        unsafeDowncast(MadeView.make(self, frame), to: Self.self)
    }
}
