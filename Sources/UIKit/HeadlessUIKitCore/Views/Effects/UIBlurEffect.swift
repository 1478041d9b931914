/// A blur of what is behind a visual effect view. Pictures show a colour that comes close to it.
open class UIBlurEffect: UIVisualEffect {
    package final let style: Style

    /// Makes a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Whether `object` is a blur of the same style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBlurEffect else { return false }
        return style == other.style
    }

    /// A hash of the style.
    open override var hash: Int { style.rawValue }
}
